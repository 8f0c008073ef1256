import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookieText, cookieValue, readCookie, writeCookie } from '#parts/cookie.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a cookie', () => {
  test('is found among others by its whole name', () => {
    const text = 'theme=dark; COOKIE_AGREEMENT=true; OLD_COOKIE_AGREEMENT=no';
    expect(cookieValue(text, 'COOKIE_AGREEMENT')).toBe('true');
    expect(cookieValue(text, 'AGREEMENT')).toBeUndefined();
    expect(cookieValue('', 'COOKIE_AGREEMENT')).toBeUndefined();
  });

  test('is kept for thirty days on the whole site', () => {
    expect(cookieText('COOKIE_AGREEMENT', 'true', 30)).toBe(
      'COOKIE_AGREEMENT=true; Max-Age=2592000; Path=/; SameSite=Lax',
    );
  });

  test('keeps any value intact', () => {
    const value = 'a; b=c %20 é';
    expect(cookieValue(cookieText('name', value, 1), 'name')).toBe(value);
  });

  test('is absent, and writing it is no fault, in a frame that may store nothing', () => {
    vi.stubGlobal('document', refusingDocument());
    expect(readCookie('COOKIE_AGREEMENT')).toBeUndefined();
    expect(() => writeCookie('COOKIE_AGREEMENT', 'true', 30)).not.toThrow();
  });
});

function refusingDocument(): object {
  return Object.defineProperty({}, 'cookie', { get: refuse, set: refuse });
}

function refuse(): never {
  throw new DOMException('The document is sandboxed', 'SecurityError');
}
