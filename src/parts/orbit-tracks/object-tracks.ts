import { onceFor } from '#machines/kit/once-for.ts';
import type { OrbitLoadingContext } from '#machines/orbits/orbit-loading.ts';
import { keplerianTrack } from './keplerian-track.ts';
import type { OrbitTrack } from './orbit-track.ts';
import { perturbedTrack } from './perturbed-track.ts';

/** The tracks of one object, as far as its orbits are loaded. */
export type ObjectTracks = {
  readonly keplerian: OrbitTrack | undefined;
  readonly perturbed: OrbitTrack | undefined;
};

/** Orbits that are loaded, by designator. */
export type LoadedOrbits = Pick<OrbitLoadingContext, 'keplerian' | 'perturbed'>;

/** Returns the tracks of an object. */
export type TracksOf = (designator: string, loaded: LoadedOrbits) => ObjectTracks;

/** Makes the tracks of a tool's objects. A track is made once per orbit and released with it. */
export function createTracks(): TracksOf {
  const conicOf = onceFor<OrbitTrack>();
  const tabulatedOf = onceFor<OrbitTrack>();
  return (designator, loaded) => {
    const conic = loaded.keplerian.get(designator);
    const table = loaded.perturbed.get(designator);
    return {
      keplerian: conic && conicOf(conic, () => keplerianTrack(conic.elements)),
      perturbed: table && tabulatedOf(table, () => perturbedTrack(table.table, conic?.period)),
    };
  };
}
