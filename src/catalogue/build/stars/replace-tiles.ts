import { existsSync, readFileSync } from 'node:fs';
import { LEAST_SHARE } from '../../merge/shortfalls.ts';
import { starsInTiles } from '../../stars/star-tiles.ts';
import { writeAtomically } from '../write-atomically.ts';

/**
 * Puts new tiles of stars where others are.
 *
 * @throws RangeError where they hold fewer stars than nearly all of those before, which then stay.
 */
export function replaceTiles(path: string, tiles: Uint8Array): void {
  const before = existsSync(path) ? starsInTiles(readFileSync(path)) : 0;
  const count = starsInTiles(tiles);
  if (count < LEAST_SHARE * before) throw new RangeError(`${count} stars, ${before} before`);
  writeAtomically(path, tiles);
}
