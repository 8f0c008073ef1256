import { angleBetween } from '#engine/angles.ts';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { horizontal } from '#engine/observe/horizon.ts';
import { locate } from '#engine/observe/locate.ts';
import { observerFrames } from '#engine/observe/observer-frames.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { observingTime } from '#engine/observe/observing-time.ts';
import { createPlace } from '#engine/observe/place.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { ttMinusUtc } from '#engine/time/scales.ts';
import type { Case, ErrorComparison } from './comparison.ts';
import type { References } from './references.ts';
import { type RowValue, rowValue } from './row-value.ts';
import { SOURCES } from './sources.ts';

type Row = readonly (number | string)[];
type Recorded = { readonly columns: readonly string[]; readonly rows: readonly Row[] };

/** So far away that neither parallax nor light time matters, au. */
const FAR_AU = 1e9;

/** Azimuth and altitude by astropy. */
export const directionComparisons: readonly ErrorComparison[] = [
  {
    kind: 'errors',
    id: 'horizontal-directions',
    topic: 'Altitude and azimuth',
    quantity: 'Azimuth and altitude of fixed directions',
    authority: 'astropy 8.0.1',
    sources: [SOURCES.astropyDirections],
    unit: 'arcsec',
    limit: 0.7,
    rows: { recorded: 200, cited: 8 },
    note: 'the pole is at zero here and measured there, which is nearly all of it',
    measure: (references, ephemeris) =>
      casesOf(references, ephemeris, 'astropy_transforms.json', (at) => {
        const jd = at('jd_utc');
        const time = {
          ...observingTime(jd, BUILT_IN_EARTH),
          deltaT: ttMinusUtc(jd) - at('ut1_minus_utc_s'),
        };
        const frames = observerFrames(siteOf(at), ephemeris, [time]);
        const place = createPlace();
        const horizontalCoordinates = { azimuth: 0, altitude: 0, hourAngle: 0 };
        const far = direction(at('ra_icrs_deg') * DEGREE, at('dec_icrs_deg') * DEGREE).map((x) => FAR_AU * x);
        locate(
          frames,
          0,
          {
            existsFrom: -Infinity,
            existsUntil: Infinity,
            state: (_day, _offset, out) => out.set([...far, 0, 0, 0]),
          },
          place,
        );
        horizontal(frames, 0, place.ofDate, horizontalCoordinates);
        return [
          compareDirections(
            horizontalCoordinates.azimuth,
            horizontalCoordinates.altitude,
            at('az_deg'),
            at('alt_deg'),
          ),
        ];
      }),
  },
  {
    kind: 'errors',
    id: 'horizontal-sun-moon',
    topic: 'Altitude and azimuth',
    quantity: 'Azimuth and altitude of Sun and Moon',
    authority: 'astropy 8.0.1, builtin ephemeris',
    sources: [SOURCES.astropySunMoon],
    unit: 'arcsec',
    limit: 0.006 * 3600,
    rows: { recorded: 160, cited: 12 },
    note: 'that ephemeris itself is good to 0.005 deg',
    measure: (references, ephemeris) =>
      casesOf(references, ephemeris, 'astropy_sun_moon_altaz.json', (at) => {
        const frames = observerFramesUtc(siteOf(at), ephemeris, [at('jd_utc')]);
        const { sun, moon } = sunAndMoon(frames, ephemeris);
        return [
          compareDirections(sun.azimuth[0], sun.altitude[0], at('sun_az_deg'), at('sun_alt_deg')),
          compareDirections(moon.azimuth[0], moon.altitude[0], at('moon_az_deg'), at('moon_alt_deg')),
        ];
      }),
  },
];

type Read = (column: string) => number;

/** Cases by site, on the days that the ephemeris covers. */
function casesOf(
  references: References,
  { firstDay, lastDay }: Ephemeris,
  file: string,
  comparedIn: (at: Read) => readonly Compared[],
): Case[] {
  const { columns, rows } = references.caseAt<Recorded>(`cases/geometry/${file}`);
  const column = (name: string) => columns.indexOf(name);
  const covered = rows.filter((row) => Number(row[0]) > firstDay + 1 && Number(row[0]) < lastDay - 1);
  const sites = new Set(covered.map((row) => String(row[column('site')])));
  return [...sites].map((name) => {
    const compared = covered
      .filter((row) => row[column('site')] === name)
      .flatMap((row) =>
        comparedIn((key) => Number(row[column(key)])).map((one) => ({ day: Number(row[0]), ...one })),
      );
    return {
      name,
      errors: compared.map(({ error }) => error),
      days: compared.map(({ day }) => day),
      values: compared.map(({ values }) => values),
    };
  });
}

function siteOf(at: Read) {
  return siteFromGeodetic(at('lon_e_deg'), at('lat_deg'), at('alt_m'));
}

type Compared = { readonly error: number; readonly values: readonly RowValue[] };

/** Compares a direction in radians with one in degrees; the error is the angle between them, arcsec. */
function compareDirections(
  azimuth: number,
  altitude: number,
  azimuthDeg: number,
  altitudeDeg: number,
): Compared {
  const recorded = direction(azimuthDeg * DEGREE, altitudeDeg * DEGREE);
  return {
    error: angleBetween(direction(azimuth, altitude), recorded, 0) / ARCSECOND,
    values: [
      rowValue('Azimuth', 'deg', azimuthDeg, azimuth / DEGREE),
      rowValue('Altitude', 'deg', altitudeDeg, altitude / DEGREE),
    ],
  };
}

function direction(longitude: number, latitude: number): Float64Array {
  const across = Math.cos(latitude);
  return Float64Array.of(across * Math.cos(longitude), across * Math.sin(longitude), Math.sin(latitude));
}
