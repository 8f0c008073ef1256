import { expect, test } from 'vitest';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { instantOf, type Passage, passagesBy } from '#engine/approach/passage.ts';
import { AU_KM, DEGREE, MJD_ORIGIN, SECONDS_PER_DAY } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { NonGravitational, Orbit } from '#engine/orbit/orbit.ts';
import { INVERSE_SQUARE, WATER_ICE } from '#engine/orbit/radial-law.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { RECORDED } from '../references.ts';

const FOLDER = 'cases/close_approaches';

/** Days around the recorded rows that are looked through. */
const MARGIN_DAYS = 30;

/** A recorded approach: Julian date TDB, id of the body, au. */
type Row = { readonly day: number; readonly body: string; readonly au: number };

/** By how much an approach is off; nothing where it was not found. */
type Miss = { readonly minutes: number; readonly km: number };

type Lookup = {
  readonly elements: Readonly<Record<'epoch_jd_tdb' | 'e' | 'q' | 'i' | 'om' | 'w' | 'tp', number>>;
  readonly nongrav: Readonly<Partial<Record<'A1' | 'A2' | 'A3' | 'DT', number>>>;
  readonly rows: readonly (readonly [
    number,
    string,
    string,
    number,
    number,
    number,
    number,
    number,
    string,
  ])[];
};

const BODIES: Readonly<Record<string, string>> = { Juptr: 'jupiter', Merc: 'mercury', Satrn: 'saturn' };

test("close approaches of Apophis follow from JPL's elements, each within 0.2 au whose instant is known to a minute", () => {
  const { elements, nongrav, rows } = RECORDED.caseAt<Lookup>(`${FOLDER}/sbdb_apophis.json`);
  const listed = rows
    .filter(([, , , au, , , , , sigma]) => au <= 0.2 && sigma === '< 00:01')
    .map(([day, , body, au]) => rowOf(day, body, au));
  const misses = missesOf(orbitOf(elements, terms(nongrav, INVERSE_SQUARE)), listed);
  expect(misses).toHaveLength(19);
  for (const { minutes, km } of misses) {
    expect(minutes).toBeLessThan(1);
    expect(km).toBeLessThan(200);
  }
});

// The file calls its instants UTC, but all eight are TDB: read as UTC each is off by just the difference of both.
test("close approaches of Apophis follow from ESA's elements, each whose instant is known to a minute", () => {
  const file = RECORDED.caseAt<{
    elements: Readonly<Record<string, number>>;
    nongrav: Readonly<Record<string, number>>;
    rows: readonly (readonly [number, string, string, number, number, number, number])[];
  }>(`${FOLDER}/neocc_99942.json`);
  const { a_au: a, e } = file.elements;
  const orbit = {
    ...elementsToOrbit({
      epoch: { scale: 'TDB', day: MJD_ORIGIN + file.elements.epoch_mjd_tdt, offset: 0 },
      perihelionDistance: a * (1 - e),
      eccentricity: e,
      inclination: file.elements.i_deg * DEGREE,
      node: file.elements.node_deg * DEGREE,
      argumentOfPerihelion: file.elements.argperi_deg * DEGREE,
      meanAnomaly: file.elements.M_deg * DEGREE,
    }),
    nonGravitational: terms({ A2: file.nongrav['yarkovsky_1e-10_au_d2'] * 1e-10 }, INVERSE_SQUARE),
  };
  const listed = file.rows
    .filter(([, , , , , , sigma]) => sigma < 1 / 1440)
    .map(([day, , , au]) => ({ day, body: 'earth', au }));
  const misses = missesOf(orbit, listed);
  expect(misses).toHaveLength(8);
  for (const { minutes, km } of misses) {
    expect(minutes).toBeLessThan(0.1);
    expect(km).toBeLessThan(1);
  }
});

test('close approaches of 67P follow from its elements: Jupiter in 2018 and the Earth in 2021', () => {
  const { elements, nongrav, rows } = RECORDED.caseAt<Lookup>(`${FOLDER}/sbdb_67P.json`);
  const listed = rows
    .filter(([, date]) => /^2018|^2021/.test(date))
    .map(([day, , body, au]) => rowOf(day, body, au));
  const misses = missesOf(orbitOf(elements, terms(nongrav, WATER_ICE)), listed);
  expect(misses).toHaveLength(2);
  for (const { minutes, km } of misses) {
    expect(minutes).toBeLessThan(10);
    expect(km).toBeLessThan(1e-4 * AU_KM);
  }
});

/** JPL's lists of approaches to the Earth, each from the elements of the same solution. */

test('in 2020 no close approach of many objects under 0.05 au is missed, and half are within a minute and 200 km', () => {
  const { rows } = RECORDED.caseAt<{ rows: readonly ManyRow[] }>(`${FOLDER}/cad2020_matched.json`);
  const known = rows.flatMap((row) => {
    const listed = row[14]
      .filter(([, au, , , , sigma]) => au < 0.05 && (sigma === '< 00:01' || sigma === '00:01'))
      .map(([day, au]) => ({ day, body: 'earth', au }));
    return listed.length === 0 ? [] : [{ row, listed }];
  });
  const misses = known.flatMap(({ row, listed }) => missesOf(orbitOfMany(row), listed));
  expect(misses).toHaveLength(known.reduce((sum, { listed }) => sum + listed.length, 0));
  expect(median(misses.map(({ minutes }) => minutes))).toBeLessThan(1);
  expect(median(misses.map(({ km }) => km))).toBeLessThan(200);
});

test('in 2020 no close approach under 0.04 au is found that is not in the list', () => {
  const { rows } = RECORDED.caseAt<{ rows: readonly ManyRow[] }>(`${FOLDER}/cad2020_matched.json`);
  const ephemeris = testEphemeris();
  const extra = rows.slice(0, 400).flatMap((row) => {
    const trajectory = propagate(orbitOfMany(row), ephemeris, { model: 'full', ...YEAR_2020 });
    const days = row[14].map(([day]) => day);
    return passagesBy(BODY.Earth, trajectory, ephemeris, YEAR_2020, 0.04).filter(
      (passage) => !days.some((day) => Math.abs(day - instantOf(passage)) < 2),
    );
  });
  expect(extra).toEqual([]);
});

test('from 2026 to 2033 no close approach of many objects is missed, and half are within a minute and 200 km', () => {
  const { rows } = RECORDED.caseAt<{ rows: readonly FewRow[] }>(`${FOLDER}/perigee2026_matched.json`);
  const misses = rows.flatMap(([, epoch, e, a, i, node, argument, anomaly, , day, , au]) => {
    const elements = [epoch, e, a, i, node, argument, anomaly] as const;
    return missesOf(orbitOfElements(elements), [{ day, body: 'earth', au }]);
  });
  expect(misses).toHaveLength(14);
  expect(median(misses.map(({ minutes }) => minutes))).toBeLessThan(1);
  expect(median(misses.map(({ km }) => km))).toBeLessThan(200);
});

const YEAR_2020 = { fromDay: 2_458_849.5, toDay: 2_459_215.5 };

/** Designation, epoch, e, a, i, node, argument, M, H; day, date and distance of an approach. */
type FewRow = readonly [
  string,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  string,
  number,
];

/** Designation, epoch, e, a, i, node, argument, M, H, G, A1, A2, condition code, two-body mark, approaches. */
type ManyRow = readonly [
  string,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number | null,
  number | null,
  number | null,
  string,
  string,
  readonly (readonly [number, number, number, number, number, string])[],
];

function orbitOfMany([, epoch, e, a, i, node, argument, anomaly, , , a1, a2]: ManyRow): Orbit {
  const orbit = orbitOfElements([epoch, e, a, i, node, argument, anomaly]);
  return { ...orbit, nonGravitational: terms({ A1: a1 ?? 0, A2: a2 ?? 0 }, INVERSE_SQUARE) };
}

/** @param elements epoch, e, a, i, node, argument, M: Julian date TDB, au, degrees. */
function orbitOfElements([epoch, e, a, i, node, argument, anomaly]: readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]): Orbit {
  return elementsToOrbit({
    epoch: { scale: 'TDB', day: epoch, offset: 0 },
    perihelionDistance: a * (1 - e),
    eccentricity: e,
    inclination: i * DEGREE,
    node: node * DEGREE,
    argumentOfPerihelion: argument * DEGREE,
    meanAnomaly: anomaly * DEGREE,
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Of each listed approach how far off the nearest found one is. */
function missesOf(orbit: Orbit, listed: readonly Row[]): Miss[] {
  const ephemeris = testEphemeris();
  const days = listed.map(({ day }) => day);
  const span = { fromDay: Math.min(...days) - MARGIN_DAYS, toDay: Math.max(...days) + MARGIN_DAYS };
  const trajectory = propagate(orbit, ephemeris, { model: 'full', ...span });
  const found = new Map<string, Passage[]>();
  return listed.flatMap((row) => {
    const passages =
      found.get(row.body) ?? passagesBy(mainBodyOf(row.body).body, trajectory, ephemeris, span, 0.5);
    found.set(row.body, passages);
    const near = passages.filter((one) => Math.abs(instantOf(one) - row.day) < 2);
    return near
      .map((one) => ({
        minutes: (Math.abs(instantOf(one) - row.day) * SECONDS_PER_DAY) / 60,
        km: Math.abs(one.distance - row.au) * AU_KM,
      }))
      .sort((a, b) => a.minutes - b.minutes)
      .slice(0, 1);
  });
}

function rowOf(day: number, body: string, au: number): Row {
  return { day, body: BODIES[body] ?? body.toLowerCase(), au };
}

function orbitOf(elements: Lookup['elements'], nonGravitational: NonGravitational): Orbit {
  const { epoch_jd_tdb: epoch, tp } = elements;
  return {
    ...elementsToOrbit({
      epoch: { scale: 'TDB', day: epoch, offset: 0 },
      perihelionDistance: elements.q,
      eccentricity: elements.e,
      inclination: elements.i * DEGREE,
      node: elements.om * DEGREE,
      argumentOfPerihelion: elements.w * DEGREE,
      perihelionTime: { scale: 'TDB', day: Math.floor(tp), offset: tp - Math.floor(tp) },
    }),
    nonGravitational,
  };
}

function terms(
  { A1 = 0, A2 = 0, A3 = 0, DT }: Lookup['nongrav'],
  law: typeof INVERSE_SQUARE,
): NonGravitational {
  return { a1: A1, a2: A2, a3: A3, ...law, ...(DT === undefined ? {} : { delay: DT }) };
}
