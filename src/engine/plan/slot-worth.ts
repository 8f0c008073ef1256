/**
 * What a slot is worth that begins at each step of a night: its weight times the signal-to-noise ratio of all that is exposed
 * in it, which adds up in squares; 0 where a step of it is not allowed or it would end after the night.
 *
 * @param snr signal-to-noise ratio gained within each step, not negative.
 * @param isAllowed whether the object may be observed at each step.
 * @param length steps that a slot takes.
 * @param weight of the object, see `priorityOf`.
 */
export function slotWorths(
  snr: ArrayLike<number>,
  isAllowed: readonly boolean[],
  length: number,
  weight: number,
): Float64Array {
  const worth = new Float64Array(isAllowed.length);
  for (let from = 0; from + length <= isAllowed.length; from++) {
    let squares = 0;
    let allowed = true;
    for (let step = from; step < from + length && allowed; step++) {
      allowed = isAllowed[step];
      squares += snr[step] ** 2;
    }
    if (allowed) worth[from] = weight * Math.sqrt(squares);
  }
  return worth;
}
