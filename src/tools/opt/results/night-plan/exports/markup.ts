/** Text between tags or in an attribute of XML. */
export function escapedMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
