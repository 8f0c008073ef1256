/** Text as the names of a list are compared: without blanks and brackets, in their case. */
export function bareName(text: string): string {
  return text.replaceAll(/[\s()[\]]/g, '');
}

/** Text as it is searched: without blanks, brackets, accents and case. */
export function searchKey(text: string): string {
  return searchText(bareName(text));
}

/** Many texts at once as {@link searchKey} makes them; the tabs and line ends between them stay. */
export function searchText(text: string): string {
  const bare = text.replaceAll(/[ ()[\]]/g, '').toLowerCase();
  if (ASCII.test(bare)) return bare;
  return bare
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[ßæœøłđıðþ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Letters that are not another one with a sign above or below, as ASCII writes them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
};

const ASCII = /^[\t\n -~]*$/;
