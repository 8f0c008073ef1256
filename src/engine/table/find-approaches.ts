import { bisect } from '../bisection.ts';
import { ECLIPTIC_J2000, rotate } from '../earth/frames.ts';
import { BODY, type Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { lengthOf } from '../vectors.ts';
import { APPROACH_LIMITS } from './approach-limits.ts';
import { stateInTable } from './hermite.ts';
import type { OrbitTable, TableApproach } from './orbit-table.ts';
import type { Tabulated } from './tabulate.ts';

/** Samples of a step in which a planet may be near. */
const SAMPLES_PER_STEP = 12;

/** Halvings of the interval between two samples: to a second. */
const HALVINGS = 22;

/**
 * Close approaches of a tabulated orbit to the planets, in order of time.
 *
 * An approach lasts while the object is within the planet's limit (`APPROACH_LIMITS`); one that is under way at an end
 * of the table begins or ends there. Its nearest moment is the least distance in it.
 *
 * @throws {RangeError} when the table reaches beyond the ephemeris.
 *
 * Accuracy: that of the table, about 1 km and a second.
 */
export function findApproaches({ table, nearSteps }: Tabulated, ephemeris: Ephemeris): TableApproach[] {
  const found = APPROACH_LIMITS.flatMap(({ body, limitAu }, index) =>
    approachesTo(body, limitAu, table, nearSteps[index], ephemeris),
  );
  return found.sort((a, b) => a.fromDay - b.fromDay);
}

/** One sample: offset from the table's day, distance, and distance times its rate. */
type Sample = { readonly offset: number; readonly distance: number; readonly rate: number };

function approachesTo(
  body: Body,
  limit: number,
  table: OrbitTable,
  steps: readonly number[],
  ephemeris: Ephemeris,
): TableApproach[] {
  const { offsets, day } = table;
  const found: TableApproach[] = [];
  let open: TableApproach | undefined;
  for (const row of steps) scanStep(row, offsets[row + 1] - offsets[row]);
  if (open !== undefined) found.push(open);
  return found;

  /**
   * Follows a step sample by sample: which approaches begin and end in it, and where the object is nearest.
   */
  function scanStep(row: number, days: number): void {
    let before = sampleAt(offsets[row]);
    if (open === undefined && before.distance <= limit) open = beginning(before.offset);
    for (let part = 1; part <= SAMPLES_PER_STEP; part++) {
      const after = sampleAt(offsets[row] + (part / SAMPLES_PER_STEP) * days);
      const turning =
        before.rate < 0 && after.rate >= 0 ? turningPoint(before.offset, after.offset) : undefined;
      for (const sample of turning === undefined ? [after] : [turning, after]) {
        compare(before, sample);
        before = sample;
      }
    }
  }

  /** Compares one sample with the next: the limit is crossed at most once between them. */
  function compare(from: Sample, to: Sample): void {
    const wasNear = open !== undefined;
    const isNear = to.distance <= limit;
    if (!wasNear && isNear) open = beginning(from.distance <= limit ? from.offset : crossing(from, to));
    if (open === undefined) return;
    if (isNear) {
      consider(to);
      return;
    }
    found.push({ ...open, toDay: day + crossing(to, from) });
    open = undefined;
  }

  function beginning(offset: number): TableApproach {
    const { distance } = sampleAt(offset);
    const from = day + offset;
    return { body, fromDay: from, toDay: from, nearestDay: from, nearestAu: distance };
  }

  function consider(sample: Sample): void {
    if (sample.distance > limit) return;
    open ??= beginning(sample.offset);
    open = { ...open, toDay: day + sample.offset };
    if (sample.distance < open.nearestAu) {
      open = { ...open, nearestDay: day + sample.offset, nearestAu: sample.distance };
    }
  }

  /** Where the distance equals the limit, between a sample outside and one inside. */
  function crossing(outside: Sample, inside: Sample): number {
    return bisect(outside.offset, inside.offset, (offset) => sampleAt(offset).distance <= limit, HALVINGS)
      .after;
  }

  function turningPoint(from: number, to: number): Sample {
    const { before, after } = bisect(from, to, (offset) => sampleAt(offset).rate >= 0, HALVINGS);
    return sampleAt((before + after) / 2);
  }

  function sampleAt(offset: number): Sample {
    relativeState(offset, here);
    const rate = here[0] * here[3] + here[1] * here[4] + here[2] * here[5];
    return { offset, distance: lengthOf(here[0], here[1], here[2]), rate };
  }

  /** The state relative to the planet, ecliptic J2000. */
  function relativeState(offset: number, out: Float64Array): void {
    stateInTable(table, day, offset, out);
    ephemeris.state(body, day, offset, planet);
    ephemeris.state(BODY.Sun, day, offset, sun);
    for (let k = 0; k < 6; k++) planet[k] -= sun[k];
    rotate(ECLIPTIC_J2000, planet.subarray(0, 3), turned);
    for (let k = 0; k < 3; k++) out[k] -= turned[k];
    rotate(ECLIPTIC_J2000, planet.subarray(3, 6), turned);
    for (let k = 0; k < 3; k++) out[k + 3] -= turned[k];
  }
}

const here = new Float64Array(6);
const planet = new Float64Array(6);
const sun = new Float64Array(6);
const turned = new Float64Array(3);
