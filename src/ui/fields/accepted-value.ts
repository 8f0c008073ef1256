/** The limits of a field's value, and its format. */
type Rule = {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
};

/**
 * The report on a text that was not accepted as it was typed: '95 limited to 90', '2.6 rounded to 3', 'Empty: set to 0'. Decimals beyond
 * the precision of a field are not reported.
 *
 * @param typed  the number that the text was read as; undefined for a text that is not a number.
 * @param accepted  what the field holds now; undefined for nothing.
 * @returns undefined where the text was accepted, or something else has replaced it since.
 */
export function acceptedText(
  text: string,
  typed: number | undefined,
  accepted: number | undefined,
  { min, max }: Rule,
): string | undefined {
  if (accepted === undefined) return undefined;
  if (typed === undefined) return `${quoted(text)}: set to ${accepted}`;
  const isLimited = (accepted === min && typed < accepted) || (accepted === max && typed > accepted);
  if (isLimited) return `${text.trim()} limited to ${accepted}`;
  return typed !== accepted && Math.round(typed) === accepted
    ? `${text.trim()} rounded to ${accepted}`
    : undefined;
}

/** The report on ends of a range that were typed in the wrong order, and so have changed places. */
export function exchangedText(lower: number, upper: number): string {
  return `${lower} and ${upper} swapped`;
}

/** The report on an end of a range that was removed, as the other was set beyond it. */
export function removedEndText(end: number, beyond: number): string {
  return `${end} removed: ${beyond > end ? 'less' : 'more'} than ${beyond}`;
}

/** A text as it is reported, cut where it is long, without signs that would turn the direction of what follows. */
export function shortText(text: string): string {
  const trimmed = text.replace(/\p{Bidi_Control}/gu, '').trim();
  return trimmed.length > 20 ? `${trimmed.slice(0, 20)}…` : trimmed;
}

function quoted(text: string): string {
  return text.trim() === '' ? 'Empty' : `“${shortText(text)}” is not a number`;
}
