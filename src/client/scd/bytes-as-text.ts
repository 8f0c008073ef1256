/** Bytes handled at once: as many as a function takes arguments anywhere. */
const PIECE = 8192;

/** Bytes as a text of as many characters, for a storage of texts. */
export function textOfBytes(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += PIECE) {
    text += String.fromCharCode(...bytes.subarray(from, from + PIECE));
  }
  return text;
}

/** The bytes that {@link textOfBytes} made a text of. */
export function bytesOfText(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}
