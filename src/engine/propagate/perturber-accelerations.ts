import { BODY } from '../ephemeris/body.ts';

/**
 * Accelerations and potentials of the large bodies as relativity needs them: the Sun feels all of them, each feels the
 * Sun, and Earth and Moon feel each other.
 *
 * Neglected: what planets do to each other, at most 1 % of what the Sun does to them; it enters the relativity of a small
 * body with the planet's mass, 1e-5 of the Sun's part.
 *
 * @param gm gravitational parameters by body index, au³/d².
 * @param numbers holds positions from index `at`, au, three per body.
 * @param acceleration index from which it receives three numbers per body, au/d².
 * @param potential index from which it receives the potential of the others at each body, au²/d².
 * @param bodies how many large bodies there are.
 */
export function writePerturberAccelerations(
  gm: Float64Array,
  numbers: Float64Array,
  at: number,
  acceleration: number,
  potential: number,
  bodies: number,
): void {
  const sunGm = gm[BODY.Sun];
  let [a0, a1, a2, u] = [0, 0, 0, 0]; // of the Sun
  for (let body = 1, p = at + 3, a = acceleration + 3; body < bodies; body++, p += 3, a += 3) {
    const d0 = numbers[p] - numbers[at];
    const d1 = numbers[p + 1] - numbers[at + 1];
    const d2 = numbers[p + 2] - numbers[at + 2];
    const square = d0 * d0 + d1 * d1 + d2 * d2;
    const near = 1 / Math.sqrt(square);
    const cube = near / square;
    const onSun = gm[body] * cube;
    const onBody = -sunGm * cube;
    u += gm[body] * near;
    a0 += onSun * d0;
    a1 += onSun * d1;
    a2 += onSun * d2;
    numbers[potential + body] = sunGm * near;
    numbers[a] = onBody * d0;
    numbers[a + 1] = onBody * d1;
    numbers[a + 2] = onBody * d2;
  }
  numbers[potential] = u;
  numbers[acceleration] = a0;
  numbers[acceleration + 1] = a1;
  numbers[acceleration + 2] = a2;
  addEarthAndMoon(gm, numbers, at, acceleration, potential);
}

/** Adds what Earth and Moon do to each other. */
function addEarthAndMoon(
  gm: Float64Array,
  numbers: Float64Array,
  at: number,
  acceleration: number,
  potential: number,
): void {
  const { Earth, Moon } = BODY;
  let square = 0;
  for (let axis = 0; axis < 3; axis++) {
    square += (numbers[at + 3 * Moon + axis] - numbers[at + 3 * Earth + axis]) ** 2;
  }
  const near = 1 / Math.sqrt(square);
  const cube = near / square;
  for (let axis = 0; axis < 3; axis++) {
    const line = numbers[at + 3 * Moon + axis] - numbers[at + 3 * Earth + axis];
    numbers[acceleration + 3 * Earth + axis] += gm[Moon] * cube * line;
    numbers[acceleration + 3 * Moon + axis] -= gm[Earth] * cube * line;
  }
  numbers[potential + Earth] += gm[Moon] * near;
  numbers[potential + Moon] += gm[Earth] * near;
}
