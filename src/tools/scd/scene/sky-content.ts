import type { BrightStars } from '#catalogue/stars/bright-stars-file.ts';
import type { ConstellationFile } from '#catalogue/stars/sky-files.ts';
import { whenReachable } from '#client/reachability.ts';
import { loadSkyFiles } from '#client/scd/sky-files.ts';
import { ARCSECOND } from '#engine/constants.ts';
import { pairsIn } from '#engine/numbers-in.ts';
import { createStore, type Store } from '#parts/scene/store.ts';
import { greatCircleLine } from '#render/geometry/sky-lines.ts';
import type { StarName } from '#render/painters/sky/star-names.ts';
import { makeStarsReady } from '#render/painters/sky/star-rows.ts';
import type { StarColumns } from '#engine/sky/star-columns.ts';
import type { Constellations } from '#render/picture/sky/constellations.ts';
import type { DeepSkyKind, DeepSkyObject } from '#render/picture/sky/deep-sky.ts';
import { directionDeg } from './trail-of.ts';
import { onSite } from '#client/site.ts';

/** The contents of the sky that do not depend on the objects. */
export type SkyContent = {
  readonly stars: StarColumns;
  readonly starNames: readonly StarName[];
  /** Stars with their designations. */
  readonly namedStars: BrightStars['names'];
  /** V to which the stars are all there. */
  readonly faintLimit: number;
  /** Julian year of the places of stars without a proper motion. */
  readonly unmovedEpoch: number;
  /** Catalogues that the stars are from. */
  readonly sources: readonly string[];
  readonly constellations: Constellations;
  readonly deepSky: readonly DeepSkyObject[];
};

type DeepSkyFile = {
  readonly rows: readonly (readonly [
    name: string,
    kind: DeepSkyKind,
    raDeg: number,
    decDeg: number,
    magnitude: number,
    sizeArcmin: number,
  ])[];
};

const DEEP_SKY_URL = onSite('/static/sky/deep-sky.json');

/** It is waited for as long as the page is open. */
const NEVER_ABORTED = new AbortController().signal;

/** The content of the sky, once it has been loaded; that it cannot be loaded is written to the console alone. */
export function followSkyContent(): Store<SkyContent | undefined> {
  const store = createStore<SkyContent | undefined>(undefined);
  whenReachable(loadContent, NEVER_ABORTED).then(store.set, reportError);
  return store;
}

async function loadContent(): Promise<SkyContent> {
  const [{ stars, constellations }, deepSky] = await Promise.all([loadSkyFiles(), loadDeepSky()]);
  makeStarsReady(stars.stars);
  return {
    stars: stars.stars,
    starNames: stars.names.map(([row, name, designation]) => ({ row, name: name || designation })),
    namedStars: stars.names,
    faintLimit: stars.faintLimit,
    unmovedEpoch: stars.unmovedEpoch,
    sources: stars.sources,
    constellations: constellationsOf(constellations),
    deepSky,
  };
}

/** Loads the deep sky, without which the sky is shown all the same. */
async function loadDeepSky(): Promise<readonly DeepSkyObject[]> {
  try {
    const response = await fetch(DEEP_SKY_URL);
    if (!response.ok) return [];
    const { rows } = (await response.json()) as DeepSkyFile;
    return rows
      .map(([name, kind, raDeg, decDeg, magnitude, sizeArcmin]) => ({
        name,
        kind,
        direction: directionDeg(raDeg, decDeg),
        magnitude,
        size: sizeArcmin * 60 * ARCSECOND,
      }))
      .toSorted((one, other) => one.magnitude - other.magnitude);
  } catch (failure) {
    if (!(failure instanceof TypeError)) reportError(failure); // the footer says that there is no network
    return [];
  }
}

function constellationsOf({ lines, borders, names }: ConstellationFile): Constellations {
  return {
    lines: lines.map(lineOf),
    borders: borders.map(lineOf),
    names: names
      .toSorted(([, , , , one], [, , , , other]) => one - other)
      .map(([, name, ra, dec]) => ({ name, at: directionDeg(ra, dec) })),
  };
}

/** A line from right ascensions and declinations by turns, degrees. */
function lineOf(places: readonly number[]): Float64Array {
  return greatCircleLine(pairsIn(places));
}
