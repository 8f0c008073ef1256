import { crc32 } from '#catalogue/crc32.ts';
import { readStateFile } from '#contract/state-file.ts';
import type { UnpackedState } from '#machines/saved-state/state-loading.ts';

const VERSION = 1;

/** How every file of a state begins, by which one that is cut short is known. */
const START = '{"neoToolkitState":';

/** The file of a state, with a checksum. @param text the state as JSON. */
export function stateFileOf(text: string): string {
  return `${START}${VERSION},"crc32":"${checksum(text)}","state":${text}}`;
}

/** The state in a file; a text that is no such file may be a state itself, as files of earlier versions were. */
export function stateInFile(text: string): UnpackedState {
  const file = readStateFile(text);
  if (file === undefined)
    return text.trim().startsWith(START) ? { kind: 'unreadable' } : { kind: 'text', text };
  if (file.neoToolkitState > VERSION) return { kind: 'newer' };
  const state = JSON.stringify(file.state);
  return checksum(state) === file.crc32 ? { kind: 'text', text: state } : { kind: 'unreadable' };
}

function checksum(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
}
