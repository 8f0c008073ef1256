/** Separators of a CSV file: commas with decimal points, or semicolons with decimal commas. */
export type CsvSeparator = 'comma' | 'semicolon';

/** The separator that spreadsheets expect in a language. @param language tag such as 'de-AT'. */
export function usualSeparator(language: string): CsvSeparator {
  return new Intl.NumberFormat(language).format(0.5).includes(',') ? 'semicolon' : 'comma';
}
