import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { BodyRow } from '#catalogue/parse/body-row.ts';
import { parseMpcExtended } from '#catalogue/parse/mpc-extended.ts';
import { parseMpcFixedWidth } from '#catalogue/parse/mpc-fixed-width.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import { EPHEMERIS_INDEX as COLUMN } from '#engine/observe/columns.ts';
import { tableValue } from '#engine/observe/table.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { createEphemerisMaker } from '#server/tasks/ephemeris-of.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeBody } from '../../server/fakes/fake-catalogue.ts';
import { recordedFolder } from '../shared-folder.ts';

/** Days between the last observations that two solutions have: the later one is much better then. */
const OBSERVED_AGAIN_AFTER = 60;

/** Ends of the classes of observed arcs, days. */
const ARCS = [40, 300, 1000, 2500, 5000, 9000, Number.POSITIVE_INFINITY];

/** Objects from which on a class says anything of nineteen in twenty. */
const ENOUGH = 20;

const { ephemerisOf } = createEphemerisMaker({ ephemeris: testEphemeris(), cover: () => undefined });

const found = solutionsOfTwoYears().flatMap(misses);
const classes = classesOf(found).filter(({ all }) => all.length >= ENOUGH);

test('objects that were observed again after July 2019 are where U says, to three standard deviations, in every class of U and arc', () => {
  process.stdout.write(`${tableOf(classesOf(found))}\n`);
  expect(found.length).toBeGreaterThan(3600);
  expect(classes.length).toBeGreaterThan(24);
  for (const { name, all } of classes) {
    expect([name, part(all, ({ alongAxis }) => alongAxis <= 3)]).toEqual([name, atLeast(0.95)]);
    expect([name, part(all, ({ alongAxis }) => alongAxis <= 1)]).toEqual([name, atLeast(0.55)]);
  }
});

test('objects that were observed again after July 2019 are within the ellipses, which are not lines, where these are no larger than a degree', () => {
  for (const { name, all } of classes) {
    const known = all.filter(({ axis }) => axis < 3600);
    if (known.length < ENOUGH) continue;
    expect([name, part(known, ({ inEllipse }) => inEllipse <= 3)]).toEqual([name, atLeast(0.93)]);
  }
});

/** An orbit of July 2019, and that of the same object two years later. */
type Solutions = { readonly before: BodyRow; readonly later: BodyRow };

/** By how much an object was off on the sky when it was last observed. */
type Miss = {
  readonly u: number;
  readonly arcDays: number;
  /** Arcsec, the semi-major axis of one standard deviation too. */
  readonly off: number;
  readonly axis: number;
  /** Semi-major axes to the place, and multiples of the ellipse that touch it. */
  readonly alongAxis: number;
  readonly inEllipse: number;
};

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

/** Seen from the Earth's centre; nothing where U says nothing of the orbit. */
function misses({ before, later }: Solutions): readonly Miss[] {
  const { uncertainty: u, arcDays } = before;
  const day = lastDay(later);
  const [was, is] = [seen(before, day), seen({ ...later, uncertainty: undefined }, day)];
  const { axis, minor, positionAngle } = was;
  if (u === undefined || arcDays === undefined || axis === undefined || minor === undefined) return [];
  const north = (is.declination - was.declination) / ARCSECOND;
  const east = (Math.sin(is.rightAscension - was.rightAscension) * Math.cos(is.declination)) / ARCSECOND;
  const [sin, cos] = [Math.sin(positionAngle), Math.cos(positionAngle)];
  const off = separation(was, is) / ARCSECOND;
  const inEllipse = Math.hypot((east * sin + north * cos) / axis, (east * cos - north * sin) / minor);
  return [{ u, arcDays, off, axis, alongAxis: off / axis, inEllipse }];
}

type Seen = ReturnType<typeof seen>;

/** Angles in radians, axes in arcsec. */
function seen(row: BodyRow, day: number) {
  const body = fakeBody(row as Partial<SmallBody>);
  const table = ephemerisOf({ body, site: { kind: 'geocentre' }, epochs: Float64Array.of(day) });
  const value = (column: number) => tableValue(table, 0, column);
  return {
    rightAscension: (value(COLUMN.AST_RA) ?? Number.NaN) * DEGREE,
    declination: (value(COLUMN.AST_DEC) ?? Number.NaN) * DEGREE,
    axis: value(COLUMN.ERR_A),
    minor: value(COLUMN.ERR_B),
    positionAngle: (value(COLUMN.PA) ?? 0) * DEGREE,
  };
}

function separation(one: Seen, other: Seen): number {
  const chord = Math.hypot(
    Math.sin((one.declination - other.declination) / 2),
    Math.sqrt(Math.cos(one.declination) * Math.cos(other.declination)) *
      Math.sin((one.rightAscension - other.rightAscension) / 2),
  );
  return 2 * Math.asin(chord);
}

function classesOf(found: readonly Miss[]) {
  return Array.from({ length: 10 }, (_, u) =>
    ARCS.map((end, k) => {
      const from = k === 0 ? 0 : ARCS[k - 1];
      const all = found.filter((one) => one.u === u && one.arcDays >= from && one.arcDays < end);
      return { name: `U = ${u}, ${from} to ${end} d`, all };
    }),
  )
    .flat()
    .filter(({ all }) => all.length > 0);
}

function part(all: readonly Miss[], isMeant: (one: Miss) => boolean): number {
  return all.filter(isMeant).length / all.length;
}

function atLeast(least: number): unknown {
  return expect.toSatisfy((value: number) => value >= least, `at least ${least}`);
}

/** The table of the engine's README. */
function tableOf(classes: ReturnType<typeof classesOf>): string {
  const line = ({ name, all }: (typeof classes)[number]) => {
    const percent = (sigmas: number) => (100 * part(all, ({ alongAxis }) => alongAxis <= sigmas)).toFixed(0);
    return `${name}: ${all.length} objects, off ${middle(all, ({ off }) => off)}″, 1 σ ${middle(all, ({ axis }) => axis)}″, within 1 σ ${percent(1)} %, 3 σ ${percent(3)} %`;
  };
  return classes.map(line).join('\n');
}

function middle(all: readonly Miss[], value: (one: Miss) => number): string {
  const sorted = all.map(value).sort((a, b) => a - b);
  return Number(sorted[all.length >> 1].toPrecision(2)).toString();
}
