import { earthOfUt1 } from '#engine/earth/built-in-earth.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { createStore, type Store } from '#parts/scene/store.ts';

/**
 * How the Earth is turned, once the table of it has been loaded, which stars need not wait for; that it cannot be loaded is
 * written to the console alone.
 */
export function followEarth(): Store<EarthOrientation | undefined> {
  const store = createStore<EarthOrientation | undefined>(undefined);
  import('#engine/time/data/ut1-minus-tai.ts').then((table) => store.set(earthOfUt1(table)), reportError);
  return store;
}
