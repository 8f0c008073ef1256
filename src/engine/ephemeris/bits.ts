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

/** Reads what {@link BitWriter} wrote. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0; // in bits

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The next number of `width` bits; the bytes must reach that far. */
  read(width: number): number {
    let value = 0;
    let scale = 1;
    let left = width;
    while (left > 0) {
      const used = this.#at & 7;
      const taken = Math.min(8 - used, left);
      const part = (this.#bytes[this.#at >> 3] >> used) & ((1 << taken) - 1);
      value += part * scale;
      scale *= 2 ** taken;
      this.#at += taken;
      left -= taken;
    }
    return value;
  }
}
