/** Steps of rounded states: 2.2 m, and 17 mm a day. */
const PLACE_STEP_AU = 2 ** -36;
const VELOCITY_STEP_AU_PER_DAY = 2 ** -43;

/**
 * Rounds states, six numbers each as in `OrbitNodes`, so that the last digits of what is stored are zeros and pack.
 *
 * A place moves by 1.1 m at most in each axis, and by 9 cm more in the ten days to the next node. As seen from 0.07 au, inside which no
 * state is rounded (see `build-nodes.ts`), 1.9 m are 4e-5 arcsec: a thousandth of the last digit of any list. A perturbed orbit that
 * starts from such a state is 0.3 km from its place after ten years, 0.4 mas at 1 au.
 *
 * @param states au and au/d, rounded in place from the first number to, and without, the last.
 */
export function roundStates(states: Float64Array, first: number, end: number): void {
  for (let at = first; at < end; at += 6) {
    for (let k = at; k < at + 3; k++) states[k] = Math.round(states[k] / PLACE_STEP_AU) * PLACE_STEP_AU;
    for (let k = at + 3; k < at + 6; k++)
      states[k] = Math.round(states[k] / VELOCITY_STEP_AU_PER_DAY) * VELOCITY_STEP_AU_PER_DAY;
  }
}
