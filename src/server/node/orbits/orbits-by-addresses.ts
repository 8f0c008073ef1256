import { join } from 'node:path';
import type { LatestOrbits } from '#server/bodies/latest-orbits.ts';
import { NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import { createFetchedOrbits, USUAL_PATIENCE } from './fetched-orbits.ts';
import { type StoredFiles, storedFiles } from './stored-files.ts';
import { type OrbitAddresses, orbitServices } from '#server/bodies/orbit-services.ts';

/** Stored orbits of single objects, some 5 kB each. */
const STORED_ORBITS = 2000;

/** The stored responses of services about orbits. @param dataDir folder of what the service writes. */
export function orbitFiles(dataDir: string): StoredFiles {
  return storedFiles(join(dataDir, 'orbits'), STORED_ORBITS);
}

/** Orbits fetched object by object, where addresses are given. @param report gets the failures to store files. */
export function orbitsByAddresses(
  addresses: OrbitAddresses | undefined,
  files: StoredFiles,
  report: (error: unknown) => void,
): LatestOrbits {
  if (addresses === undefined) return NO_LATEST_ORBITS;
  return createFetchedOrbits({
    services: orbitServices(addresses),
    files,
    patience: USUAL_PATIENCE,
    now: Date.now,
    report,
  });
}
