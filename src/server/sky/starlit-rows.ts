import type { StarCatalogue } from '#catalogue/stars/star-catalogue.ts';
import { DEGREE } from '#engine/constants.ts';
import { itemAt } from '#engine/numbers-in.ts';
import { EPHEMERIS_INDEX } from '#engine/observe/columns.ts';
import { type EphemerisTable, tableValue } from '#engine/observe/table.ts';
import { STAR_KNOWN } from '#engine/sky/star-columns.ts';
import { spoiltWithin, STARLIGHT } from '#engine/sky/starlight.ts';
import { LOST_FROM } from '#engine/uncertainty/estimate.ts';
import { movedStars, yearsSince } from './moved-stars.ts';
import { arcBetween, type PathPlace, placesOf, shorterTurn } from './traced-path.ts';

/** When a row counts as starlit, in words. */
export const STARLIGHT_RULE = `A row is starlit where a known star is so near that in seeing of ${STARLIGHT.seeingArcsec} arcsec its light reaches the object, or a place within its 1-sigma ellipse (of a curved region, that of its extent), with more than a tenth (${STARLIGHT.magnitudeDifference} mag) of the object's own; a row covers the path half-way to its neighbours. A star without a known motion is assumed to be at rest where its catalogue has it; rows spoiled only by such stars are marked. Where the known stars end before ${STARLIGHT.magnitudeDifference} mag fainter than the object, where its brightness is unknown, or it is lost, the flag is unknown.`;

/** Whether starlight spoils a row: 1 or 0, or null where the known stars do not decide it. */
export type StarlightFlag = {
  readonly flag: 1 | 0 | null;
  /** Only stars without a known motion spoil it: by now they may be elsewhere. */
  readonly isUnmoved?: true;
};

const UNKNOWN: StarlightFlag = { flag: null };

/** Length of the path whose stars are searched for at once, degrees. */
const STRETCH_DEG = 0.3;

/** Stars looked at on a stretch at most. */
const MOST_STARS = 20_000;

/** Rows looked at together: their places, and what of the object decides. */
type Stretch = { readonly from: number; readonly to: number };

type SkyPlace = Pick<PathPlace, 'ra' | 'dec'>;

/** The object at a row. */
type Sighted = PathPlace & {
  readonly magnitude: number | undefined;
  /** 1-sigma ellipse: semi-axes, arcsec, and position angle, deg; 0 where nothing is known of it. */
  readonly major: number;
  readonly minor: number;
  readonly angle: number;
};

/** Whether starlight spoils each row of a table; see {@link STARLIGHT_RULE}. */
export function starlitRows(table: EphemerisTable, stars: StarCatalogue): readonly StarlightFlag[] {
  const rows = sightings(table);
  return stretchesOf(rows).flatMap((stretch) => flagsOf(rows, stretch, stars));
}

function sightings(table: EphemerisTable): readonly Sighted[] {
  const { MAG, ERR_A, ERR_B, PA } = EPHEMERIS_INDEX;
  return placesOf(table).map((place, row) => ({
    ...place,
    magnitude: tableValue(table, row, MAG),
    major: tableValue(table, row, ERR_A) ?? 0,
    minor: tableValue(table, row, ERR_B) ?? 0,
    angle: tableValue(table, row, PA) ?? 0,
  }));
}

function stretchesOf(rows: readonly Sighted[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  let length = 0;
  for (const [row, place] of rows.entries()) {
    length += arcBetween(rows[row - 1] ?? place, place);
    if (length < STRETCH_DEG) continue;
    stretches.push({ from, to: row });
    from = row;
    length = 0;
  }
  return from < rows.length ? [...stretches, { from, to: rows.length }] : stretches;
}

function flagsOf(
  rows: readonly Sighted[],
  { from, to }: Stretch,
  stars: StarCatalogue,
): readonly StarlightFlag[] {
  const part = rows.slice(from, to);
  const magnitudes = part.flatMap(({ magnitude }) => magnitude ?? []);
  if (magnitudes.length === 0) return part.map(() => UNKNOWN);
  const middle = itemAt(part, Math.floor(part.length / 2));
  const neighbours = rows.slice(Math.max(from - 1, 0), to + 1);
  const faintest = Math.max(...magnitudes) + STARLIGHT.magnitudeDifference;
  const reach = farthest(neighbours, middle) + reachOf(part, magnitudes) / 3600;
  const found = stars.find({
    region: { kind: 'circle', ra: middle.ra, dec: middle.dec, radius: Math.min(reach, 180) },
    brightest: Number.NEGATIVE_INFINITY,
    faintest,
    most: MOST_STARS,
  });
  const moved = movedStars(found.stars, yearsSince(found.stars, middle.jdUtc));
  return part.map((sighted, index) => {
    const { magnitude, major } = sighted;
    if (magnitude === undefined || major > LOST_FROM) return UNKNOWN;
    const row = from + index;
    const path = [halfWay(sighted, rows[row - 1]), halfWay(sighted, rows[row + 1])] as const;
    let isSpoiltByUnmoved = false;
    for (const star of moved) {
      const radius = spoiltWithin(star.magnitude, magnitude);
      if (radius === undefined || !isSpoilt(path, sighted, star, radius)) continue;
      if ((star.known & STAR_KNOWN.motion) !== 0) return { flag: 1 };
      isSpoiltByUnmoved = true;
    }
    if (isSpoiltByUnmoved) return { flag: 1, isUnmoved: true };
    return found.faintLimit >= magnitude + STARLIGHT.magnitudeDifference ? { flag: 0 } : UNKNOWN;
  });
}

/** The brightest star there is, V: what reaches farthest. */
const BRIGHTEST_STAR = -1.5;

/** How far from the path a star may spoil it, arcsec. */
function reachOf(part: readonly Sighted[], magnitudes: readonly number[]): number {
  const ellipse = Math.min(Math.max(...part.map(({ major }) => major)), LOST_FROM);
  return ellipse + (spoiltWithin(BRIGHTEST_STAR, Math.max(...magnitudes)) ?? 0);
}

function farthest(places: readonly PathPlace[], middle: PathPlace): number {
  return places.reduce((most, place) => Math.max(most, arcBetween(place, middle)), 0);
}

/** A place about a row, arcsec east and north. */
type Offset = readonly [east: number, north: number];

/** Half-way to the row before or after, as far as the part of the path that belongs to a row goes. */
function halfWay(at: Sighted, other: Sighted | undefined): Offset {
  if (other === undefined) return [0, 0];
  const [east, north] = offset(at, other);
  return [east / 2, north / 2];
}

/** Whether a star is within a radius of the path, or of the ellipse about it. */
function isSpoilt(
  [before, after]: readonly [Offset, Offset],
  at: Sighted,
  star: SkyPlace,
  radius: number,
): boolean {
  const [east, north] = offset(at, star);
  const [sine, cosine] = [Math.sin(at.angle * DEGREE), Math.cos(at.angle * DEGREE)];
  const [along, across] = [at.major + radius, at.minor + radius];
  // in coordinates in which the ellipse, widened by the radius, is a circle of 1
  const toUnitCircle = ([e, n]: Offset): Offset => [
    (n * cosine + e * sine) / along,
    (e * cosine - n * sine) / across,
  ];
  const place = toUnitCircle([east, north]);
  const row: Offset = [0, 0];
  return (
    squaredDistance(place, toUnitCircle(before), row) <= 1 ||
    squaredDistance(place, row, toUnitCircle(after)) <= 1
  );
}

/** Squared distance of a point from the line between two others. */
function squaredDistance([x, y]: Offset, a: Offset, b: Offset): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((x - a[0]) * dx + (y - a[1]) * dy) / length;
  const clamped = Math.min(1, Math.max(0, share));
  return (x - a[0] - clamped * dx) ** 2 + (y - a[1] - clamped * dy) ** 2;
}

/** Offset from one place to another, arcsec east and north; for places a few degrees apart at most. */
function offset(from: SkyPlace, { ra, dec }: SkyPlace): Offset {
  const middle = ((from.dec + dec) / 2) * DEGREE;
  return [shorterTurn(ra - from.ra) * Math.cos(middle) * 3600, (dec - from.dec) * 3600];
}
