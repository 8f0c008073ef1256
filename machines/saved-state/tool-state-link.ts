import { FRAME_SIZES, frameMarkup } from '#contract/embedding/frame-markup.ts';
import { TOOL_STATE_ID_END } from '#contract/limits.ts';

/** Query parameter of a share link. */
const PARAMETER = 'c';

/** The id of a saved state, decimal digits, as links carry it: base64url of them, unpadded. */
export function encodedStateId(id: string): string {
  return btoa(id).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What a sentence around a link leaves at its end. */
const PUNCTUATION_AT_END = /[\s.,;:!?)\]}>'"’”»…]+$/u;

/**
 * The id of a saved state from a link or cookie.
 *
 * @param text digits, or base64 of digits; punctuation after them is passed over.
 * @returns undefined when it is empty or no id can be read from it.
 */
export function decodedStateId(text: string): string | undefined {
  const trimmed = text.trim().replace(PUNCTUATION_AT_END, '');
  return idOf(trimmed) ?? idOf(decodedBase64(trimmed) ?? '');
}

/** Begins the code of a state that is itself in the link, before the number of its version: no id begins so. */
export const PACKED_MARK = '~';

/** The code of a packed state in a link, without the punctuation after it; undefined where the link names an id. */
export function packedCode(text: string): string | undefined {
  const trimmed = text.trim().replace(PUNCTUATION_AT_END, '');
  return trimmed.startsWith(PACKED_MARK) ? trimmed : undefined;
}

/** A link that contains a state. @param address of the tool, without a query. @param code of the packed state. */
export function lastingLink(address: string, code: string): string {
  return `${address}?${PARAMETER}=${code}`;
}

/** A link that brings back a state. @param address of the tool, without a query. @param id of a saved state, or the code of a packed one. */
export function shareLink(address: string, id: string): string {
  if (id.startsWith(PACKED_MARK)) return lastingLink(address, id);
  return `${address}?${PARAMETER}=${encodedStateId(id)}`;
}

/** The code by which the page of another site shows what a link brings back. */
export function embedCode(link: string): string {
  const { width, height } = FRAME_SIZES;
  return frameMarkup({
    src: `${link}&embed=1`,
    title: 'Near-Earth object toolkit',
    width: width.usual,
    height: height.usual,
  });
}

/** The encoded id in the query of an address; undefined where there is none. @param query as `location.search`. */
export function linkedCode(query: string): string | undefined {
  return new URLSearchParams(query).get(PARAMETER) ?? undefined;
}

/** The query of an address with another encoded id in it, or none; what else it says stays. */
export function withLinkedCode(query: string, code: string | undefined): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(PARAMETER);
  if (code !== undefined) parameters.set(PARAMETER, code);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function idOf(digits: string): string | undefined {
  if (!/^\d{1,50}$/.test(digits)) return undefined;
  const id = BigInt(digits);
  return id < TOOL_STATE_ID_END ? String(id) : undefined;
}

function decodedBase64(text: string): string | undefined {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
}
