import { EMBEDDING } from './embedding.ts';

const SECONDS_PER_DAY = 86_400;

/** Value of a cookie in the text of `document.cookie`; undefined when it is not there. */
export function cookieValue(text: string, name: string): string | undefined {
  const pair = text.split(';').find((candidate) => candidate.trim().startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  return decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim());
}

/**
 * Text that stores a cookie for the whole site.
 *
 * @param days     until it expires; 0 removes it.
 * @param protocol of the page: over https the cookie is also stored in a frame of another site, apart for each such site.
 */
export function cookieText(name: string, value: string, days: number, protocol: string): string {
  const reach = protocol === 'https:' ? FRAMED : 'SameSite=Lax';
  return `${name}=${encodeURIComponent(value)}; Max-Age=${days * SECONDS_PER_DAY}; Path=/; ${reach}`;
}

const FRAMED = 'SameSite=None; Secure; Partitioned';

/** Reads a cookie of the page; undefined also where the browser refuses storage, and in an embedded page. */
export function readCookie(name: string): string | undefined {
  if (EMBEDDING !== undefined) return undefined;
  try {
    return cookieValue(document.cookie, name);
  } catch (refusal) {
    return ignoreRefusal(refusal);
  }
}

/**
 * Stores a cookie of the page.
 *
 * @returns whether the browser stores it; some refuse silently.
 */
export function writeCookie(name: string, value: string, days: number): boolean {
  if (EMBEDDING !== undefined) return false;
  try {
    const { protocol } = window.location;
    if (protocol === 'https:') document.cookie = cookieText(name, '', 0, 'http:'); // one of the same name, not partitioned
    document.cookie = cookieText(name, value, days, protocol);
  } catch (refusal) {
    ignoreRefusal(refusal);
  }
  return readCookie(name) === value;
}

/** A refusal of storage is a result, not a fault; anything else is thrown on. */
function ignoreRefusal(refusal: unknown): undefined {
  if (refusal instanceof DOMException || refusal instanceof URIError) return undefined;
  throw refusal;
}
