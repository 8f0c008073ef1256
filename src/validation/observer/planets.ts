import { DEGREE, SECONDS_PER_DAY } from '#engine/constants.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { NO_POLE } from '#engine/earth/earth-orientation.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { horizontal } from '#engine/observe/horizon.ts';
import { ephemerisSource } from '#engine/observe/light-source.ts';
import { observerFrames } from '#engine/observe/observer-frames.ts';
import { observingTime, type ObservingTime } from '#engine/observe/observing-time.ts';
import { locate } from '#engine/observe/locate.ts';
import { createPlace } from '#engine/observe/place.ts';
import { refraction } from '#engine/sky/refraction.ts';
import { tdbMinusTt } from '#engine/time/scales.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { References } from '../references.ts';
import { rowValue } from '../row-value.ts';
import { ErrorLog, reader, wrapDegrees, type RecordedRows } from './rows.ts';

const FOLDER = 'cases/planet_observer';

const NAMES = [
  'Sun',
  'Mercury',
  'Venus',
  'Moon',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;
const FILES = [...NAMES, 'airless_Jupiter', 'airless_Moon'];

/** 1962 January 1: before it the recorded dates are UT1. */
const FIRST_UTC = 2_437_665.5;

/** 2019 April 27: later rows hold a UT1 that was a guess when they were computed. */
const LAST_MEASURED_UT1 = 2_458_600;

type PlanetCase = RecordedRows & {
  readonly observer: { readonly lon_e_deg: number; readonly lat_deg: number; readonly alt_m: number };
  readonly refraction: string;
};

/** Azimuth times cos altitude, and altitude (refracted where the rows are) of Sun, Moon and planets 1900-2019, arcsec. */
export function measurePlanets(references: References, ephemeris: Ephemeris): ErrorLog {
  const log = new ErrorLog();
  const files = references.namesIn(FOLDER);
  for (const file of FILES)
    if (files.includes(`${file}.json`)) measurePlanet(references, ephemeris, file, log);
  return log;
}

function measurePlanet(references: References, ephemeris: Ephemeris, file: string, log: ErrorLog): void {
  const recorded = references.caseAt<PlanetCase>(`${FOLDER}/${file}.json`);
  const read = reader(recorded.columns);
  const first = ephemeris.firstDay + 1;
  const rows = recorded.rows.filter((row) => {
    const jd = read(row, 'jd_ut');
    return jd > first && jd < LAST_MEASURED_UT1;
  });
  const { lon_e_deg: longitude, lat_deg: latitude, alt_m: height } = recorded.observer;
  const frames = observerFrames(
    siteFromGeodetic(longitude, latitude, height),
    ephemeris,
    rows.map((row) => timeOf(references, read(row, 'jd_ut'))),
  );
  const name = NAMES.find((candidate) => file.endsWith(candidate)) ?? 'Sun';
  const source = ephemerisSource(ephemeris, BODY[name]);
  const place = createPlace();
  const horizontalCoordinates = { azimuth: 0, altitude: 0, hourAngle: 0 };
  const lifted = !recorded.refraction.startsWith('none');
  rows.forEach((row, index) => {
    locate(frames, index, source, place);
    horizontal(frames, index, place.ofDate, horizontalCoordinates);
    const altitude =
      horizontalCoordinates.altitude + (lifted ? refraction(horizontalCoordinates.altitude) : 0);
    const [azimuth, recordedAzimuth] = [horizontalCoordinates.azimuth / DEGREE, read(row, 'az_deg')];
    const [height, recordedHeight] = [altitude / DEGREE, read(row, 'el_deg')];
    const azimuthError = wrapDegrees(azimuth - recordedAzimuth);
    const logged = { name: file.replace('airless_', 'airless '), day: read(row, 'jd_ut') };
    log.add(
      'horizontal',
      logged,
      azimuthError * Math.cos(horizontalCoordinates.altitude) * 3600,
      rowValue('Azimuth', 'deg', recordedAzimuth, azimuth),
    );
    log.add(
      'horizontal',
      logged,
      (height - recordedHeight) * 3600,
      rowValue('Altitude', 'deg', recordedHeight, height),
    );
  });
}

/** Before 1962 Horizons' own Delta-T is taken, so that geometry is compared and not two histories of the Earth. */
function timeOf(references: References, jdUt: number): ObservingTime {
  if (jdUt >= FIRST_UTC) return observingTime(jdUt, BUILT_IN_EARTH);
  const tdbMinusUt = recordedTdbMinusUt(references, jdUt);
  const day = Math.round(jdUt - 0.5) + 0.5;
  return {
    jdUtc: jdUt,
    tdb: { scale: 'TDB', day, offset: jdUt - day + tdbMinusUt / SECONDS_PER_DAY },
    deltaT: tdbMinusUt - tdbMinusTt(jdUt),
    pole: NO_POLE,
  };
}

function recordedTdbMinusUt(references: References, jdUt: number): number {
  const { rows } = references.caseAt<{ rows: readonly (readonly [number, number])[] }>(
    'cases/time/tdb_minus_ut.json',
  );
  const next = Math.max(
    1,
    rows.findIndex(([jd]) => jd > jdUt),
  );
  const [t0, dt0] = rows[next - 1];
  const [t1, dt1] = rows[next];
  return dt0 + ((jdUt - t0) / (t1 - t0)) * (dt1 - dt0);
}
