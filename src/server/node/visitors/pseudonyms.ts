import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Other names for visitors in memory and in the database, from which their addresses cannot be found without the key.
 *
 * @param secret what the key is made of: the same text gives the same names.
 */
export function pseudonyms(secret: string): (visitor: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'names of visitors', 32));
  return (visitor) =>
    createHmac('sha256', key).update(visitor).digest().subarray(0, 16).toString('base64url');
}
