/** Text as it is compared in a search: without blanks, brackets, accents and case. */
export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\s()[\]\p{Diacritic}]/gu, '')
    .toLowerCase();
}
