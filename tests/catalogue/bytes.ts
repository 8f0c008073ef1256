/** Text as the bytes of a file. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Text as bytes, every question mark replaced by a byte that UTF-8 does not have. */
export function damagedUtf8(text: string): Uint8Array {
  return bytesOf(text).map((byte) => (byte === 0x3f ? 0xe9 : byte));
}
