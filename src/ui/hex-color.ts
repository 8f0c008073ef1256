const HEX = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * Reads a colour typed as 3 or 6 hexadecimal digits, with or without '#'.
 *
 * @returns six lower-case digits without '#'; undefined for any other text.
 */
export function hexColor(text: string): string | undefined {
  const trimmed = text.trim();
  if (!HEX.test(trimmed)) return undefined;
  const digits = trimmed.replace('#', '').toLowerCase();
  return digits.length === 6 ? digits : digits.replace(/./g, '$&$&');
}
