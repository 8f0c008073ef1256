/** Writes whole numbers of 0 to 53 bits one after another, least significant bit first. */
export class BitWriter {
  readonly #bytes: number[] = [];
  #used = 8; // bits used of the last byte

  /** @param value  whole, 0 ≤ value < 2^width. */
  write(value: number, width: number): void {
    let rest = value;
    let left = width;
    while (left > 0) {
      if (this.#used === 8) {
        this.#bytes.push(0);
        this.#used = 0;
      }
      const taken = Math.min(8 - this.#used, left);
      const low = rest % 2 ** taken;
      this.#bytes[this.#bytes.length - 1] += low * 2 ** this.#used;
      rest = (rest - low) / 2 ** taken;
      this.#used += taken;
      left -= taken;
    }
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** Reads what {@link BitWriter} wrote, from any bit on. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, firstBit = 0) {
    this.#bytes = bytes;
    this.#at = firstBit;
  }

  /** The next number of `width` bits, 0 to 53; the bytes must reach that far. */
  read(width: number): number {
    const first = this.#at >> 3;
    const used = this.#at & 7;
    this.#at += width;
    const low = this.#word(first) >>> used;
    const inLow = 32 - used;
    if (width < inLow) return low & ((1 << width) - 1);
    const high = this.#word(first + 4) & ((1 << (width - inLow)) - 1);
    return low + high * 2 ** inLow;
  }

  /** Four bytes, the first in the lowest bits; bytes beyond the end count as 0. */
  #word(at: number): number {
    const bytes = this.#bytes;
    return bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
  }
}
