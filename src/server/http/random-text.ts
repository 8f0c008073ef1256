/** Bytes that no user can guess. */
const BYTES = 16;

/** An unguessable number of 128 bits in hexadecimal digits. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
