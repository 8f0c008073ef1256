/** Corners of a square from −1 to 1, as a triangle strip. */
export const QUAD_CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
