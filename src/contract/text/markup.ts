import { oneLine } from './one-line.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Of Unicode. */
const LAST_CODE_POINT = 0x10ffff;

/** Text between tags or in an attribute of XML, by the entities that are built in: readers that know no others are in use. */
export function escapedMarkup(text: string): string {
  return oneLine(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A text as HTML writes it, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The text that markup writes with character references: numbers, and the names of {@link ENTITIES}; other names stay as they are. */
export function unescapedMarkup(markup: string): string {
  return markup.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|[a-z]+);/gi,
    (reference, hexadecimal?: string, decimal?: string) => {
      const named = Object.keys(ENTITIES).find((character) => ENTITIES[character] === reference);
      if (named !== undefined) return named;
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : reference;
    },
  );
}
