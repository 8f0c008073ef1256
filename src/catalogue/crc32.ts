/** Remainders of all bytes by the reversed polynomial of IEEE 802.3. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++)
    remainder = remainder & 1 ? (remainder >>> 1) ^ 0xed_b8_83_20 : remainder >>> 1;
  return remainder;
});

/**
 * CRC-32 of bytes, as zip and PNG have it: every damage of up to four bytes in a row changes it, and any other leaves it
 * unchanged once in 4 × 10⁹ times. It is counted through by index, as an iterator takes five times as long.
 *
 * Source: ISO/IEC 15948 (PNG), annex D.
 */
export function crc32(bytes: Uint8Array): number {
  let remainder = 0xff_ff_ff_ff;
  const { length } = bytes;
  // the loop ends with the bytes, and the table has an entry for every byte
  for (let at = 0; at < length; at++) remainder = TABLE[(remainder ^ bytes[at]!) & 0xff]! ^ (remainder >>> 8);
  return (remainder ^ 0xff_ff_ff_ff) >>> 0;
}
