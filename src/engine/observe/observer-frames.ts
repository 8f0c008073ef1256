import { SECONDS_PER_DAY } from '../constants.ts';
import { rotateBack } from '../earth/frames.ts';
import { type FromGround, fromGround } from '../earth/ground-axes.ts';
import { EARTH_ROTATION_RAD_D, earthRotationAngle, orientation } from '../earth/orientation.ts';
import type { GroundSite, Site } from '../earth/site.ts';
import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { tdbMinusTt } from '../time/scales.ts';
import type { ObservingTime } from './observing-time.ts';

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
  /** Turns the true equator and equinox of date into north, east and up of the site, row-major; 0 at the geocentre. */
  readonly horizon: Float64Array;
  /** Gravitational parameter of the Sun, au³/d². */
  readonly sunGm: number;
};

/** Where an observer is at some instants, and the Sun, without how the Earth is turned. */
export type Vantage = Pick<ObserverFrames, 'day' | 'offset' | 'observer' | 'sun' | 'sunGm'>;

/**
 * Prepares a site and instants for observing.
 *
 * Axes: 2 mas of IAU 2006/2000A. Place and horizon: as good as the times' UT1 and pole; a pole that is taken to be at zero
 * costs 15 m and 0.6 arcsec at most.
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
    horizon: new Float64Array(9 * rows),
    sunGm: ephemeris.gm[BODY.Sun],
  };
  times.forEach((time, row) => fillRow(frames, row, ephemeris, time));
  return frames;
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
  if (frames.site.kind !== 'ground') return;
  const toOfDate = fromGround(greenwich, time.pole, day + ttOffset);
  addSite(frames, row, frames.site, toOfDate);
  fillHorizon(frames, row, frames.site, toOfDate);
}

/** Adds place and velocity of a site about the geocentre, turned back from the true equator of date. */
function addSite(
  { observer, trueEquator }: ObserverFrames,
  row: number,
  { longitude, axisAu, equatorAu }: GroundSite,
  toOfDate: FromGround,
): void {
  const axes = trueEquator.subarray(9 * row, 9 * row + 9);
  const ofDate = new Float64Array(3);
  const inertial = new Float64Array(3);
  toOfDate([axisAu * Math.cos(longitude), axisAu * Math.sin(longitude), equatorAu], ofDate);
  rotateBack(axes, ofDate, inertial);
  for (let k = 0; k < 3; k++) observer[6 * row + k] += inertial[k];
  rotateBack(axes, [-EARTH_ROTATION_RAD_D * ofDate[1], EARTH_ROTATION_RAD_D * ofDate[0], 0], inertial);
  for (let k = 0; k < 3; k++) observer[6 * row + 3 + k] += inertial[k];
}

/** North, east and up; at a pole north is the limit along the site's meridian. */
function fillHorizon(
  { horizon }: ObserverFrames,
  row: number,
  { longitude, latitude }: GroundSite,
  toOfDate: FromGround,
): void {
  const [cosLongitude, sinLongitude] = [Math.cos(longitude), Math.sin(longitude)];
  const [cosLatitude, sinLatitude] = [Math.cos(latitude), Math.sin(latitude)];
  const axes = [
    [-sinLatitude * cosLongitude, -sinLatitude * sinLongitude, cosLatitude],
    [-sinLongitude, cosLongitude, 0],
    [cosLatitude * cosLongitude, cosLatitude * sinLongitude, sinLatitude],
  ];
  axes.forEach((axis, k) => toOfDate(axis, horizon.subarray(9 * row + 3 * k, 9 * row + 3 * k + 3)));
}
