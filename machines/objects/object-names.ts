import { withoutDirectionControls } from '#contract/direction-controls.ts';

/** Names are separated by commas and new lines. */
const SEPARATORS = /([,\n\r]+)/;

/**
 * Names typed into the insert list: blanks removed, new lines read as commas, empty entries and repetitions dropped.
 * Case is preserved: names are case-sensitive.
 */
export function parseNames(text: string): readonly string[] {
  const entries = withoutDirectionControls(text)
    .replace(/[\n\r]+/g, ',')
    .replace(/\s+/g, '')
    .split(',');
  return [...new Set(entries.filter((entry) => entry !== ''))];
}

/** A name as it is in the text that was typed, with its blanks. */
export function typedName(text: string, name: string): string {
  return (
    withoutDirectionControls(text)
      .split(SEPARATORS)
      .find((entry) => bareName(entry) === name)
      ?.trim() ?? name
  );
}

/** The text with another name in the place of a wrong one; undefined takes it out, and its comma or new line with it. */
export function withNameReplaced(text: string, name: string, by: string | undefined): string {
  const parts = text.split(SEPARATORS);
  if (by !== undefined) {
    return parts
      .map((part) => (bareName(part) === name ? part.replace(part.trim(), () => by) : part))
      .join('');
  }
  const left = parts.flatMap((part, index) =>
    index % 2 === 0 && bareName(part) !== name ? [[index === 0 ? '' : (parts[index - 1] ?? ''), part]] : [],
  );
  return left
    .map(([separator = '', part = ''], place) => (place === 0 ? part.trimStart() : separator + part))
    .join('');
}

/** What is said when only some of the typed names were found. */
export function notFoundMessage(requested: number, missing: number): string {
  return `${requested - missing} of ${requested} objects found, ${missing} objects not found:`;
}

/** A name without its blanks, as a request names it. */
export function bareName(entry: string): string {
  return withoutDirectionControls(entry).replace(/\s+/g, '');
}
