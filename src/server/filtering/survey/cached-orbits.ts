import type { Catalogue } from '#catalogue/catalogue.ts';
import { defined } from '#catalogue/defined.ts';
import { numberAt } from '#engine/numbers-in.ts';
import type { MovingBody } from '../../tasks/moving-body.ts';
import { type LatestOrbits, orbitName } from '../../bodies/latest-orbits.ts';

/** Bodies on orbits with a covariance, by object of a set. */
export type CachedOrbits = ReadonlyMap<number, MovingBody>;

/** Objects of a catalogue whose covariance is cached: it is in the catalogue itself, or fetched since. */
export type CachedCovariances = {
  /** Takes in what has been fetched since the last call. */
  update(latest: LatestOrbits): Promise<void>;
  /** How many have been fetched so far. */
  readonly fetched: () => number;
  /** The cached orbits of some objects. */
  readonly among: (objects: Int32Array) => CachedOrbits;
};

/**
 * The cached covariances of a catalogue's rows.
 *
 * @param inCatalogue objects whose covariance is in the catalogue. @param rows catalogue row of each object.
 */
export function cachedCovariances(
  catalogue: Catalogue,
  rows: ArrayLike<number>,
  inCatalogue: ReadonlySet<number>,
): CachedCovariances {
  const fetched = new Map<number, MovingBody>();
  const seen = new Set<string>();
  let objects: ReadonlyMap<string, number> | undefined;

  const bodyOf = (object: number) => catalogue.body(numberAt(rows, object));
  return {
    async update(latest) {
      const names = await latest.storedNames();
      for (const name of names) {
        if (seen.has(name)) continue;
        seen.add(name);
        objects ??= objectsByName(catalogue, rows);
        const object = objects.get(name);
        if (object === undefined) continue;
        const body = await latest.stored(bodyOf(object));
        if (body !== undefined) fetched.set(object, movingBody(body));
      }
    },
    fetched: () => fetched.size,
    among(some) {
      const found = new Map<number, MovingBody>();
      if (inCatalogue.size + fetched.size === 0) return found;
      for (const object of some) {
        const body = fetched.get(object);
        if (body !== undefined) found.set(object, body);
        else if (inCatalogue.has(object)) found.set(object, movingBody(bodyOf(object)));
      }
      return found;
    },
  };
}

/** Objects by the names of their orbits, see `orbitName`. */
function objectsByName(catalogue: Catalogue, rows: ArrayLike<number>): ReadonlyMap<string, number> {
  return new Map(Array.from(rows, (row, object) => [orbitName(catalogue.names(row)), object] as const));
}

/** Facts of a body that a worker needs to follow it. */
export function movingBody(body: MovingBody): MovingBody {
  const { number, bodyType, elements, nonGravitational, covariance, uncertainty, lastObservation, arcDays } =
    body;
  return defined({
    number,
    bodyType,
    elements,
    nonGravitational,
    covariance,
    uncertainty,
    lastObservation,
    arcDays,
  });
}
