import { ARCSECOND, DEGREE } from '../constants.ts';
import { ECLIPTIC_J2000, GALACTIC, latitudeOf, longitudeOf, rotate } from '../earth/frames.ts';
import { apparentMagnitude } from '../photometry/photometry.ts';
import { airmass } from '../sky/airmass.ts';
import { moonlight } from '../sky/moonlight.ts';
import { starsToSurveyDepth } from '../sky/star-density.ts';
import { EPHEMERIS_COLUMNS, EPHEMERIS_INDEX as COLUMN } from './columns.ts';
import { angleBetween } from '../angles.ts';
import { horizontal, type Horizontal } from './horizon.ts';
import { illuminate, type Illumination } from './illumination.ts';
import { trajectorySource } from './light-source.ts';
import { motion, type Motion } from './motion.ts';
import type { ObserverFrames } from './observer-frames.ts';
import { locate } from './locate.ts';
import { createPlace, type Place } from './place.ts';
import type { SunAndMoon } from './sun-and-moon.ts';
import { LOST_FROM, type SkyEstimate } from '../uncertainty/estimate.ts';
import type { CloudRequest, EphemerisTable, RowCloud, UncertaintyRun } from './table.ts';
import type { Target } from './target.ts';

const WIDTH = EPHEMERIS_COLUMNS.length;
const RAD_PER_DAY_TO_ARCSEC_PER_MINUTE = 1 / (ARCSECOND * 1440);

/**
 * The ephemeris of one object: a row of the 32 EPHEMERIS_COLUMNS for every epoch of the frames.
 *
 * Astrometric places are topocentric with light time only (ICRF); azimuth, altitude and hour angle are apparent (light
 * deflection by the Sun, relativistic aberration, precession-nutation), airless. Rows that would show the object after
 * an impact, or before it could have left a body, are left out and the event is named. At the geocentre the columns of
 * the horizon are absent.
 *
 * @param target trajectory and what is known of the object
 * @param frames site and epochs, shared between objects
 * @param luminaries Sun and Moon at the same rows, shared too
 * @param requested the epochs of which the table has the clones of curved regions; none where it is left out
 * @throws RangeError when the trajectory does not reach back to the moment the light left
 */
export function observe(
  target: Target,
  frames: ObserverFrames,
  luminaries: SunAndMoon,
  requested?: CloudRequest,
): EphemerisTable {
  const values = new Float64Array(frames.rows * WIDTH);
  const present = new Uint8Array(frames.rows * WIDTH);
  const source = trajectorySource(target.trajectory);
  const row = createRow(values, present);
  const missing = { 'not yet': false, 'no longer': false };
  const uncertainty: UncertaintyRun[] = [];
  const clouds: RowCloud[] = [];
  let rows = 0;
  for (let index = 0; index < frames.rows; index++) {
    row.start = rows * WIDTH;
    const sighting = locate(frames, index, source, row.place);
    if (sighting === 'seen') {
      writeRow(row, target, frames, luminaries, index);
      const estimate = writeUncertainty(row, target, frames, index);
      appendRun(uncertainty, estimate, rows);
      if (requested !== undefined && index % requested.every === 0)
        appendCloud(clouds, estimate, rows, requested);
      rows++;
    } else missing[sighting] = true;
  }
  return {
    rows,
    columns: WIDTH,
    values: rows < frames.rows ? values.slice(0, rows * WIDTH) : values,
    present: rows < frames.rows ? present.slice(0, rows * WIDTH) : present,
    impact: missing['no longer'] ? target.trajectory.impact : undefined,
    emergence: missing['not yet'] ? target.trajectory.emergence : undefined,
    uncertainty,
    ...(clouds.length === 0 ? {} : { clouds }),
  };
}

/** Working memory of one row, reused for all rows. */
type Row = {
  start: number;
  readonly values: Float64Array;
  readonly present: Uint8Array;
  readonly place: Place;
  readonly horizontalCoordinates: Horizontal;
  readonly light: Illumination;
  readonly motion: Motion;
  readonly turned: Float64Array;
};

function createRow(values: Float64Array, present: Uint8Array): Row {
  return {
    start: 0,
    values,
    present,
    place: createPlace(),
    horizontalCoordinates: { azimuth: 0, altitude: 0, hourAngle: 0 },
    light: { r: 0, truePhase: 0, apparentPhase: 0 },
    motion: { east: 0, north: 0 },
    turned: new Float64Array(3),
  };
}

function writeRow(
  row: Row,
  target: Target,
  frames: ObserverFrames,
  luminaries: SunAndMoon,
  index: number,
): void {
  put(row, COLUMN.JD_UTC, frames.jdUtc[index]);
  writePlace(row);
  writeDistances(row, target, frames, luminaries, index);
  writeMotion(row, frames, index);
  if (frames.site.kind === 'ground') writeHorizon(row, frames, luminaries, index);
  writeKnowledge(row, target, frames, index);
}

/** Astrometric equatorial, ecliptic and galactic places, and what depends on the latter. */
function writePlace(row: Row): void {
  const { line, delta } = row.place;
  const { turned } = row;
  put(row, COLUMN.AST_RA, longitudeOf(line[0], line[1]) / DEGREE);
  put(row, COLUMN.AST_DEC, latitudeOf(line[0], line[1], line[2]) / DEGREE);
  rotate(ECLIPTIC_J2000, line, turned);
  put(row, COLUMN.AST_ECLONG, longitudeOf(turned[0], turned[1]) / DEGREE);
  put(row, COLUMN.AST_ECLAT, latitudeOf(turned[0], turned[1], turned[2]) / DEGREE);
  rotate(GALACTIC, line, turned);
  put(row, COLUMN.AST_GLONG, longitudeOf(turned[0], turned[1]) / DEGREE);
  put(row, COLUMN.AST_GLAT, latitudeOf(turned[0], turned[1], turned[2]) / DEGREE);
  put(row, COLUMN.DEN_STARS, starsToSurveyDepth(turned[0] / delta, turned[1] / delta, turned[2] / delta));
}

function writeDistances(
  row: Row,
  target: Target,
  frames: ObserverFrames,
  { sun, moon }: SunAndMoon,
  index: number,
): void {
  const { place, light } = row;
  illuminate(frames, index, place, light);
  const elongation = angleBetween(place.apparent, sun.apparent, 3 * index) / DEGREE;
  put(row, COLUMN.DELTA, place.delta);
  put(row, COLUMN.R, light.r);
  put(row, COLUMN.PHASE, light.apparentPhase / DEGREE);
  put(row, COLUMN.ELON, elongation);
  put(row, COLUMN.ELSUN, elongation);
  put(row, COLUMN.MOOEL, angleBetween(place.apparent, moon.apparent, 3 * index) / DEGREE);
  if (target.photometry === undefined) return;
  put(row, COLUMN.MAG, apparentMagnitude(target.photometry, light.r, place.delta, light.truePhase));
}

function writeMotion(row: Row, frames: ObserverFrames, index: number): void {
  motion(frames, index, row.place, row.motion);
  const east = row.motion.east * RAD_PER_DAY_TO_ARCSEC_PER_MINUTE;
  const north = row.motion.north * RAD_PER_DAY_TO_ARCSEC_PER_MINUTE;
  put(row, COLUMN.APPMOT_RA, east);
  put(row, COLUMN.APPMOT_DEC, north);
  put(row, COLUMN.SKY_MOV, Math.sqrt(east * east + north * north));
  put(row, COLUMN.POS_ANG, longitudeOf(north, east) / DEGREE);
}

function writeHorizon(row: Row, frames: ObserverFrames, luminaries: SunAndMoon, index: number): void {
  const { horizontalCoordinates, place } = row;
  horizontal(frames, index, place.ofDate, horizontalCoordinates);
  const altitude = horizontalCoordinates.altitude / DEGREE;
  put(row, COLUMN.AST_HA, horizontalCoordinates.hourAngle / DEGREE);
  put(row, COLUMN.AST_AZ, horizontalCoordinates.azimuth / DEGREE);
  put(row, COLUMN.AST_ALT, altitude);
  put(row, COLUMN.ELEV, altitude);
  put(row, COLUMN.SUN_ALT, luminaries.sun.altitude[index] / DEGREE);
  put(row, COLUMN.MOON_ALT, luminaries.moon.altitude[index] / DEGREE);
  const path = airmass(horizontalCoordinates.altitude);
  if (path !== undefined) put(row, COLUMN.AIRM, path);
  if (horizontalCoordinates.altitude < 0) return;
  const separation = row.values[row.start + COLUMN.MOOEL] * DEGREE;
  put(
    row,
    COLUMN.MOONGLOW,
    moonlight(luminaries.moonIlluminance[index], separation, horizontalCoordinates.altitude),
  );
}

/** Days unobserved and arc. */
function writeKnowledge(row: Row, target: Target, frames: ObserverFrames, index: number): void {
  if (target.lastObservationUtc !== undefined)
    put(row, COLUMN.DAYS_UNOBSERVED, frames.jdUtc[index] - target.lastObservationUtc);
  if (target.arcDays !== undefined) put(row, COLUMN.ARC, target.arcDays);
}

/** The ellipse on the sky, where there is one; returns the estimate that it comes from. */
function writeUncertainty(row: Row, target: Target, frames: ObserverFrames, index: number): SkyEstimate {
  if (target.uncertainty === undefined) return { basis: 'none' };
  const { lightTime, line } = row.place;
  const estimate = target.uncertainty(frames.day[index], frames.offset[index] - lightTime, line);
  if (estimate.basis === 'none') return estimate;
  put(row, COLUMN.ERR_A, estimate.ellipse.major);
  put(row, COLUMN.ERR_B, estimate.ellipse.minor);
  put(row, COLUMN.PA, estimate.ellipse.positionAngle / DEGREE);
  return estimate;
}

function appendRun(runs: UncertaintyRun[], estimate: SkyEstimate, fromRow: number): void {
  const { basis } = estimate;
  const lost = estimate.basis !== 'none' && estimate.ellipse.major > LOST_FROM;
  const curved = estimate.basis !== 'none' && estimate.cloud !== undefined;
  const last = runs.at(-1);
  if (last?.basis === basis && last.lost === lost && (last.curved ?? false) === curved) return;
  runs.push({ fromRow, basis, lost, ...(curved ? { curved } : {}) });
}

function appendCloud(clouds: RowCloud[], estimate: SkyEstimate, row: number, { most }: CloudRequest): void {
  if (estimate.basis === 'none' || estimate.cloud === undefined) return;
  clouds.push({ row, shifts: Float32Array.from(estimate.cloud.subarray(0, 2 * most)) });
}

function put(row: Row, column: number, value: number): void {
  row.values[row.start + column] = value;
  row.present[row.start + column] = 1;
}
