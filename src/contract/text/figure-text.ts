/** A figure by its first two digits, as `0.0072`, `44` or `8.7e-10`. */
export function figureText(value: number): string {
  return Number(value.toPrecision(2)).toString();
}
