import type { Trace, TracePoint } from '#contract/scd/trace-points.ts';
import { DEGREE, NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import { orbitRemarks, commonRemarks, type UserDefinedOrbits } from '#parts/provenance/provenance-remarks.ts';
import type { Remarks } from '#parts/downloads/text-table.ts';
import { declinationText, rightAscensionText } from '#parts/quantities/angle-text.ts';
import { ABSENT, fixedText, knownText } from '#parts/quantities/number-text.ts';
import { UNMOVED_MARK } from '#render/painters/sky/star-magnitudes.ts';
import { moonFact, type PointFact, uncertaintyFact } from '../point-facts.ts';
import { moonMark, pointDateText, starMark } from '../point-marks.ts';

/** The facts in the head of a finder chart: of an object at the trace date and of its path. */
export function finderFacts({ points }: Pick<Trace, 'points'>, row: number): readonly PointFact[] {
  const point = points[row];
  if (point === undefined) return [];
  const { magnitude } = point;
  return [
    fact('Visual magnitude', knownText(magnitude, 1), 'mag'),
    motionOf(point),
    highestOf(points),
    moonFact(point),
    uncertaintyFact(point),
  ];
}

/** Arcminutes per hour, which are arcseconds per minute, and the position angle. */
function motionOf({ raRate, decRate }: TracePoint): PointFact {
  if (raRate === undefined || decRate === undefined) return fact('Motion', ABSENT, '');
  const rate = Math.hypot(raRate, decRate);
  const towards = (Math.round(Math.atan2(raRate, decRate) / DEGREE) + 360) % 360;
  return fact('Motion', `${fixedText(rate, rate < 10 ? 2 : 1)}′`, `per hour, towards ${towards}°`);
}

function highestOf(points: readonly TracePoint[]): PointFact {
  const highest = points.reduce<TracePoint | undefined>((best, point) => {
    const { altitudeDeg, sunAltitudeDeg } = point;
    if (altitudeDeg === undefined || sunAltitudeDeg === undefined) return best;
    const isDark = sunAltitudeDeg < NIGHT_SUN_ALTITUDE_DEG;
    return isDark && altitudeDeg > (best?.altitudeDeg ?? Number.NEGATIVE_INFINITY) ? point : best;
  }, undefined);
  if (highest?.altitudeDeg === undefined) return fact('Highest in the dark', ABSENT, '');
  const time = pointDateText(highest.julianDate).slice('YYYY-MM-DD '.length);
  return fact('Highest in the dark', `${fixedText(highest.altitudeDeg, 0)}°`, `at ${time}`);
}

function fact(label: string, value: string, detail: string): PointFact {
  return { label, value, detail };
}

/** A column of the table of points. */
export type FinderColumn = { readonly title: string; readonly unit: string; readonly share: number };

/** The table of points, with the share of its width that each column has. */
export const FINDER_COLUMNS: readonly FinderColumn[] = [
  { title: 'Date', unit: 'UTC', share: 0.22 },
  { title: 'RA', unit: 'h m s', share: 0.19 },
  { title: 'Dec', unit: '° ′ ″', share: 0.19 },
  { title: 'V', unit: 'mag', share: 0.09 },
  { title: 'Alt.', unit: '°', share: 0.09 },
  { title: 'Az.', unit: '°', share: 0.09 },
  { title: 'Light', unit: '', share: 0.13 },
];

/** The cells of a point. */
export function finderRow(
  trace: Pick<Trace, 'points' | 'starlightAffected'>,
  index: number,
): readonly string[] {
  const point = trace.points[index];
  if (point === undefined) return [];
  const marks = [moonMark(point), starMark(trace, index)];
  return [
    pointDateText(point.julianDate),
    rightAscensionText(point.raDeg),
    declinationText(point.decDeg),
    knownText(point.magnitude, 1),
    knownText(point.altitudeDeg, 1),
    knownText(point.azimuthDeg, 1),
    marks.filter((mark) => mark !== undefined).join(', '),
  ];
}

/** Remark about the stars of a chart. */
export type FinderStars = {
  /** The magnitude to which they are drawn, such as `V 11.5`. */
  readonly limit: string;
  readonly count: number;
  /** Number of those without a known proper motion, and the Julian year of their places. */
  readonly unmoved: number;
  readonly unmovedEpoch: number;
  readonly sources: readonly string[];
};

/** Where everything on a finder chart comes from. */
export function finderProvenance(
  { object, provenance, starlight }: Trace,
  stars: FinderStars,
  userDefined: UserDefinedOrbits,
): Remarks {
  const { count, unmoved, unmovedEpoch, limit, sources } = stars;
  const year = Math.floor(unmovedEpoch);
  const still =
    unmoved === 0
      ? ''
      : `; ${unmoved} of them, marked ${UNMOVED_MARK} where a magnitude is written, are of epoch ${year}: no proper motion is known`;
  return [
    ...orbitRemarks({ ...object, data: [] }, userDefined),
    ...commonRemarks(provenance),
    ['Positions', 'astrometric, ICRF (J2000)'],
    ['Stars', `${count} in the field, to ${limit}${still}. ${sources.join(', ')}`],
    ['Starlight', starlight.rule],
  ];
}
