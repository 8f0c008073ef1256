/** Text as names are compared when somebody asks for objects by a list: without blanks and brackets, case kept. */
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

/** Letters that are no others with a sign above or below, as they are written where they are not at hand. */
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
