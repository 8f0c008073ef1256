import { SECONDS_PER_DAY } from '../constants.ts';
import { EARTH_ROTATION_RAD_D, earthRotationAngle, orientation } from '../earth/orientation.ts';
import { rotateBack } from '../earth/frames.ts';
import type { Site } from '../earth/site.ts';
import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { tdbMinusTt } from '../time/tdb.ts';
import { observingTime, type ObservingTime } from './observing-time.ts';

/**
 * Where the observer is and how the Earth is turned, for a list of instants: everything about site and epochs that no
 * object changes, arrays with one entry (or three, six, nine) per row.
 */
export type ObserverFrames = {
  readonly rows: number;
  readonly site: Site;
  readonly jdUtc: Float64Array;
  /** TDB epochs: Julian date of the nearest midnight, and days from it. */
  readonly day: Float64Array;
  readonly offset: Float64Array;
  /** Observer, barycentric, ICRF: x y z vx vy vz, au and au/d. */
  readonly observer: Float64Array;
  /** Sun, barycentric, ICRF, at the instant itself: position, velocity, acceleration; au and days. */
  readonly sun: Float64Array;
  /** Turns ICRF into the true equator and equinox of date, row-major. */
  readonly trueEquator: Float64Array;
  /** Local apparent sidereal time (at the geocentre that of Greenwich), rad. */
  readonly siderealTime: Float64Array;
  /** Gravitational parameter of the Sun, au³/d². */
  readonly sunGm: number;
};

/**
 * Prepares a site and instants for observing.
 *
 * Observer's place: 15 m, by polar motion, which is neglected; axes: 2 mas of IAU 2006/2000A.
 *
 * @param site where the observer is
 * @param ephemeris Sun and Earth; must cover the epochs
 * @param times in any order
 * @throws RangeError when an epoch lies outside the ephemeris
 */
export function observerFrames(
  site: Site,
  ephemeris: Ephemeris,
  times: readonly ObservingTime[],
): ObserverFrames {
  const rows = times.length;
  const frames: ObserverFrames = {
    rows,
    site,
    jdUtc: new Float64Array(rows),
    day: new Float64Array(rows),
    offset: new Float64Array(rows),
    observer: new Float64Array(6 * rows),
    sun: new Float64Array(9 * rows),
    trueEquator: new Float64Array(9 * rows),
    siderealTime: new Float64Array(rows),
    sunGm: ephemeris.gm[BODY.Sun],
  };
  times.forEach((time, row) => fillRow(frames, row, ephemeris, time));
  return frames;
}

/**
 * As {@link observerFrames}, from UTC dates.
 *
 * @param epochsUtc Julian dates, UTC (UT1 before 1962)
 */
export function observerFramesUtc(
  site: Site,
  ephemeris: Ephemeris,
  epochsUtc: ArrayLike<number>,
): ObserverFrames {
  return observerFrames(site, ephemeris, Array.from(epochsUtc, observingTime));
}

function fillRow(frames: ObserverFrames, row: number, ephemeris: Ephemeris, time: ObservingTime): void {
  const { day, offset } = time.tdb;
  const ttOffset = offset - tdbMinusTt(day + offset) / SECONDS_PER_DAY;
  const axes = orientation(day, ttOffset);
  const greenwich =
    earthRotationAngle(day, ttOffset - time.deltaT / SECONDS_PER_DAY) +
    axes.meanSiderealMinusRotation +
    axes.equationOfEquinoxes;
  frames.jdUtc[row] = time.jdUtc;
  frames.day[row] = day;
  frames.offset[row] = offset;
  frames.trueEquator.set(axes.trueEquator, 9 * row);
  frames.siderealTime[row] = frames.site.kind === 'ground' ? greenwich + frames.site.longitude : greenwich;
  ephemeris.stateAndAcceleration(BODY.Sun, day, offset, frames.sun, 9 * row);
  ephemeris.state(BODY.Earth, day, offset, frames.observer, 6 * row);
  if (frames.site.kind === 'ground') addSite(frames, row, frames.site, axes.trueEquator);
}

/** Adds place and velocity of a site about the geocentre, turned back from the true equator of date. */
function addSite(
  { observer, siderealTime }: ObserverFrames,
  row: number,
  { axisAu, equatorAu }: { readonly axisAu: number; readonly equatorAu: number },
  trueEquator: Float64Array,
): void {
  const x = axisAu * Math.cos(siderealTime[row]);
  const y = axisAu * Math.sin(siderealTime[row]);
  const inertial = new Float64Array(3);
  rotateBack(trueEquator, [x, y, equatorAu], inertial);
  for (let k = 0; k < 3; k++) observer[6 * row + k] += inertial[k];
  rotateBack(trueEquator, [-EARTH_ROTATION_RAD_D * y, EARTH_ROTATION_RAD_D * x, 0], inertial);
  for (let k = 0; k < 3; k++) observer[6 * row + 3 + k] += inertial[k];
}
