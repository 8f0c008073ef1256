/**
 * A copied text as a number field takes it: blanks between thousands and a degree sign at the end dropped, a comma read as
 * the decimal point, a typographic minus as a hyphen. Undefined for a text that is no number.
 */
export function pastedNumber(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/(?<=\d)\s(?=\d{3}(\D|$))/g, '')
    .replace(/°$/, '')
    .replace('−', '-')
    .replace(',', '.');
  return plain === '' || !Number.isFinite(Number(plain)) ? undefined : plain;
}

/**
 * Puts a text at the caret of the focused field, as if it had been typed. A number field does not expose its caret, so no other means knows
 * the place.
 */
export function insertAtCaret(text: string): void {
  document.execCommand('insertText', false, text);
}
