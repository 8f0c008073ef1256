/** Shown for a value that does not exist. */
export const ABSENT = '–';

/** A number with this many decimals and the true minus sign; what rounds to zero has no sign. */
export function fixedText(value: number, decimals: number): string {
  const size = Math.abs(value).toFixed(decimals);
  return value < 0 && Number(size) !== 0 ? `−${size}` : size;
}

/** A size that is never zero by `fixedText`, or, where it would round to zero, what it is below. */
export function sizeText(size: number, decimals: number): string {
  const text = fixedText(size, decimals);
  return Number(text) === 0 ? `< ${fixedText(10 ** -decimals, decimals)}` : text;
}

/** A number by `fixedText`, or a dash where there is none. */
export function knownText(value: number | undefined, decimals: number): string {
  return value === undefined ? ABSENT : fixedText(value, decimals);
}

/** A number by `fixedText`, with the thousands of long numbers set apart, for numbers that are read and not compared in a column. */
export function numberText(value: number, decimals: number): string {
  return fixedText(value, decimals).replace(/(?<![.\d])\d{5,}/, (whole) =>
    whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u{202F}'),
  );
}

/** The least number with this many decimals that is not below a value, so that a written upper bound stays true. */
export function roundedUp(value: number, decimals: number): number {
  const nearest = Number(value.toFixed(decimals));
  return nearest < value ? Number((nearest + 10 ** -decimals).toFixed(decimals)) : nearest;
}
