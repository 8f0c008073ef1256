/** An element of a Matroska file (RFC 8794): where it begins, where its content does, and where that ends; bytes. */
export type Element = {
  readonly id: number;
  readonly start: number;
  readonly body: number;
  /** Undefined for an element that was written before its size was known. */
  readonly end: number | undefined;
};

/**
 * The head of the element at a place.
 *
 * @throws {RangeError} where there is none.
 */
export function elementAt(bytes: Uint8Array, start: number): Element {
  const id = variable(bytes, start);
  const size = variable(bytes, start + id.length);
  const body = start + id.length + size.length;
  const end = size.isFull ? undefined : body + size.value;
  if (end !== undefined && end > bytes.length) throw new RangeError(`the element at ${start} is cut off`);
  return { id: id.value + 2 ** (7 * id.length), start, body, end };
}

/** An element whose size is known. */
export type SizedElement = Element & { readonly end: number };

/** The elements from one place to another. @throws {RangeError} where one of them has no size. */
export function elementsOf(bytes: Uint8Array, from: number, to: number): readonly SizedElement[] {
  const found: SizedElement[] = [];
  for (let at = from; at < to;) {
    const element = elementAt(bytes, at);
    const { end } = element;
    if (end === undefined) throw new RangeError(`the element at ${at} has no size`);
    found.push({ ...element, end });
    at = end;
  }
  return found;
}

/** A whole number of an element, big-endian. */
export function unsigned(bytes: Uint8Array, { body, end }: SizedElement): number {
  return wholeNumberIn(bytes.subarray(body, end));
}

/** A variable-length integer: the zeros before its first bit give its length. */
export type VariableNumber = {
  readonly value: number;
  /** Bytes. */
  readonly length: number;
  /** All of its bits are set, which means an unknown size. */
  readonly isFull: boolean;
};

/** The variable-length integer at a place. @throws {RangeError} where there is none. */
export function variable(bytes: Uint8Array, at: number): VariableNumber {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > 8 || at + length > bytes.length) throw new RangeError(`no number at byte ${at}`);
  const digits = bytes.slice(at, at + length);
  const isFull = digits.every((byte, index) => byte === (index === 0 ? 0x1ff >> length : 0xff));
  digits[0] &= 0xff >> length;
  return { value: wholeNumberIn(digits), length, isFull };
}

function wholeNumberIn(bytes: Uint8Array): number {
  return bytes.reduce((value, byte) => 256 * value + byte, 0);
}

/** An element of parts, with a size of eight bytes. */
export function element(id: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = joined(parts);
  return joined([head(id, content.length), content]);
}

/** The head of an element whose content is so many bytes long. */
export function head(id: number, length: number): Uint8Array {
  const name = [24, 16, 8, 0].map((shift) => (id >>> shift) & 0xff);
  const size = wholeNumber(length);
  size[0] |= 1; // an eighth byte follows
  return joined([Uint8Array.from(name.slice(name.findIndex((byte) => byte !== 0))), size]);
}

/** A whole number in eight bytes. */
export function wholeNumber(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/** A number of double precision. */
export function double(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

/** Bytes one after another. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
