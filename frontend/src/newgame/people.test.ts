import { expect, test } from "vitest";
import { BY_LOT, withColor, withMoved, withoutPerson, withPerson } from "./people";

const FAMILY = { people: ["Mia", "Ben", "Papa"], colors: [2, 0, 5], youngest: 0, guests: 0 };

test("a new person gets a color that nobody has, and computer players make room", () => {
  expect(withPerson(FAMILY)).toMatchObject({ people: ["Mia", "Ben", "Papa", ""], colors: [2, 0, 5, 1] });
  expect(withPerson({ ...FAMILY, guests: 3 }).guests).toBe(2);
});

test("the youngest stays the youngest when somebody leaves; if that was the youngest, the first one starts", () => {
  expect(withoutPerson({ ...FAMILY, youngest: 2 }, 0)).toMatchObject({ people: ["Ben", "Papa"], colors: [0, 5], youngest: 1 });
  expect(withoutPerson({ ...FAMILY, youngest: 2 }, 2).youngest).toBe(0);
  expect(withoutPerson({ ...FAMILY, youngest: BY_LOT }, 1).youngest).toBe(BY_LOT);
  expect(withoutPerson({ people: ["Mia", "Ben"], colors: [0, 1], youngest: 0, guests: 0 }, 1).guests).toBe(1);
});

test("colors stay different: the other person takes the old one", () => {
  expect(withColor(FAMILY, 0, 5).colors).toEqual([5, 0, 2]);
  expect(withColor(FAMILY, 0, 3).colors).toEqual([3, 0, 5]);
});

test("moving keeps names, colors and the youngest together", () => {
  expect(withMoved(FAMILY, 0, 2)).toEqual({ people: ["Ben", "Papa", "Mia"], colors: [0, 5, 2], youngest: 2, guests: 0 });
  expect(withMoved(FAMILY, 2, 0)).toEqual({ people: ["Papa", "Mia", "Ben"], colors: [5, 2, 0], youngest: 1, guests: 0 });
  expect(withMoved({ ...FAMILY, youngest: BY_LOT }, 0, 1).youngest).toBe(BY_LOT);
});
