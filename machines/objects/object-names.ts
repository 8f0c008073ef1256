/**
 * Names typed into the insert list: blanks removed, new lines read as commas, empty entries and repetitions dropped.
 * Case is kept: names are case-sensitive.
 */
export function parseNames(text: string): readonly string[] {
  const entries = text
    .replace(/[\n\r]+/g, ',')
    .replace(/\s+/g, '')
    .split(',');
  return [...new Set(entries.filter((entry) => entry !== ''))];
}

/** What is said when only some of the typed names were found. */
export function notFoundMessage(asked: number, missing: number): string {
  return `${asked - missing} of ${asked} objects found, ${missing} objects not found:`;
}
