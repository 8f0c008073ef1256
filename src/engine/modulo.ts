/** The remainder of a division that is never negative: an angle within a turn, an hour within a day. */
export function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
