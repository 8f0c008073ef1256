import { BadFileError } from '../source.ts';

/** Replaces bytes that were not UTF-8; a row with one is refused. */
export const REPLACEMENT = '\uFFFD';

/** Text of a file; bytes that are not UTF-8 become {@link REPLACEMENT}, so that only their own rows are lost. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes);
}

/** Lines without their ends; the empty rest after the last end is not a line. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * Value of a JSON file.
 *
 * @throws {BadFileError} when it is cut short or no JSON, such as an error page.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const kind = text.trimStart().startsWith('<') ? 'a web page instead of JSON' : 'not complete JSON';
    throw new BadFileError(`${kind} (${error instanceof Error ? error.message : String(error)})`);
  }
}

/** Whether a JSON value is an object with named members. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value of a damaged row as it may be shown: text and numbers as they are, anything else as nothing. */
export function shownValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Name of an object for the log: the first of some members that has anything to show. */
export function shownName(item: unknown, ...members: readonly string[]): string {
  if (!isRecord(item)) return '';
  return members.map((member) => shownValue(item[member])).find((text) => text !== '') ?? '';
}
