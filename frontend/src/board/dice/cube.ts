// The faces of a die, the rotation that shows each, and the light on the others.

import { DIE_A, DIE_B } from "../../game/notation";

export const FACES = [DIE_A, DIE_B] as const;

/** How the cube is turned, in degrees around x and around y, to show each of its faces. */
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

/** How a face looks, from -1 (in the shade) to 1 (in the light), when the cube is turned to show another one: the light comes from above. */
export function light(face: Turn, shown: Turn): number {
  const normal = around("y", -face[1], around("x", -face[0], [0, 0, 1]));
  const [x, y] = around("x", shown[0], around("y", shown[1], normal));
  return -y * 0.3 - Math.abs(x) * 0.26;
}

/** How a die lies: turned to its face, a little from above; one that waits stands on its corner. */
export function rest(die: 0 | 1, turn: Turn | undefined): string {
  const [scale, x, y] = turn ? [1, -16, die ? 9 : -9] : [0.76, -32, die ? -42 : 40];
  const [a, b] = turn ?? (die ? [90, 0] : [0, 180]);
  return `scale3d(${scale}, ${scale}, ${scale}) rotateX(${x}deg) rotateY(${y}deg) rotateX(${a}deg) rotateY(${b}deg)`;
}
