import type { LatestOrbits } from '#server/bodies/latest-orbits.ts';
import { NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import { createFetchedOrbits, USUAL_PATIENCE } from './fetched-orbits.ts';
import { storedFiles } from './stored-files.ts';
import { type OrbitAddresses, orbitServices } from './orbit-services.ts';

/** Stored orbits of single objects, some 5 kB each. */
const STORED_ORBITS = 2000;

/** Orbits fetched object by object, where addresses are given. @param report gets the failures to store files. */
export function orbitsByAddresses(
  addresses: OrbitAddresses | undefined,
  folder: string,
  report: (error: unknown) => void,
): LatestOrbits {
  if (addresses === undefined) return NO_LATEST_ORBITS;
  return createFetchedOrbits({
    services: orbitServices(addresses),
    files: storedFiles(folder, STORED_ORBITS),
    patience: USUAL_PATIENCE,
    now: Date.now,
    report,
  });
}
