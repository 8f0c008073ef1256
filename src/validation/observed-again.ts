import { defined } from '#catalogue/defined.ts';
import type { BodyRow } from '#catalogue/parse/body-row.ts';
import { parseMpcExtended } from '#catalogue/parse/mpc-extended.ts';
import { parseMpcFixedWidth } from '#catalogue/parse/mpc-fixed-width.ts';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { EPHEMERIS_INDEX as COLUMN } from '#engine/observe/columns.ts';
import { tableValue } from '#engine/observe/table.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { createEphemerisMaker } from '#server/tasks/ephemeris-of.ts';
import type { VisibleBody } from '#server/tasks/moving-body.ts';
import type { ShareComparison, SigmaClass } from './comparison.ts';
import { once } from './once.ts';
import type { References } from './references.ts';
import { SOURCES } from './sources.ts';

/** Days between the last observations that two solutions have: the later one is much better then. */
const OBSERVED_AGAIN_AFTER = 60;

/** Ends of the classes of observed arcs, days. */
const ARCS = [40, 300, 1000, 2500, 5000, 9000, Number.POSITIVE_INFINITY];

/** Least objects of a class that says anything of nineteen in twenty. */
const ENOUGH = 20;

/** Larger ellipses are lines, along which an object is looked for; arcsec. */
const LARGEST_ELLIPSE = 3600;

const misses = once(measureMisses);

/** Objects of July 2019 that were observed again in the next two years, by how uncertain their U makes them. */
export const observedAgainComparisons: readonly ShareComparison[] = [
  {
    kind: 'shares',
    id: 'observed-again-axis',
    topic: 'Uncertainty',
    quantity: 'Objects observed again, in semi-major axes from U',
    authority: 'MPC, orbits of 2021 against those of July 2019',
    sources: [SOURCES.catalogue2019, SOURCES.catalogue2021],
    limits: { least1: 0.55, most1: 1, least3: 0.95 },
    leastMembers: ENOUGH,
    rows: { recorded: 3659, cited: 0 },
    note: 'U comes in whole classes and means the worst of each, so most objects lie nearer than a normal distribution would put them',
    measure: (references, ephemeris) =>
      classesOf(misses(references, ephemeris), ({ alongAxis }) => alongAxis),
  },
  {
    kind: 'shares',
    id: 'observed-again-ellipse',
    topic: 'Uncertainty',
    quantity: 'Objects observed again, in ellipses from U up to a degree',
    authority: 'MPC, orbits of 2021 against those of July 2019',
    sources: [SOURCES.catalogue2019, SOURCES.catalogue2021],
    limits: { least1: 0.393, most1: 1, least3: 0.93 },
    leastMembers: ENOUGH,
    rows: { recorded: 3211, cited: 0 },
    note: 'at least as many within one standard deviation as a normal distribution has in two dimensions',
    measure: (references, ephemeris) =>
      classesOf(
        misses(references, ephemeris).filter(({ axis }) => axis < LARGEST_ELLIPSE),
        ({ inEllipse }) => inEllipse,
      ),
  },
];

/** By how much an object was off on the sky when it was last observed. */
type Miss = {
  readonly day: number;
  readonly u: number;
  readonly arcDays: number;
  /** The semi-major axis of one standard deviation, arcsec. */
  readonly axis: number;
  /** Distance of the place in semi-major axes, and the multiple of the ellipse that touches it. */
  readonly alongAxis: number;
  readonly inEllipse: number;
};

/** An orbit of July 2019, and that of the same object two years later. */
type Solutions = { readonly before: BodyRow; readonly later: BodyRow };

/** Places of a body on a Julian date, seen from the Earth's centre. */
type See = (body: VisibleBody, day: number) => ReturnType<typeof placeIn>;

function measureMisses(references: References, ephemeris: Ephemeris): readonly Miss[] {
  const { ephemerisOf } = createEphemerisMaker({ ephemeris, cover: () => undefined });
  const see: See = (body, day) =>
    placeIn(ephemerisOf({ body, site: { kind: 'geocentre' }, epochs: Float64Array.of(day) }));
  return solutionsOfTwoYears(references).flatMap((solutions) => missOf(solutions, see));
}

function solutionsOfTwoYears(references: References): readonly Solutions[] {
  const old = parseMpcFixedWidth(references.bytesAt(`../${SOURCES.catalogue2019.file}`)).rows;
  const late = parseMpcExtended(references.bytesAt(`../${SOURCES.catalogue2021.file}`)).rows;
  const byName = new Map(
    late.flatMap((row) =>
      [row.designation, row.number, ...(row.otherDesignations ?? [])].map((name) => [name, row] as const),
    ),
  );
  return old.flatMap((before) => {
    const later = byName.get(before.designation) ?? byName.get(before.number);
    return later !== undefined && lastDay(later) - lastDay(before) > OBSERVED_AGAIN_AFTER
      ? [{ before, later }]
      : [];
  });
}

/** Minus infinity where the row does not say when. */
function lastDay({ lastObservation }: BodyRow): number {
  return lastObservation === undefined ? Number.NEGATIVE_INFINITY : julianDateFromIso(lastObservation);
}

/** Returns nothing where U says nothing of the orbit. */
function missOf({ before, later }: Solutions, see: See): readonly Miss[] {
  const { uncertainty: u, arcDays } = before;
  const day = lastDay(later);
  const was = see(bodyOf(before), day);
  const is = see(bodyOf({ ...later, uncertainty: undefined }), day);
  const { axis, minor, positionAngle } = was;
  if (u === undefined || arcDays === undefined || axis === undefined || minor === undefined) return [];
  const north = (is.declination - was.declination) / ARCSECOND;
  const east = (Math.sin(is.rightAscension - was.rightAscension) * Math.cos(is.declination)) / ARCSECOND;
  const [sin, cos] = [Math.sin(positionAngle), Math.cos(positionAngle)];
  const inEllipse = Math.hypot((east * sin + north * cos) / axis, (east * cos - north * sin) / minor);
  return [{ day, u, arcDays, axis, alongAxis: separation(was, is) / ARCSECOND / axis, inEllipse }];
}

/** @throws RangeError where the row has no elements. */
function bodyOf({ elements, ...row }: BodyRow): VisibleBody {
  if (elements === undefined) throw new RangeError('a row without elements');
  return { ...defined(row), elements };
}

/** Angles in radians, axes in arcsec. */
function placeIn(table: Parameters<typeof tableValue>[0]) {
  const value = (column: number) => tableValue(table, 0, column);
  return {
    rightAscension: (value(COLUMN.AST_RA) ?? 0) * DEGREE,
    declination: (value(COLUMN.AST_DEC) ?? 0) * DEGREE,
    axis: value(COLUMN.ERR_A),
    minor: value(COLUMN.ERR_B),
    positionAngle: (value(COLUMN.PA) ?? 0) * DEGREE,
  };
}

type Place = { readonly rightAscension: number; readonly declination: number };

function separation(one: Place, other: Place): number {
  const chord = Math.hypot(
    Math.sin((one.declination - other.declination) / 2),
    Math.sqrt(Math.cos(one.declination) * Math.cos(other.declination)) *
      Math.sin((one.rightAscension - other.rightAscension) / 2),
  );
  return 2 * Math.asin(chord);
}

function classesOf(found: readonly Miss[], sigmasOf: (miss: Miss) => number): SigmaClass[] {
  return Array.from({ length: 10 }, (_, u) =>
    ARCS.map((end, k) => {
      const from = k === 0 ? 0 : ARCS[k - 1];
      const all = found.filter((one) => one.u === u && one.arcDays >= from && one.arcDays < end);
      return {
        name: `U = ${u}, ${Number.isFinite(end) ? `${from} to ${end} d` : `from ${from} d`}`,
        group: `U = ${u}`,
        sigmas: all.map(sigmasOf),
        days: all.map(({ day }) => day),
      };
    }),
  )
    .flat()
    .filter(({ sigmas }) => sigmas.length > 0);
}
