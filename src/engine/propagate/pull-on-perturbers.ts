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
export function pullOnPerturbers(
  gm: Float64Array,
  numbers: Float64Array,
  at: number,
  acceleration: number,
  potential: number,
  bodies: number,
): void {
  numbers.fill(0, acceleration, acceleration + 3 * bodies);
  numbers.fill(0, potential, potential + bodies);
  for (let body = 1; body < bodies; body++) attract(BODY.Sun, body);
  attract(BODY.Earth, BODY.Moon);

  function attract(i: number, j: number): void {
    const d0 = numbers[at + 3 * j] - numbers[at + 3 * i];
    const d1 = numbers[at + 3 * j + 1] - numbers[at + 3 * i + 1];
    const d2 = numbers[at + 3 * j + 2] - numbers[at + 3 * i + 2];
    const square = d0 * d0 + d1 * d1 + d2 * d2;
    const near = 1 / Math.sqrt(square);
    const cube = near / square;
    const [onI, onJ] = [acceleration + 3 * i, acceleration + 3 * j];
    numbers[potential + i] += gm[j] * near;
    numbers[potential + j] += gm[i] * near;
    numbers[onI] += gm[j] * cube * d0;
    numbers[onI + 1] += gm[j] * cube * d1;
    numbers[onI + 2] += gm[j] * cube * d2;
    numbers[onJ] -= gm[i] * cube * d0;
    numbers[onJ + 1] -= gm[i] * cube * d1;
    numbers[onJ + 2] -= gm[i] * cube * d2;
  }
}
