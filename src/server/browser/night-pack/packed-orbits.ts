import type { SmallBody } from '#catalogue/small-body.ts';
import { type LatestOrbits, withSolution } from '#server/bodies/latest-orbits.ts';
import { orbitServices } from '#server/bodies/orbit-services.ts';
import type { NightPack, PackedOrbit } from './pack-file.ts';

/** The services whose responses a night may have; it requests nothing of them. */
const SERVICES = orbitServices({ neocc: '', sbdb: '' });

/** Names of the files in which a service on the network stores what it was sent about a body. */
export function orbitFilesOf(body: SmallBody): readonly string[] {
  return SERVICES.filter(({ hasOrbitOf }) => hasOrbitOf(body)).map(({ fileOf }) => fileOf(body));
}

/** The latest orbits that a service had fetched of the objects of a night, with their covariances; for all others those of the catalogue. */
export function packedOrbits(current: () => Promise<Pick<NightPack, 'orbits'> | undefined>): LatestOrbits {
  const solutions = async (body: SmallBody): Promise<readonly SmallBody[]> => {
    const orbits = (await current())?.orbits ?? [];
    return SERVICES.flatMap(({ fileOf, read, source }) => {
      const found = orbits.find(({ file }) => file === fileOf(body));
      const row = found && read(found.bytes);
      if (found === undefined || row === undefined) return [];
      return withSolution(body, row, { ...source, date: dayOf(found), rows: 1, dropped: 0 }) ?? [];
    });
  };
  const stored = async (body: SmallBody) => (await solutions(body))[0];
  return {
    latest: async (body) => (await stored(body)) ?? body,
    solutions,
    stored,
    storedNames: async () => [],
  };
}

function dayOf({ storedAt }: PackedOrbit): string {
  return new Date(storedAt).toISOString().slice(0, 10);
}
