import { Inflate, deflateSync, strFromU8, strToU8 } from 'fflate';
import type { UnpackedState } from '#machines/saved-state/state-loading.ts';
import { PACKED_MARK } from '#machines/saved-state/tool-state-link.ts';
import samples from './packing-samples-1.json';

/** Of the samples that a state is packed with. */
const VERSION = '1';

/** Longest code that is read, characters: longer addresses do not survive their way. */
const MAX_CODE_LENGTH = 16_000;

/** Longest state that is unpacked, bytes: as much as the service stores. */
const MAX_STATE_BYTES = 1_000_000;

/**
 * A whole state as the code of a link: the mark, the version, and base64url of the deflated text.
 *
 * What most states have in common is not in the code: both sides have `packing-samples-1.json`, which therefore must never
 * change; other samples are another version.
 *
 * Source: RFC 1951 with a preset dictionary (as RFC 1950, section 2.2); RFC 4648, section 5.
 */
export function packState(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9, dictionary: dictionary() });
  return PACKED_MARK + VERSION + base64url(bytes);
}

/** The state in a code; `read` checks it as if it came from the service. */
export function unpackState(code: string): UnpackedState {
  const [version, packed] = [code.slice(PACKED_MARK.length, PACKED_MARK.length + 1), code.slice(2)];
  if (!code.startsWith(PACKED_MARK) || code.length > MAX_CODE_LENGTH) return { kind: 'unreadable' };
  if (version !== VERSION) return { kind: /^[2-9a-z]$/.test(version) ? 'newer' : 'unreadable' };
  try {
    return { kind: 'text', text: inflated(bytesOf(packed)) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { kind: 'unreadable' };
  }
}

/** @throws Error when the bytes are no deflated text, are cut short, or grow too large. */
function inflated(bytes: Uint8Array): string {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate({ dictionary: dictionary() }, (piece) => {
    size += piece.length;
    if (size > MAX_STATE_BYTES) throw new RangeError(`a state of more than ${MAX_STATE_BYTES} bytes`);
    pieces.push(piece);
  });
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    inflate.push(bytes.subarray(from, from + PIECE_BYTES), from + PIECE_BYTES >= bytes.length);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(joined(pieces, size));
}

/** Inflated at once, so that little of what is too large is ever in memory. */
const PIECE_BYTES = 64;

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function dictionary(): Uint8Array {
  return strToU8(samples.map((sample) => JSON.stringify(sample)).join(''));
}

function base64url(bytes: Uint8Array): string {
  return btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws Error when the text is no base64url. */
function bytesOf(text: string): Uint8Array {
  return strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
}
