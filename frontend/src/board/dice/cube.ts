// The faces of a die, the rotation that shows each, and how the others are lit.

import { DIE_A, DIE_B } from "../../game/notation";

export const FACES = [DIE_A, DIE_B] as const;

/** The rotation in degrees around x and y that shows each face. */
export const TURNS = [
  [0, 0],
  [0, -90],
  [0, 180],
  [0, 90],
  [-90, 0],
  [90, 0],
] as const;

type Turn = readonly [number, number];
type Vector = readonly [number, number, number];

function around(axis: "x" | "y", degrees: number, [x, y, z]: Vector): Vector {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return axis === "x" ? [x, y * cos - z * sin, y * sin + z * cos] : [x * cos + z * sin, y, z * cos - x * sin];
}

/** The shade of a face, from -1 (dark) to 1 (lit), when the cube is turned to show another one; the light comes from above. */
export function light(face: Turn, shown: Turn): number {
  const normal = around("y", -face[1], around("x", -face[0], [0, 0, 1]));
  const [x, y] = around("x", shown[0], around("y", shown[1], normal));
  return -y * 0.3 - Math.abs(x) * 0.26;
}

/** The rotation of a die at rest: its face seen slightly from above; a waiting die stands on its corner. */
export function rest(die: 0 | 1, turn: Turn | undefined): string {
  const [scale, x, y] = turn ? [1, -16, die ? 9 : -9] : [0.76, -32, die ? -42 : 40];
  const [a, b] = turn ?? (die ? [90, 0] : [0, 180]);
  return `scale3d(${scale}, ${scale}, ${scale}) rotateX(${x}deg) rotateY(${y}deg) rotateX(${a}deg) rotateY(${b}deg)`;
}

/** The rotation of a die that has landed on a face. */
export function restOn(die: 0 | 1, face: number): string {
  return rest(die, TURNS[FACES[die].findIndex((each) => each === face)]);
}
