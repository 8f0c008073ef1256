import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ListTokens } from '#server/filtering/list-tokens.ts';

/** How long tokens count, and how far the clocks of services may differ, ms. */
const VALID_MS = 3_600_000;
const SKEW_MS = 60_000;

/** The instant in base 36, a number that distinguishes tokens of the same list, the description, and the signature. */
const TOKEN = /^([0-9a-z]{1,10})\.([\w-]{8})\.([\w-]{22})\.([\w-]{22})$/;

/**
 * Tokens that are signed by a key.
 *
 * @param secret what the key is made of: the same text gives the same key. @param now milliseconds since the Unix epoch.
 */
export function signedListTokens(secret: string, now: () => number): ListTokens {
  const secretKey = createHash('sha256').update(`tokens of lists\n${secret}`).digest();

  return {
    issue(key) {
      const described = [now().toString(36), randomBytes(6).toString('base64url'), digestOf(key)].join('.');
      return `${described}.${signatureOf(described)}`;
    },
    isOurs,
    isOf: (token, key) => isOurs(token) && TOKEN.exec(token)?.[3] === digestOf(key),
  };

  function isOurs(token: string): boolean {
    const [, instant = '', , , signature = ''] = TOKEN.exec(token) ?? [];
    if (signature === '') return false;
    const described = token.slice(0, -signature.length - 1);
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(described)))) return false;
    const age = now() - Number.parseInt(instant, 36);
    return age <= VALID_MS && age >= -SKEW_MS;
  }

  function signatureOf(described: string): string {
    return short(createHmac('sha256', secretKey).update(described).digest());
  }
}

function digestOf(key: string): string {
  return short(createHash('sha256').update(key).digest());
}

/** 128 bits are enough for both. */
function short(digest: Buffer): string {
  return digest.subarray(0, 16).toString('base64url');
}
