/** What separates the fields of a CSV file: commas and decimal points, or semicolons and decimal commas. */
export type CsvSeparator = 'comma' | 'semicolon';

/** The one that spreadsheets open by themselves where a language is spoken. @param language tag such as 'de-AT'. */
export function usualSeparator(language: string): CsvSeparator {
  return new Intl.NumberFormat(language).format(0.5).includes(',') ? 'semicolon' : 'comma';
}
