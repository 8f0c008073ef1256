import type { KeplerianOrbit, PerturbedOrbit } from '#machines/orbits/orbit-data.ts';
import type { OrbitLoadingContext } from '#machines/orbits/orbit-loading.ts';
import { keplerianTrack } from '#parts/orbit-tracks/keplerian-track.ts';
import type { OrbitTrack } from '#parts/orbit-tracks/orbit-track.ts';
import { perturbedTrack } from '#parts/orbit-tracks/perturbed-track.ts';

/** The tracks of one object, as far as its orbits are loaded. */
export type ObjectTracks = {
  readonly keplerian: OrbitTrack | undefined;
  readonly perturbed: OrbitTrack | undefined;
};

const conics = new WeakMap<KeplerianOrbit, OrbitTrack>();
const tables = new WeakMap<PerturbedOrbit, OrbitTrack>();

/** The tracks of an object; each is made once for the orbit it follows, whoever asks. */
export function tracksOf(
  designator: string,
  loaded: Pick<OrbitLoadingContext, 'keplerian' | 'perturbed'>,
): ObjectTracks {
  const conic = loaded.keplerian.get(designator);
  const table = loaded.perturbed.get(designator);
  return {
    keplerian: conic && made(conics, conic, () => keplerianTrack(conic.elements)),
    perturbed: table && made(tables, table, () => perturbedTrack(table.table, conic?.period)),
  };
}

function made<Key extends object>(
  tracks: WeakMap<Key, OrbitTrack>,
  key: Key,
  make: () => OrbitTrack,
): OrbitTrack {
  const known = tracks.get(key);
  if (known !== undefined) return known;
  const track = make();
  tracks.set(key, track);
  return track;
}
