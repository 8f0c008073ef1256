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
  return ASCII.test(bare) ? bare : bare.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
}

const ASCII = /^[\t\n -~]*$/;
