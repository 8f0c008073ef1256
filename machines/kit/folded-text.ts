/** Text as it is compared when somebody looks for it: without blanks, brackets, accents and case. */
export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\s()[\]\p{Diacritic}]/gu, '')
    .toLowerCase();
}
