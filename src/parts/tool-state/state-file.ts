import * as z from 'zod/mini';
import { crc32 } from '#catalogue/crc32.ts';
import { parsedJson } from '#contract/parsed-json.ts';
import type { UnpackedState } from '#machines/saved-state/state-loading.ts';

const VERSION = 1;

/** How every file of a state begins, by which one that is cut short is known. */
const START = '{"neoToolkitState":';

const stateFile = z.object({
  neoToolkitState: z.int(),
  /** CRC-32 of the state as JSON without blanks, in hexadecimal: editors may indent the file. */
  crc32: z.string(),
  state: z.unknown(),
});

/** The file of a state, with a checksum. @param text the state as JSON. */
export function stateFileOf(text: string): string {
  return `${START}${VERSION},"crc32":"${checksum(text)}","state":${text}}`;
}

/** The state in a file; a text that is no such file may be a state itself, as files of earlier versions were. */
export function stateInFile(text: string): UnpackedState {
  const file = text.trim();
  const { data } = stateFile.safeParse(parsedJson(file));
  if (data === undefined) return file.startsWith(START) ? { kind: 'unreadable' } : { kind: 'text', text };
  if (data.neoToolkitState > VERSION) return { kind: 'newer' };
  const state = JSON.stringify(data.state);
  return checksum(state) === data.crc32 ? { kind: 'text', text: state } : { kind: 'unreadable' };
}

function checksum(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
}
