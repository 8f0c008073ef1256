import { expect, test, vi } from 'vitest';
import { cookieText, cookieValue, readCookie, writeCookie } from '#parts/cookie.ts';

test('a cookie is found among others by its whole name', () => {
  const text = 'theme=dark; COOKIE_AGREEMENT=true; OLD_COOKIE_AGREEMENT=no';
  expect(cookieValue(text, 'COOKIE_AGREEMENT')).toBe('true');
  expect(cookieValue(text, 'AGREEMENT')).toBeUndefined();
  expect(cookieValue('', 'COOKIE_AGREEMENT')).toBeUndefined();
});

test('a cookie is stored for thirty days on the whole site', () => {
  expect(cookieText('COOKIE_AGREEMENT', 'true', 30, 'http:')).toBe(
    'COOKIE_AGREEMENT=true; Max-Age=2592000; Path=/; SameSite=Lax',
  );
});

test('a cookie is stored in frames of other sites too where the page is secure', () => {
  expect(cookieText('COOKIE_AGREEMENT', 'true', 30, 'https:')).toBe(
    'COOKIE_AGREEMENT=true; Max-Age=2592000; Path=/; SameSite=None; Secure; Partitioned',
  );
});

test('a cookie that the browser refuses without a word is reported as not stored', () => {
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: () => '', set() {} }));
  expect(writeCookie('COOKIE_AGREEMENT', 'true', 30)).toBe(false);
  vi.stubGlobal('document', jarDocument());
  expect(writeCookie('COOKIE_AGREEMENT', 'true', 30)).toBe(true);
});

test('a cookie of a secure page replaces the one that was stored before there were partitions', () => {
  const jar = jarDocument();
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  vi.stubGlobal('document', jar);
  writeCookie('SAVED_TOOL_STATE', '42', 30);
  expect(jar.written).toEqual([
    'SAVED_TOOL_STATE=; Max-Age=0; Path=/; SameSite=Lax',
    'SAVED_TOOL_STATE=42; Max-Age=2592000; Path=/; SameSite=None; Secure; Partitioned',
  ]);
});

test('a cookie keeps any value intact', () => {
  const value = 'a; b=c %20 é';
  expect(cookieValue(cookieText('name', value, 1, 'http:'), 'name')).toBe(value);
});

test('a cookie is absent, and writing it is no fault, in a frame that may store nothing', () => {
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
  vi.stubGlobal('document', refusingDocument());
  expect(readCookie('COOKIE_AGREEMENT')).toBeUndefined();
  expect(writeCookie('COOKIE_AGREEMENT', 'true', 30)).toBe(false);
});

/** A document with cookies, which records what was written. */
function jarDocument(): { readonly written: readonly string[] } {
  const written: string[] = [];
  return Object.defineProperty({ written }, 'cookie', {
    get: () => written.map((text) => text.split(';')[0]).at(-1),
    set: (text: string) => {
      written.push(text);
    },
  });
}

function refusingDocument(): object {
  return Object.defineProperty({}, 'cookie', { get: refuse, set: refuse });
}

function refuse(): never {
  throw new DOMException('The document is sandboxed', 'SecurityError');
}
