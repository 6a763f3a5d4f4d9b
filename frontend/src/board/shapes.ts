// The six shapes, one per player color: circle, triangle, square, diamond, star, hexagon. Centered, with a radius of about 10.

export const SHAPES: readonly string[] = [
  "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  "M0-9.6L10 7.6H-10Z",
  "M-8-8H8V8H-8Z",
  "M0-10.6L9.4 0L0 10.6L-9.4 0Z",
  "M0-10.8L3.1-3.9L10.6-3.2L5 1.9L6.6 9.4L0 5.5L-6.6 9.4L-5 1.9L-10.6-3.2L-3.1-3.9Z",
  "M0-9.8L8.8-4.9V4.9L0 9.8L-8.8 4.9V-4.9Z",
];

/** The X of a die, as a brush stroke, in a square of 40. */
export const CROSS =
  "M9.3 12C10.6 9.4 13.6 8.8 15.4 10.8C20 16 25.4 21.4 31.2 26.6C33 28.4 31.8 31.4 29.4 31.8C28 32 26.8 31.2 25.8 30.2C20.2 25 15 19.6 10 14C9.2 13.2 9 12.7 9.3 12Z" +
  "M30 9C32 9.8 32.2 12.2 30.8 13.8C25.8 19.8 19.6 25.8 13.8 31.4C12.2 32.8 9.8 32.4 9 30.6C8.4 29.2 9 28 10.2 26.8C15.6 21.8 21 16.2 26 10.4C27.2 9 28.6 8.5 30 9Z" +
  "M34 19.4A1.5 1.5 0 1 1 34 22.4A1.5 1.5 0 1 1 34 19.4ZM7.4 18.6A1.1 1.1 0 1 1 7.4 20.8A1.1 1.1 0 1 1 7.4 18.6Z";

/** The pattern of each shape: a ring, a smaller one, four dots, stripes, a gold heart, spokes. */
export const PATTERNS: readonly string[] = [
  "M0-4.6A4.6 4.6 0 1 1 0 4.6A4.6 4.6 0 1 1 0-4.6Z",
  "M0-3L3.6 3.6H-3.6Z",
  "M-3.4-3.4V-3.3M3.4-3.4V-3.3M-3.4 3.4V3.3M3.4 3.4V3.3",
  "M-3.2-3.4L3.6 3.4M-5.6 0L0 5.8M0-5.8L5.6 0",
  "M0-2.4A2.4 2.4 0 1 1 0 2.4A2.4 2.4 0 1 1 0-2.4Z",
  "M0-5V5M-4.4-2.5L4.4 2.5M4.4-2.5L-4.4 2.5",
];
