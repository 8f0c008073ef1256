const SIGNATURE = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;

/**
 * The tables of a font in a WOFF file (W3C, WOFF 1.0), unpacked, by their tags.
 * @throws {RangeError} for bytes that are no such file.
 */
export async function tablesOfWoff(
  bytes: ArrayBuffer,
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const view = new DataView(bytes);
  if (bytes.byteLength < HEADER || view.getUint32(0) !== SIGNATURE) throw new RangeError('no WOFF file');
  const entries = Array.from({ length: view.getUint16(12) }, (_, index) => HEADER + ENTRY * index);
  const tables = entries.map(async (at) => {
    const tag = String.fromCharCode(...new Uint8Array(bytes, at, 4));
    const packed = new Uint8Array(bytes, view.getUint32(at + 4), view.getUint32(at + 8));
    const isPacked = packed.length < view.getUint32(at + 12);
    return [tag, isPacked ? await inflate(packed) : packed] as const;
  });
  return new Map(await Promise.all(tables));
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
