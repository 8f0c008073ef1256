import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { orbitOf } from '#catalogue/orbit-of.ts';
import type { BodyRow } from '#catalogue/parse/body-row.ts';
import { parseMpcExtended } from '#catalogue/parse/mpc-extended.ts';
import { parseMpcFixedWidth } from '#catalogue/parse/mpc-fixed-width.ts';
import { ARCSECOND } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { alongTrackFromU, alongTrackShifts } from '#engine/uncertainty/run-off.ts';
import { skyEllipse } from '#engine/uncertainty/sky-ellipse.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { recordedFolder } from '../shared-folder.ts';

/** Days between the last observations that two solutions have: the later one is much better then. */
const OBSERVED_AGAIN_AFTER = 60;

const ephemeris = testEphemeris();
const solutions = solutionsOfTwoYears();

describe('objects that were observed again after July 2019', () => {
  test.each([
    ['an arc of one opposition', (days: number) => days < 300, 1],
    ['a longer arc', (days: number) => days >= 300, 8],
  ])('and had %s, are where U says, to three standard deviations', (_arc, isMeant, every) => {
    const meant = solutions.filter(
      ({ before: { uncertainty: u = 0, arcDays = 0 } }) => u >= 1 && u <= 7 && isMeant(arcDays),
    );
    const chosen = meant.filter((_, k) => k % every === 0);
    const sigmas = chosen.flatMap(sigmasOff);
    const within = (most: number) => sigmas.filter((one) => one <= most).length / sigmas.length;
    expect(sigmas.length).toBeGreaterThan(200);
    expect(within(3)).toBeGreaterThan(0.95);
    expect(within(1)).toBeGreaterThan(0.8);
    expect(within(0.3)).toBeLessThan(0.8);
  });
});

/** An orbit of July 2019, and that of the same object two years later. */
type Solutions = { readonly before: BodyRow; readonly later: BodyRow };

function solutionsOfTwoYears(): readonly Solutions[] {
  const old = parseMpcFixedWidth(catalogue('mpc_NEA_2019-07.txt.gz')).rows;
  const late = parseMpcExtended(catalogue('mpc_nea_extended_2021_epoch2459403.5.json.gz')).rows;
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

function catalogue(file: string): Uint8Array {
  return new Uint8Array(gunzipSync(readFileSync(join(recordedFolder('catalogue'), file))));
}

function lastDay({ lastObservation }: BodyRow): number {
  return lastObservation === undefined ? Number.NaN : julianDateFromIso(lastObservation);
}

/** How many standard deviations the object was off on the sky, seen from the Earth's centre, when it was last observed. */
function sigmasOff({ before, later }: Solutions): readonly number[] {
  const { uncertainty = 0, arcDays = 0 } = before;
  const [observed, day] = [lastDay(before), lastDay(later)];
  const [was, is] = [stateOn(before, day), stateOn(later, day)];
  const [earth, sun] = [new Float64Array(3), new Float64Array(6)];
  ephemeris.position(BODY.Earth, day, 0, earth);
  ephemeris.state(BODY.Sun, day, 0, sun);
  const alongTrack = alongTrackFromU(uncertainty, { fromDay: observed - arcDays, toDay: observed });
  const shifts = alongTrackShifts(
    was.map((value, k) => value - sun[k]),
    day - alongTrack.day,
    alongTrack,
  );
  if (shifts === undefined) return [];
  const { byAnomaly, byMotion } = shifts;
  const covariance = Float64Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3), at % 3];
    return byAnomaly[row] * byAnomaly[column] + byMotion[row] * byMotion[column];
  });
  const [one, other] = [was, is].map((state) => [0, 1, 2].map((k) => state[k] - earth[k]));
  const angle = 2 * Math.asin(distance(unit(one), unit(other)) / 2);
  return [angle / ARCSECOND / skyEllipse(covariance, one).major];
}

/** Barycentric. */
function stateOn(row: BodyRow, day: number): Float64Array {
  const { elements } = row;
  if (elements === undefined) throw new Error(`${row.designation} has no elements`);
  const state = new Float64Array(6);
  const span = { model: 'survey', fromDay: day - 0.5, toDay: day + 0.5 } as const;
  propagate(orbitOf({ ...row, elements } as Parameters<typeof orbitOf>[0]), ephemeris, span).state(
    day,
    0,
    state,
  );
  return state;
}

function unit(vector: readonly number[]): readonly number[] {
  const length = Math.hypot(...vector);
  return vector.map((part) => part / length);
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((part, k) => part - other[k]));
}
