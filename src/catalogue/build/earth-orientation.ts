import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { isoDateFromJulianDate } from '#engine/time/iso.ts';
import {
  EARTH_ORIENTATION_FILE,
  STORED_EARTH_ORIENTATION_FILE,
  parseFinals2000A,
  requireNoEarlier,
} from '../parse/finals2000a.ts';
import { sealed, unsealed } from '../sealed.ts';
import { writeAtomically } from '#files/write-atomically.ts';

/**
 * Stores the Earth orientation of a folder for the service, in one step and only where it can be read; else the former one stays.
 *
 * @returns lines that say what it holds, or why it is not used; none where the folder has no such file.
 */
export async function storeEarthOrientation(folder: string, dataDir: string): Promise<string[]> {
  const path = join(folder, EARTH_ORIENTATION_FILE);
  if (!existsSync(path)) return [];
  try {
    const bytes = readFileSync(path);
    const { earth, dropped } = parseFinals2000A(bytes);
    requireNoEarlier(earth, storedIn(dataDir));
    await writeAtomically(join(dataDir, STORED_EARTH_ORIENTATION_FILE), sealed(bytes));
    const [measured, predicted] = [earth.measuredTo, earth.end.mjd].map((mjd) =>
      isoDateFromJulianDate(mjd + MJD_ORIGIN),
    );
    const left = dropped.length > 0 ? `, ${dropped.length} dropped` : '';
    return [
      `${earth.source}: measured to ${measured}, predicted to ${predicted}${left}`,
      ...dropped.slice(0, 20).map(({ row, name, reason }) => `  dropped row ${row}, MJD ${name}: ${reason}`),
    ];
  } catch (error) {
    return [`NOT USED ${EARTH_ORIENTATION_FILE}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** The table stored before; the built-in one where there is none, or it is damaged. */
function storedIn(dataDir: string): EarthOrientation {
  const path = join(dataDir, STORED_EARTH_ORIENTATION_FILE);
  const bytes = existsSync(path) ? unsealed(readFileSync(path)) : undefined;
  return bytes === undefined ? BUILT_IN_EARTH : parseFinals2000A(bytes).earth;
}
