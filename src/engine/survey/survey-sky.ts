import { DEGREE, LIGHT_SPEED_AU_D } from '../constants.ts';
import { BUILT_IN_EARTH } from '../earth/built-in-earth.ts';
import type { EarthOrientation } from '../earth/earth-orientation.ts';
import { rotateBack } from '../earth/frames.ts';
import type { GroundSite, Site } from '../earth/site.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { approximateSunAltitude } from '../observe/dark-hours.ts';
import type { ObserverFrames } from '../observe/observer-frames.ts';
import { observerFramesUtc } from '../observe/observer-frames-utc.ts';
import { type SunAndMoon, sunAndMoon } from '../observe/sun-and-moon.ts';
import { SAMPLES_PER_DAY, type Window, sampleEpochs } from './sample-epochs.ts';
import type { SampleSky, Sky, Stretch } from './sample-sky.ts';

/** The Sun is below this altitude in astronomical night, rad. */
export const NIGHT_ALTITUDE = -18 * DEGREE;

/** Rows of the frames' horizon. */
const NORTH = 0;
const UP = 2;

/** Samples that one series of an object's motion serves at most: half a day. */
const LONGEST_STRETCH = SAMPLES_PER_DAY / 2;

/**
 * The sky of a site at every dark half hour of a window; at the geocentre, where there is no night, at every half hour.
 *
 * @throws {RangeError} when the window ends before it begins or lies outside the ephemeris.
 */
export function surveySky(
  site: Site,
  ephemeris: Ephemeris,
  window: Window,
  earth: EarthOrientation = BUILT_IN_EARTH,
): SampleSky {
  const { epochsUtc, nights } = sampleEpochs(site, window);
  return { ...skyOf(site, ephemeris, epochsUtc, site.kind === 'ground', earth), nights };
}

/**
 * The sky of a site at given instants.
 *
 * @param epochsUtc Julian dates UTC in order of time.
 * @param onlyDark whether only those in astronomical night are made.
 */
export function skyOf(
  site: Site,
  ephemeris: Ephemeris,
  epochsUtc: readonly number[],
  onlyDark: boolean,
  earth: EarthOrientation = BUILT_IN_EARTH,
): Sky {
  const mayBeDark = onlyDark && site.kind === 'ground' ? mayBeDarkAt(site) : () => true;
  const frames = observerFramesUtc(site, ephemeris, epochsUtc.filter(mayBeDark), earth);
  const lights = sunAndMoon(frames, ephemeris);
  const rows = Array.from(lights.sun.altitude.keys());
  return skyAt(
    onlyDark ? rows.filter((row) => lights.sun.altitude[row] < NIGHT_ALTITUDE) : rows,
    frames,
    lights,
  );
}

/** By how much the Sun is lower at most than its approximate altitude, deg. */
const SUN_MARGIN = 4.5;

/** Leaves out most of the day, before all that observing takes is made for its instants. */
function mayBeDarkAt({ longitude, latitude }: GroundSite): (jdUtc: number) => boolean {
  const place = { longitude: longitude / DEGREE, latitude: latitude / DEGREE };
  return (jdUtc) => approximateSunAltitude(place, jdUtc) < NIGHT_ALTITUDE / DEGREE + SUN_MARGIN;
}

function skyAt(
  rows: readonly number[],
  frames: ObserverFrames,
  lights: SunAndMoon,
): Omit<SampleSky, 'nights'> {
  const originDay = frames.day[rows[0] ?? 0] ?? 0;
  const offset = Float64Array.from(rows, (row) => frames.day[row] - originDay + frames.offset[row]);
  const { observer, sun, site } = frames;
  return {
    count: rows.length,
    originDay,
    offset,
    stretches: stretchesOf(offset),
    moments: Array.from(offset, (middle, first) => ({ first, count: 1, middle })),
    observer: vectors(rows, (row, k) => observer[6 * row + k] - sun[9 * row + k]),
    observerVelocity: vectors(rows, (row, k) => observer[6 * row + 3 + k] - sun[9 * row + 3 + k]),
    beta: vectors(rows, (row, k) => observer[6 * row + 3 + k] / LIGHT_SPEED_AU_D),
    zenith: site.kind === 'ground' ? groundAxis(UP, rows, frames) : undefined,
    north: site.kind === 'ground' ? groundAxis(NORTH, rows, frames) : undefined,
    sun: vectors(rows, (row, k) => lights.sun.apparent[3 * row + k]),
    moon: vectors(rows, (row, k) => lights.moon.apparent[3 * row + k]),
    moonIlluminance: Float64Array.from(rows, (row) => lights.moonIlluminance[row]),
  };
}

/** Cuts samples into runs without gaps, none longer than half a day. */
function stretchesOf(offset: Float64Array): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const gap = 1.5 / SAMPLES_PER_DAY;
  let first = 0;
  for (let k = 1; k <= offset.length; k++) {
    const ends = k === offset.length || offset[k] - offset[k - 1] > gap || k - first === LONGEST_STRETCH;
    if (!ends) continue;
    stretches.push({ first, count: k - first, middle: (offset[first] + offset[k - 1]) / 2 });
    first = k;
  }
  return stretches;
}

/** An axis of the site's horizon, by its row in the frames, in ICRF. */
function groundAxis(
  axis: number,
  rows: readonly number[],
  { horizon, trueEquator }: ObserverFrames,
): Float64Array {
  const out = new Float64Array(3 * rows.length);
  const vector = new Float64Array(3);
  rows.forEach((row, index) => {
    const ofDate = horizon.subarray(9 * row + 3 * axis, 9 * row + 3 * axis + 3);
    rotateBack(trueEquator.subarray(9 * row, 9 * row + 9), ofDate, vector);
    out.set(vector, 3 * index);
  });
  return out;
}

function vectors(rows: readonly number[], component: (row: number, k: number) => number): Float64Array {
  const out = new Float64Array(3 * rows.length);
  rows.forEach((row, index) => {
    for (let k = 0; k < 3; k++) out[3 * index + k] = component(row, k);
  });
  return out;
}
