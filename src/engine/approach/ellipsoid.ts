/** An ellipsoid of one standard deviation about a place. */
export type Ellipsoid = {
  /** Semi-axes, the longest first, in the unit of the covariance's root. */
  readonly semiAxes: readonly [number, number, number];
  /**
   * Angles, rad, by which axes along x, y and z are turned about x, then y, then z, each time about the axes that stay, into
   * those of the ellipsoid: the columns of Rz Ry Rx.
   */
  readonly turns: readonly [x: number, y: number, z: number];
};

/** Distance of a unit vector from the pole below which its longitude is rounding. */
const POLAR = 1e-12;

/** Sweeps in which the off-diagonal of a 3 × 3 matrix vanishes. */
const SWEEPS = 12;

/**
 * The ellipsoid of a covariance of positions.
 *
 * @param matrix 9 numbers, row-major, symmetric.
 *
 * Accuracy: 1e-12 of the longest axis. Source: Jacobi's method, Press et al. (2007), section 11.1.
 */
export function ellipsoidOf(matrix: ArrayLike<number>): Ellipsoid {
  const a = Array.from(matrix);
  const vectors = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [p, q] of PAIRS) annihilate(a, vectors, p, q);
  }
  const order = [0, 1, 2].sort((one, other) => a[4 * other] - a[4 * one]);
  const columns = order.map((column) => [0, 1, 2].map((row) => vectors[3 * row + column]));
  const [first, second] = columns;
  const third = [
    first[1] * second[2] - first[2] * second[1],
    first[2] * second[0] - first[0] * second[2],
    first[0] * second[1] - first[1] * second[0],
  ];
  const [long, middle, short] = order.map((column) => Math.sqrt(Math.max(a[4 * column], 0)));
  return {
    semiAxes: [long, middle, short],
    turns: turnsOf(first, second, third),
  };
}

/** Where the longest axis points to a pole, turns about x and about z are one: all of it is taken about x. */
function turnsOf(
  first: readonly number[],
  second: readonly number[],
  third: readonly number[],
): Ellipsoid['turns'] {
  const flat = Math.hypot(first[0], first[1]);
  const tilt = Math.atan2(-first[2], flat);
  if (flat < POLAR) return [Math.atan2(-Math.sign(first[2]) * second[0], second[1]), tilt, 0];
  return [Math.atan2(second[2], third[2]), tilt, Math.atan2(first[1], first[0])];
}

/** The covariance of an ellipsoid, 9 numbers, row-major: the inverse of {@link ellipsoidOf}. */
export function matrixOf({ semiAxes, turns }: Ellipsoid): number[] {
  const [cosX, cosY, cosZ] = turns.map(Math.cos);
  const [sinX, sinY, sinZ] = turns.map(Math.sin);
  const columns = [
    [cosZ * cosY, sinZ * cosY, -sinY],
    [cosZ * sinY * sinX - sinZ * cosX, sinZ * sinY * sinX + cosZ * cosX, cosY * sinX],
    [cosZ * sinY * cosX + sinZ * sinX, sinZ * sinY * cosX - cosZ * sinX, cosY * cosX],
  ];
  return Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3), at % 3];
    return columns.reduce((sum, axis, k) => sum + semiAxes[k] ** 2 * axis[row] * axis[column], 0);
  });
}

const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/** Turns two axes so that the matrix has no part between them. */
function annihilate(a: number[], vectors: number[], p: number, q: number): void {
  const between = a[3 * p + q];
  if (between === 0) return;
  const half = (a[4 * q] - a[4 * p]) / (2 * between);
  const tangent = (half >= 0 ? 1 : -1) / (Math.abs(half) + Math.hypot(half, 1));
  const cosine = 1 / Math.hypot(tangent, 1);
  const sine = tangent * cosine;
  for (let k = 0; k < 3; k++) turn(a, 3 * k + p, 3 * k + q, cosine, sine);
  for (let k = 0; k < 3; k++) turn(a, 3 * p + k, 3 * q + k, cosine, sine);
  for (let k = 0; k < 3; k++) turn(vectors, 3 * k + p, 3 * k + q, cosine, sine);
}

function turn(values: number[], at: number, other: number, cosine: number, sine: number): void {
  const [one, two] = [values[at], values[other]];
  values[at] = cosine * one - sine * two;
  values[other] = sine * one + cosine * two;
}
