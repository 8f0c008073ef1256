/** A number with this many decimals. */
export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** The nearest multiple of a unit divided by this many parts, such as 100 for hundredths. */
export function roundedToParts(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
