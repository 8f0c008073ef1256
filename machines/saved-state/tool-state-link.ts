/** Query parameter of a share link. */
const PARAMETER = 'c';

/** The id of a saved state as links carry it: base64url of its digits, unpadded. */
export function encodedStateId(id: number): string {
  return btoa(String(id)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The id of a saved state from a link or cookie.
 *
 * @param text digits, or base64 of digits.
 * @returns undefined when it is empty or no id can be read from it.
 */
export function decodedStateId(text: string): number | undefined {
  const trimmed = text.trim();
  return idOf(trimmed) ?? idOf(decodedBase64(trimmed) ?? '');
}

/** A link that brings back a saved state. @param address of the tool, without a query. */
export function shareLink(address: string, id: number): string {
  return `${address}?${PARAMETER}=${encodedStateId(id)}`;
}

/** The encoded id in the query of an address; undefined where there is none. @param query as `location.search`. */
export function linkedCode(query: string): string | undefined {
  return new URLSearchParams(query).get(PARAMETER) ?? undefined;
}

function idOf(digits: string): number | undefined {
  const id = Number(digits);
  return /^\d+$/.test(digits) && Number.isSafeInteger(id) ? id : undefined;
}

function decodedBase64(text: string): string | undefined {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
}
