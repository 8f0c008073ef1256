import { oneLine } from './one-line.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text between tags or in an attribute of XML, by the entities that are built in: readers that know no others are in use. */
export function escapedMarkup(text: string): string {
  return oneLine(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A text as HTML writes it, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
