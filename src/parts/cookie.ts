const SECONDS_PER_DAY = 86_400;

/** Value of a cookie in the text of `document.cookie`; undefined when it is not there. */
export function cookieValue(text: string, name: string): string | undefined {
  const pair = text.split(';').find((candidate) => candidate.trim().startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  return decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim());
}

/** Text that stores a cookie for the whole site. @param days until it expires, above 0. */
export function cookieText(name: string, value: string, days: number): string {
  return `${name}=${encodeURIComponent(value)}; Max-Age=${days * SECONDS_PER_DAY}; Path=/; SameSite=Lax`;
}

/** Reads a cookie of the page; undefined also where the browser refuses storage, as in a cross-site frame. */
export function readCookie(name: string): string | undefined {
  try {
    return cookieValue(document.cookie, name);
  } catch (refusal) {
    return ignoreRefusal(refusal);
  }
}

/** Stores a cookie of the page; does nothing where the browser refuses storage. */
export function writeCookie(name: string, value: string, days: number): void {
  try {
    document.cookie = cookieText(name, value, days);
  } catch (refusal) {
    ignoreRefusal(refusal);
  }
}

/** A refusal of storage is an answer, not a fault; anything else is thrown on. */
function ignoreRefusal(refusal: unknown): undefined {
  if (refusal instanceof DOMException || refusal instanceof URIError) return undefined;
  throw refusal;
}
