import { LRUCache } from 'lru-cache';
import type { ReadAt } from '#catalogue/stars/star-tiles.ts';

/** Bytes of a block, and blocks that are cached: 32 MB. */
const BLOCK = 262_144;
const CACHED_BLOCKS = 128;

/** The bytes of a file from one place up to, and not including, another. */
export type FetchRange = (from: number, to: number) => Uint8Array;

/** Reads a file of which only the blocks come that are needed, neighbouring ones at once. @param size bytes of the whole file. */
export function blockReader(fetchRange: FetchRange, size: number): ReadAt {
  const cached = new LRUCache<number, Uint8Array>({ max: CACHED_BLOCKS });
  return (offset, length) => {
    if (offset + length > size) throw new RangeError(`the file has no ${length} bytes at ${offset}`);
    const bytes = new Uint8Array(length);
    const last = Math.floor((offset + length - 1) / BLOCK);
    for (let block = Math.floor(offset / BLOCK); block <= last; block++) {
      const content = cached.get(block) ?? fetchFrom(block, last);
      const from = Math.max(offset, block * BLOCK);
      const to = Math.min(offset + length, block * BLOCK + content.length);
      bytes.set(content.subarray(from - block * BLOCK, to - block * BLOCK), from - offset);
    }
    return bytes;
  };

  /** Fetches a block together with the missing ones that follow it up to the last. */
  function fetchFrom(block: number, last: number): Uint8Array {
    let end = block + 1;
    while (end <= last && !cached.has(end)) end++;
    const bytes = fetchRange(block * BLOCK, Math.min(end * BLOCK, size));
    for (let one = block; one < end; one++) {
      cached.set(one, bytes.slice((one - block) * BLOCK, (one + 1 - block) * BLOCK));
    }
    return bytes.subarray(0, BLOCK);
  }
}
