/** Tables that the outlines of a TrueType font need inside a PDF document (PDF 1.7, 9.9). */
const OUTLINE_TABLES = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

const VERSION = 0x00010000;
const HEADER = 12;
const ENTRY = 16;

/** A TrueType file with the outlines of a font alone. @param tables by their tags. */
export function outlineFile(tables: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const outlines = OUTLINE_TABLES.flatMap((tag) => {
    const bytes = tables.get(tag);
    return bytes === undefined ? [] : [{ tag, bytes }];
  });
  const start = HEADER + ENTRY * outlines.length;
  const length = outlines.reduce((sum, { bytes }) => sum + padded(bytes.length), start);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  const power = Math.floor(Math.log2(outlines.length));
  view.setUint32(0, VERSION);
  view.setUint16(4, outlines.length);
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * (outlines.length - 2 ** power));
  let at = start;
  for (const [index, { tag, bytes }] of outlines.entries()) {
    const entry = HEADER + ENTRY * index;
    file.set(new TextEncoder().encode(tag), entry);
    file.set(bytes, at);
    view.setUint32(entry + 4, checksum(view, at, padded(bytes.length)));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, bytes.length);
    at += padded(bytes.length);
  }
  return file;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function checksum(view: DataView, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
