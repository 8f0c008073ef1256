/**
 * A text on one line, of characters that every format of files may hold: breaks and control characters are blanks, halves of
 * characters and code points that are none (XML 1.0, section 2.2) are U+FFFD.
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[\p{Cs}\p{Noncharacter_Code_Point}]/gu, '\u{FFFD}')
    .trim();
}
