/** A typed array as a section of a binary file. */
type Column = Float64Array | Float32Array | Uint32Array | Int32Array | Uint16Array | Int16Array | Uint8Array;

/** Kinds of numbers of a section. */
const KINDS = { Float64Array, Float32Array, Uint32Array, Int32Array, Uint16Array, Int16Array, Uint8Array };

/** Names of sections and the kind of their numbers, in the order they are written. */
export type Layout = Readonly<Record<string, keyof typeof KINDS>>;

/** The sections of a file of a layout. */
export type Sections<L extends Layout> = {
  readonly [Name in keyof L]: InstanceType<(typeof KINDS)[L[Name]]>;
};

/** Bytes before the header: magic (8), length of the header and of a section (uint32 each). */
const PREFIX_BYTES = 16;

/**
 * Writes a header and sections of equal count as bytes, little-endian:
 *
 *     magic (8 bytes) · bytes of the header (uint32) · rows (uint32) · header (JSON, UTF-8)
 *     sections in the order of the layout, each at a multiple of 8 bytes
 *
 * @param magic eight letters that change with the layout.
 */
export function writeBytes<L extends Layout>(
  magic: string,
  layout: L,
  header: object,
  rows: number,
  sections: Sections<L>,
): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(header));
  const columns = Object.keys(layout).map((name) => sections[name as keyof L] as Column);
  const start = aligned(PREFIX_BYTES + text.length);
  const bytes = new Uint8Array(columns.reduce((sum, column) => sum + aligned(column.byteLength), start));
  bytes.set(new TextEncoder().encode(magic));
  const view = new DataView(bytes.buffer);
  view.setUint32(8, text.length, true);
  view.setUint32(12, rows, true);
  bytes.set(text, PREFIX_BYTES);
  let at = start;
  for (const column of columns) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at);
    at += aligned(column.byteLength);
  }
  return bytes;
}

/**
 * Reads what {@link writeBytes} wrote; sections are copies of their bytes.
 *
 * @param widths numbers per row of each section; 1 where absent.
 * @throws {RangeError} for bytes of another layout, or too few of them.
 */
export function readBytes<L extends Layout>(
  magic: string,
  layout: L,
  widths: { readonly [Name in keyof L]?: number },
  bytes: Uint8Array,
): { readonly header: unknown; readonly rows: number; readonly sections: Sections<L> } {
  if (bytes.length < PREFIX_BYTES || new TextDecoder().decode(bytes.subarray(0, 8)) !== magic) {
    throw new RangeError(`these bytes do not begin with ${magic}`);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, PREFIX_BYTES);
  const headerBytes = view.getUint32(8, true);
  const rows = view.getUint32(12, true);
  let at = aligned(PREFIX_BYTES + headerBytes);
  const widthOf: Readonly<Record<string, number | undefined>> = widths;
  const sections: Record<string, Column> = {};
  for (const [name, kind] of Object.entries(layout)) {
    const count = rows * (widthOf[name] ?? 1);
    const length = count * KINDS[kind].BYTES_PER_ELEMENT;
    if (at + length > bytes.length) throw new RangeError(`the section ${name} of ${magic} is cut off`);
    sections[name] = new KINDS[kind](bytes.slice(at, at + length).buffer);
    at += aligned(length);
  }
  const header: unknown = JSON.parse(
    new TextDecoder().decode(bytes.subarray(PREFIX_BYTES, PREFIX_BYTES + headerBytes)),
  );
  return { header, rows, sections: sections as Sections<L> };
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}
