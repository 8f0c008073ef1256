import { Inflate, deflateSync, strFromU8, strToU8 } from 'fflate';
import { crc32 } from '#catalogue/crc32.ts';
import type { UnpackedState } from '#machines/saved-state/state-loading.ts';
import { PACKED_MARK } from '#machines/saved-state/tool-state-link.ts';
import { foldedText, unfoldedText } from './folded-state.ts';
import samples from './packing-samples-1.json';
import laterSamples from './packing-samples-3.json';

/**
 * Codes of version 3 are folded before they are deflated, with samples that are folded too, which pays for lists; those of
 * version 2 are not, and those of version 1 have no checksum either. Packed is today by 3 or 2.
 */
const FOLDED = '3';
const CHECKED = '2';
const UNCHECKED = '1';

/** Bytes of the checksum before the deflated text. */
const CHECKSUM_BYTES = 4;

/** Longest code that is read, characters: longer addresses do not survive their way. */
const MAX_CODE_LENGTH = 16_000;

/** Longest state that is unpacked, bytes: as much as the service stores. */
const MAX_STATE_BYTES = 1_000_000;

/**
 * A whole state as the code of a link: the mark, the version, and base64url of the text's CRC-32 and of the deflated text.
 *
 * What most states have in common is not in the code: both sides have the samples, which therefore must never change, as the
 * form of what is folded must not; others are another version.
 *
 * Source: RFC 1951 with a preset dictionary (as RFC 1950, section 2.2); RFC 4648, section 5.
 */
export function packState(text: string): string {
  const plain = codeOf(text, CHECKED);
  const folded = foldedText(text);
  if (folded === undefined) return plain;
  const code = codeOf(folded, FOLDED);
  return code.length < plain.length ? code : plain;
}

function codeOf(text: string, version: Version): string {
  const bytes = strToU8(text);
  const deflated = deflateSync(bytes, { level: 9, dictionary: dictionaryOf(version) });
  const checkedBytes = new Uint8Array(CHECKSUM_BYTES + deflated.length);
  new DataView(checkedBytes.buffer).setUint32(0, crc32(bytes));
  checkedBytes.set(deflated, CHECKSUM_BYTES);
  return PACKED_MARK + version + base64url(checkedBytes);
}

/** The state in a code; `read` checks it as if it came from the service. */
export function unpackState(code: string): UnpackedState {
  const [version, letters] = [code.slice(PACKED_MARK.length, PACKED_MARK.length + 1), code.slice(2)];
  if (!code.startsWith(PACKED_MARK) || code.length > MAX_CODE_LENGTH) return { kind: 'unreadable' };
  if (version !== FOLDED && version !== CHECKED && version !== UNCHECKED)
    return { kind: /^[4-9a-z]$/.test(version) ? 'newer' : 'unreadable' };
  try {
    return { kind: 'text', text: textOfCode(version, bytesOf(letters)) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { kind: 'unreadable' };
  }
}

type Version = typeof FOLDED | typeof CHECKED | typeof UNCHECKED;

/** @throws Error when the bytes are not what was packed, or grow too large. */
function textOfCode(version: Version, bytes: Uint8Array): string {
  if (version === UNCHECKED) return inflatedText(bytes, version);
  const text = checkedText(bytes, version);
  return version === FOLDED ? unfoldedText(text, MAX_STATE_BYTES) : text;
}

/** @throws Error when the text is not that of the checksum before it, or as `inflatedText`. */
function checkedText(bytes: Uint8Array, version: Version): string {
  const text = inflatedText(bytes.subarray(CHECKSUM_BYTES), version);
  const expected = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  if (crc32(strToU8(text)) !== expected) throw new RangeError('the text is not that of its checksum');
  return text;
}

/** @throws Error when the bytes are not a deflated text, are cut short, or grow too large. */
function inflatedText(bytes: Uint8Array, version: Version): string {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate({ dictionary: dictionaryOf(version) }, (piece) => {
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

function dictionaryOf(version: Version): Uint8Array {
  const texts = samples.map((sample) => JSON.stringify(sample));
  const later = laterSamples.map((sample) => JSON.stringify(sample));
  return strToU8(version === FOLDED ? [...texts, ...later].map(foldedText).join('') : texts.join(''));
}

function base64url(bytes: Uint8Array): string {
  return btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws Error when the text is not base64url. */
function bytesOf(text: string): Uint8Array {
  return strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
}
