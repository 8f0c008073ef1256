import type { CandidateOrbit, NeocpCandidate } from '#catalogue/neocp-candidate.ts';
import { defined } from '#catalogue/defined.ts';
import type { CandidateScatter } from '#contract/opt/candidates.ts';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import type { Site } from '#engine/earth/site.ts';
import { itemAt, numberAt } from '#engine/numbers-in.ts';
import type { EphemerisTable } from '#engine/observe/table.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { shiftOnSky } from '#engine/uncertainty/clone-cloud.ts';
import { principalAxes } from '#engine/uncertainty/sky-ellipse.ts';
import type { Compute } from '../tasks/compute.ts';
import { ephemerisValue } from '#engine/observe/ephemeris-value.ts';
import type { FetchedVariants } from './candidate-orbits.ts';
import { recordedElements } from './orbit-record.ts';
import type { Enter } from '../queue/fair-queue.ts';
import { gather } from '../queue/queued-work.ts';

/** Variants that are followed, picked evenly from all: their second moments are known to a tenth. */
const MOST_FOLLOWED = 120;

/** Parts from which a scatter is made. */
export type ScatterRequest = {
  readonly candidate: NeocpCandidate;
  readonly fetched: FetchedVariants;
  readonly site: Site;
  /** Julian date UTC. */
  readonly utc: number;
};

/**
 * Where a candidate may be: the place of its nominal orbit, and those of the variants about it.
 *
 * Every orbit is integrated by the full force model. A variant that has hit something before is left out.
 * The ellipse has the second moments of the places. Whether they lie in a curved region is not tested: variants are the orbits that fit
 * the observations, and no draws from a normal distribution whose shares inside an ellipse are known; so the places come with it.
 *
 *
 * @returns nothing where the nominal orbit leads nowhere at that moment.
 * @throws what `enter` throws.
 */
export async function candidateScatter(
  { candidate, fetched, site, utc }: ScatterRequest,
  compute: Pick<Compute, 'ephemerisOf'>,
  enter: Enter,
): Promise<CandidateScatter | undefined> {
  const { nominal, variants } = fetched.orbits;
  const epochs = Float64Array.of(utc);
  const followed = evenlyPicked(variants, MOST_FOLLOWED);
  const tables = await gather(
    [nominal, ...followed].map((orbit) => () => compute.ephemerisOf({ body: bodyOn(orbit), site, epochs })),
    enter,
  );
  const [middle, ...others] = tables.map((table) =>
    table.kind === 'computed' ? placeIn(table.value) : undefined,
  );
  if (middle === undefined) return undefined;
  const line = directionOf(middle);
  const shifts = others.flatMap((place) => (place === undefined ? [] : [shiftOf(line, place)]));
  return {
    designation: candidate.designation,
    score: candidate.score,
    moment: isoFromJulianDate(utc),
    orbitsOf: new Date(fetched.fetchedAt).toISOString(),
    orbit: orbitOf(nominal),
    nominal: middle,
    ellipse: ellipseOf(shifts),
    variants: { told: shifts.length, all: variants.length },
    places: shifts,
  };
}

type Place = CandidateScatter['nominal'];
type Shift = [east: number, north: number];

function orbitOf({ elements, absoluteMagnitude, slope }: CandidateOrbit): CandidateScatter['orbit'] {
  return defined({ ...recordedElements(elements), mag: absoluteMagnitude, g: slope });
}

function bodyOn(orbit: CandidateOrbit) {
  return { bodyType: 'Unconfirmed', ...orbit } as const;
}

function placeIn(table: EphemerisTable): Place | undefined {
  const rightAscension = ephemerisValue(table, 0, 'AST_RA');
  const declination = ephemerisValue(table, 0, 'AST_DEC');
  if (rightAscension === undefined || declination === undefined) return undefined;
  return defined({
    rightAscension,
    declination,
    magnitude: ephemerisValue(table, 0, 'MAG'),
    altitude: ephemerisValue(table, 0, 'AST_ALT'),
    motion: ephemerisValue(table, 0, 'SKY_MOV'),
    positionAngle: ephemerisValue(table, 0, 'POS_ANG'),
  });
}

function directionOf({ rightAscension, declination }: Place): Float64Array {
  const [ra, dec] = [rightAscension * DEGREE, declination * DEGREE];
  return Float64Array.of(Math.cos(dec) * Math.cos(ra), Math.cos(dec) * Math.sin(ra), Math.sin(dec));
}

/** Offset of a place to the east and north of another, arcsec. */
function shiftOf(line: Float64Array, place: Place): Shift {
  const shift = new Float64Array(2);
  shiftOnSky(line, directionOf(place), shift);
  return [tenths(numberAt(shift, 0) / ARCSECOND), tenths(numberAt(shift, 1) / ARCSECOND)];
}

function ellipseOf(shifts: readonly Shift[]): CandidateScatter['ellipse'] {
  const mean = (termOf: (shift: Shift) => number) =>
    shifts.reduce((sum, shift) => sum + termOf(shift), 0) / Math.max(1, shifts.length);
  const axes = principalAxes(
    mean(([east]) => east * east),
    mean(([, north]) => north * north),
    mean(([east, north]) => east * north),
    1,
  );
  return {
    major: tenths(axes.major),
    minor: tenths(axes.minor),
    positionAngle: tenths(axes.positionAngle / DEGREE),
  };
}

/** Some of a list, at even steps. */
function evenlyPicked<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, place) => itemAt(items, Math.floor((place * items.length) / most)));
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10;
}
