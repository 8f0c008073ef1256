import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Other names for visitors, by which nobody without the key finds out their addresses, as they stand in memory and in the database.
 *
 * @param secret what the key is made of: the same text gives the same names.
 */
export function pseudonyms(secret: string): (visitor: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'names of visitors', 32));
  return (visitor) =>
    createHmac('sha256', key).update(visitor).digest().subarray(0, 16).toString('base64url');
}
