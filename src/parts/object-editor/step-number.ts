import type { NumberRule } from '#machines/editor/editor-fields.ts';
import { plainText } from '#machines/editor/editor-values.ts';

/** Steps that a key moves a number by. */
const KEY_STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

/**
 * The number that a key makes of the one in a field, within its limits.
 *
 * @param text of the field; an empty one counts as zero.
 * @param key as keyboard events name it.
 * @returns undefined for a key that moves nothing, and where the text is not a number.
 */
export function steppedText(
  text: string,
  key: string,
  { min, max, step, decimal }: NumberRule,
): string | undefined {
  const steps = KEY_STEPS.get(key);
  const value = Number(text.trim().replace(',', '.'));
  if (steps === undefined || !Number.isFinite(value)) return undefined;
  const moved = Math.min(Math.max(value + steps * step, min), max);
  return plainText(Number(moved.toFixed(decimal)));
}
