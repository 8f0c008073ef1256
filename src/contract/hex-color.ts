/** How colours are stored: six lower-case hexadecimal digits without '#'. */
export const HEX_COLOR = /^[0-9a-f]{6}$/;

/**
 * Reads a colour typed as 3 or 6 hexadecimal digits, with or without '#'.
 *
 * @returns the colour as it is stored; undefined for any other text.
 */
export function hexColor(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  const color = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return HEX_COLOR.test(color) ? color : undefined;
}
