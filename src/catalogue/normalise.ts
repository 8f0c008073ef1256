/** Text as names are compared when somebody asks for objects by a list: without blanks and brackets, case kept. */
export function bareName(text: string): string {
  return text.replaceAll(/[\s()[\]]/g, '');
}

/** Text as it is searched: without blanks, brackets, accents and case. */
export function searchKey(text: string): string {
  const bare = bareName(text).toLowerCase();
  return ASCII.test(bare) ? bare : bare.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
}

const ASCII = /^[ -~]*$/;
