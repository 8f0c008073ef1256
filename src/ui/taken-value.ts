/** What a field may hold, and how it is written there. */
type Rule = {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
};

/**
 * What is said of a text that was not taken as it was typed: '95 limited to 90', '2.6 rounded to 3', 'Empty: set to 0'. Decimals
 * that are beyond what a field holds are not told.
 *
 * @param typed  the number that the text was read as; undefined for a text that is none.
 * @param taken  what the field holds now; undefined for nothing.
 * @returns undefined where the text was taken, or something else has taken its place since.
 */
export function takenText(
  text: string,
  typed: number | undefined,
  taken: number | undefined,
  { min, max }: Rule,
): string | undefined {
  if (taken === undefined) return undefined;
  if (typed === undefined) return `${quoted(text)}: set to ${taken}`;
  const isLimited = (taken === min && typed < taken) || (taken === max && typed > taken);
  if (isLimited) return `${text.trim()} limited to ${taken}`;
  return typed !== taken && Math.round(typed) === taken ? `${text.trim()} rounded to ${taken}` : undefined;
}

/** What is said of the ends of a range that were typed in the wrong order, and so have changed places. */
export function exchangedText(lower: number, upper: number): string {
  return `${lower} and ${upper} exchanged`;
}

/** What is said of an end of a range that went, as the other was set beyond it. */
export function letGoText(end: number, beyond: number): string {
  return `${end} let go: ${beyond > end ? 'less' : 'more'} than ${beyond}`;
}

/** A text as it is told, cut where it is long, without signs that would turn the direction of what follows. */
export function shortText(text: string): string {
  const trimmed = text.replace(/\p{Bidi_Control}/gu, '').trim();
  return trimmed.length > 20 ? `${trimmed.slice(0, 20)}…` : trimmed;
}

function quoted(text: string): string {
  return text.trim() === '' ? 'Empty' : `“${shortText(text)}” is not a number`;
}
