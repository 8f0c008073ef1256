import { expect, test } from 'vitest';
import { type PopulationPart, NO_WINDOW } from '#contract/sovt/population-bytes.ts';
import {
  BRIGHTEST_FIRST,
  listedPopulation,
  orderAfterHead,
  type PopulationColumn,
  rowsOfPart,
} from '#machines/sovt/population-list.ts';
import { populationQueryOf } from '#machines/sovt/population-query.ts';
import { SERVER_ERROR } from '../fakes/calculation.ts';
import { NOW } from '../fakes/orbit-tool.ts';
import { startSynodic } from '../fakes/synodic-tool.ts';

const NAMES = {
  catalogueDate: '',
  names: ['2004 MN4', '1999 AN10', 'A'],
  labels: { '2004 MN4': '(99942) Apophis' },
};
const LIMITS = { magnitudeLimit: 20, leastElongation: 0 };
const DAY = 86_400_000;

/** Of three objects, the last of which is never seen. */
const PART: PopulationPart = {
  start: 61_000,
  end: 61_365,
  done: 3,
  total: 3,
  catalogueDate: '2026-07',
  swarm: { day: 2_461_000.5, rows: 3 },
  count: 3,
  columns: {
    row: Uint32Array.of(0, 1, 2),
    slope: Float32Array.of(0.15, 0.15, 0.25),
    brightest: Int16Array.of(1840, 730, 2550),
    brightestAt: Float32Array.of(300, 100, 5),
    windowStart: Float32Array.of(10, 90, NO_WINDOW),
    windowEnd: Float32Array.of(20, 110, NO_WINDOW),
    marks: Uint8Array.of(0, 1, 0),
  },
};

const ROWS = rowsOfPart(PART, NAMES);
const labels = (rows: typeof ROWS) => rows.map(({ label }) => label);

test('an object of the population has its name, its brightest day and its first window', () => {
  expect(ROWS[0]).toEqual({
    designation: '2004 MN4',
    label: '(99942) Apophis',
    brightest: 18.4,
    brightestAt: 61_300,
    window: { start: 61_010, end: 61_020 },
    isIntegrated: false,
    hits: false,
    isLost: false,
    lost: undefined,
  });
  expect(ROWS[1].isIntegrated).toBe(true);
});

test('the list is sorted by any column; what is never seen comes last in both directions', () => {
  expect(sorted('brightest', 'ascending')).toEqual(['1999 AN10', '(99942) Apophis', 'A']);
  expect(sorted('window', 'ascending')).toEqual(['(99942) Apophis', '1999 AN10', 'A']);
  expect(sorted('window', 'descending')).toEqual(['1999 AN10', '(99942) Apophis', 'A']);
  expect(sorted('object', 'descending')).toEqual(['A', '1999 AN10', '(99942) Apophis']);
});

test('a comet that is lost has the date of its last observation', () => {
  const part = { ...PART, lostSince: { [String(PART.columns.row[0])]: '1938' } };
  expect(rowsOfPart(part, NAMES).map(({ lost }) => lost)).toEqual(['1938', undefined, undefined]);
});

test('comets that are lost are listed where they are included, or where a phrase names them', () => {
  const [first, ...others] = ROWS;
  const rows = [{ ...first, label: '34D/Gale', isLost: true }, ...others];
  const list = (phrase: string, includesLost?: boolean) =>
    labels(listedPopulation(rows, phrase, BRIGHTEST_FIRST, includesLost));
  expect(list('')).not.toContain('34D/Gale');
  expect(list('', true)).toContain('34D/Gale');
  expect(list('gale')).toEqual(['34D/Gale']);
});

test('the head of a column sorts by it, then the other way, then the brightest come first', () => {
  const first = orderAfterHead(BRIGHTEST_FIRST, 'object');
  const second = orderAfterHead(first, 'object');
  expect([first, second]).toEqual([
    { by: 'object', direction: 'ascending' },
    { by: 'object', direction: 'descending' },
  ]);
  expect(orderAfterHead(second, 'object')).toEqual(BRIGHTEST_FIRST);
});

test('an object is found by its name as by its designation, whatever blanks and case', () => {
  expect(found('APOPH')).toEqual(['(99942) Apophis']);
  expect(found('2004mn4')).toEqual(['(99942) Apophis']);
  expect(found('no such name')).toEqual([]);
});

function sorted(by: PopulationColumn, direction: 'ascending' | 'descending'): readonly string[] {
  return labels(listedPopulation(ROWS, '', { by, direction }));
}

function found(phrase: string): readonly string[] {
  return labels(listedPopulation(ROWS, phrase, BRIGHTEST_FIRST));
}

test('the year from now on is requested, narrowed to the time frame', () => {
  const within = { startMs: NOW + 30 * DAY, endMs: NOW + 60 * DAY };
  expect(populationQueryOf(LIMITS, { startMs: 0, endMs: NOW + 4000 * DAY }, NOW)).toEqual({
    magnitudeLimit: 20,
    elongationMin: 0,
  });
  expect(populationQueryOf(LIMITS, within, NOW)).toMatchObject({
    initD: new Date(within.startMs).toISOString(),
    finalD: new Date(within.endMs).toISOString(),
  });
  expect(populationQueryOf(LIMITS, { startMs: 0, endMs: NOW - 400 * DAY }, NOW)).not.toHaveProperty('finalD');
});

test('a button requests the population with the limit; another limit requests it again, the same one does not', () => {
  const { context, populations } = startSynodic();
  const { population } = context();
  population.send({ type: 'population.requested' });
  expect(populations.queries).toEqual([{ magnitudeLimit: 18, elongationMin: 0 }]);
  population.send({ type: 'population.requested' });
  expect(populations.queries).toHaveLength(1);
  population.send({ type: 'limit.chosen', magnitudeLimit: 40 });
  expect(populations.queries[1]).toMatchObject({ magnitudeLimit: 32 });
});

test('what has come stays when the list is closed, and a failure is reported', () => {
  const { context, populations, popup } = startSynodic();
  const { population } = context();
  const now = () => population.getSnapshot().context;
  population.send({ type: 'population.requested' });
  populations.send({ type: 'objects.arrived', objects: { swarm: EMPTY_SWARM, names: NAMES } });
  populations.send({ type: 'parts.arrived', parts: [PART] });
  populations.send({ type: 'population.complete' });
  population.send({ type: 'population.closed' });
  expect([now().isOpen, now().rows.length]).toEqual([false, 3]);
  population.send({ type: 'limit.chosen', magnitudeLimit: 21 });
  expect(now().rows).toEqual([]);
  populations.send({ type: 'population.failed', failure: SERVER_ERROR.failure });
  expect(popup()).toMatchObject({ severity: 'error', message: SERVER_ERROR.message });
  population.send({ type: 'population.requested' });
  expect(populations.queries).toHaveLength(3);
});

const EMPTY_SWARM = {
  day: 2_461_000.5,
  catalogueDate: '',
  count: 0,
  open: [],
  columns: {
    meanMotion: new Float64Array(),
    inclination: new Uint32Array(),
    node: new Uint32Array(),
    argumentOfPerihelion: new Uint32Array(),
    meanAnomaly: new Uint32Array(),
    eccentricity: new Uint32Array(),
    diameter: new Float32Array(),
    magnitude: new Int16Array(),
    group: new Uint8Array(),
    marks: new Uint8Array(),
  },
};
