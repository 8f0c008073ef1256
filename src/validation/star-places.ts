import { ARCSECOND, DAYS_PER_JULIAN_YEAR, DEGREE, J2000 } from '#engine/constants.ts';
import { latitudeOf, longitudeOf, rotate } from '#engine/earth/frames.ts';
import { orientation } from '#engine/earth/orientation.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { starDirection, starVectors } from '#engine/sky/star-place.ts';
import type { Case, ErrorComparison } from './comparison.ts';
import { rowValue } from './row-value.ts';
import { SOURCES } from './sources.ts';

/** Right ascension (h m s) and declination (° ′ ″) as catalogues write them, motions in mas a year, parallax in mas. */
export type Star = {
  readonly ra: string;
  readonly dec: string;
  readonly pmRa: number;
  readonly pmDec: number;
  readonly parallax: number;
};

/** Right ascension and declination, deg. */
type Place = readonly [number, number];

const SUN: Vector3 = [0, 0, 0];

const YEARS = [1900, 1950, 2000, 2050, 2100];

/**
 * Stars of Hipparcos (van Leeuwen 2007, A&A 474, 653), with the right ascensions and declinations that ERFA gives them at J1900, J1950, J2000, J2050 and J2100,
 * deg: in ICRS and on the true equator and equinox of date, seen from the barycentre without aberration.
 *
 * Source: pyerfa 2.0.1.5; `pmsafe(ra, dec, pmRa / cos(dec), pmDec, parallax, velocity, 2451545, 0, jd, 0)` with SIMBAD's radial
 * velocities of -16.42, -110.5 and -22.4 km/s, then `c2s(rxp(pnm06a(jd, 0), s2c(…)))`.
 */
const MOVED: readonly { name: string; star: Star; icrs: readonly Place[]; ofDate: readonly Place[] }[] = [
  {
    name: 'Polaris',
    star: { ra: '02 31 49.09456', dec: '+89 15 50.7923', pmRa: 44.48, pmDec: -11.85, parallax: 7.54 },
    icrs: [
      [37.858317096, 89.264437097],
      [37.906449307, 89.264273295],
      [37.954560667, 89.264108972],
      [38.002651121, 89.263944129],
      [38.050720616, 89.263778765],
    ],
    ofDate: [
      [20.699514323, 88.775419504],
      [27.065939219, 89.029437036],
      [37.975513523, 89.261904673],
      [57.315573521, 89.45394754],
      [88.430562979, 89.541807502],
    ],
  },
  {
    name: 'Barnard’s star',
    star: {
      ra: '17 57 48.49803',
      dec: '+04 41 36.2072',
      pmRa: -798.58,
      pmDec: 10_328.12,
      parallax: 548.31,
    },
    icrs: [
      [269.474186408, 4.408267779],
      [269.463167178, 4.550388126],
      [269.452075125, 4.693390889],
      [269.440909525, 4.837282497],
      [269.429669645, 4.982069413],
    ],
    ofDate: [
      [268.240654885, 4.419965523],
      [268.844043818, 4.552192813],
      [269.448654012, 4.695010131],
      [270.061763604, 4.837553127],
      [270.663503958, 4.98014565],
    ],
  },
  {
    name: 'Alpha Centauri A',
    star: {
      ra: '14 39 36.49400',
      dec: '-60 50 02.3737',
      pmRa: -3679.25,
      pmDec: 473.67,
      parallax: 754.81,
    },
    icrs: [
      [220.111493391, -60.846964635],
      [220.006845164, -60.84052499],
      [219.902058333, -60.833992694],
      [219.797133327, -60.827367361],
      [219.692070577, -60.820648603],
    ],
    ofDate: [
      [218.213272977, -60.416304618],
      [219.045751695, -60.626971246],
      [219.898942662, -60.831779008],
      [220.769427142, -61.040001349],
      [221.626774567, -61.244722402],
    ],
  },
];

/** Places of stars that move, among the others and on the equator of date. */
export const starComparisons: readonly ErrorComparison[] = [
  ofPlaces(
    'star-places-icrs',
    'Places of moving stars, ICRS',
    ({ icrs }) => icrs,
    (direction) => direction,
  ),
  ofPlaces(
    'star-places-of-date',
    'Places of moving stars, of date',
    ({ ofDate }) => ofDate,
    (direction, year) => {
      const turned = new Float64Array(3);
      rotate(orientation(J2000, (year - 2000) * DAYS_PER_JULIAN_YEAR).trueEquator, direction, turned);
      return [turned[0], turned[1], turned[2]];
    },
  ),
];

function ofPlaces(
  id: string,
  quantity: string,
  recorded: (moved: (typeof MOVED)[number]) => readonly Place[],
  turn: (direction: Vector3, year: number) => Vector3,
): ErrorComparison {
  const rows = MOVED.length * YEARS.length;
  return {
    kind: 'errors',
    id,
    topic: 'Star places',
    quantity,
    authority: 'ERFA, 1900 to 2100',
    sources: [SOURCES.stars],
    unit: 'arcsec',
    limit: 0.1,
    rows: { recorded: rows, cited: rows },
    measure: () =>
      MOVED.map((moved): Case => {
        const places = recorded(moved);
        const computed = YEARS.map((year) =>
          turn(starDirection(starVectorsOf(moved.star), year - 2000, SUN), year),
        );
        return {
          name: moved.name,
          errors: computed.map((direction, k) => arcsecApart(direction, directionAt(places[k]))),
          days: YEARS.map((year) => J2000 + (year - 2000) * DAYS_PER_JULIAN_YEAR),
          values: computed.map(([x, y, z], k) => [
            rowValue('RA', 'deg', places[k][0], longitudeOf(x, y) / DEGREE),
            rowValue('Dec', 'deg', places[k][1], latitudeOf(x, y, z) / DEGREE),
          ]),
        };
      }),
  };
}

/** Vectors of a star as a catalogue writes it. */
export function starVectorsOf({ ra, dec, ...motion }: Star) {
  return starVectorsAt({ raDeg: 15 * sexagesimal(ra), decDeg: sexagesimal(dec), ...motion });
}

export function starVectorsAt({
  raDeg,
  decDeg,
  pmRa,
  pmDec,
  parallax,
}: Omit<Star, 'ra' | 'dec'> & { readonly raDeg: number; readonly decDeg: number }) {
  const columns = {
    count: 1,
    epoch: 2000,
    ra: Float64Array.of(raDeg),
    dec: Float64Array.of(decDeg),
    pmRa: Float32Array.of(pmRa),
    pmDec: Float32Array.of(pmDec),
    parallax: Float32Array.of(parallax),
    magnitude: Float32Array.of(0),
    colourIndex: Float32Array.of(0),
    known: Uint8Array.of(0),
  };
  return starVectors(columns, 0);
}

function directionAt([raDeg, decDeg]: Place): Vector3 {
  const [a, d] = [raDeg * DEGREE, decDeg * DEGREE];
  return [Math.cos(d) * Math.cos(a), Math.cos(d) * Math.sin(a), Math.sin(d)];
}

function sexagesimal(text: string): number {
  const [whole, minutes, seconds] = text.split(' ').map((part) => Math.abs(Number(part)));
  return (text.startsWith('-') ? -1 : 1) * (whole + minutes / 60 + seconds / 3600);
}

/** Arcsec between two unit vectors. */
export function arcsecApart(one: Vector3, other: Vector3): number {
  const chord = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  return (2 * Math.asin(chord / 2)) / ARCSECOND;
}
