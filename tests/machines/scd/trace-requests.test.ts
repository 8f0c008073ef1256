import { expect, test } from 'vitest';
import { tracedPoints, traceQuery, traceUserDefinedQuery } from '#contract/scd/trace.ts';
import { type Plan, pointsOf } from '#machines/planning/plan.ts';
import type { TimeStep } from '#machines/planning/time-step.ts';
import { traceRequests } from '#machines/scd/trace-requests.ts';
import { listedObject, nonNea } from '../fakes/objects.ts';
import { ellipticalObject, FORCE, hyperbolicObject } from '../fakes/orbits.ts';
import { skyPlan } from '../fakes/traces.ts';

const HOURLY = { step: 1, unit: 'h' } as const;
const EROS = listedObject('433', { name: 'Eros', number: '433' });
const COMET = listedObject('1P', { bodyType: { name: 'Comet' }, comet: true });
const [ELLIPSE, HYPERBOLA] = [ellipticalObject('mine'), hyperbolicObject('comet')];
const FORCED = { ...hyperbolicObject('forced comet'), ...FORCE };

test('what a chart requests of the service is a path for every near-Earth object of the list and every user-defined one, in this order', () => {
  const requested = traceRequests(skyPlan(), HOURLY, [EROS, nonNea('1'), COMET], [ELLIPSE, HYPERBOLA]);
  expect(requested.map(({ title, call }) => [title, call.kind])).toEqual([
    ['(433) Eros', 'catalogue'],
    ['1P', 'catalogue'],
    ['mine', 'user-defined'],
    ['comet', 'user-defined'],
  ]);
});

test('what a chart requests of the service is how far asteroids move, and neither comets nor user-defined objects', () => {
  const requested = traceRequests(skyPlan(), HOURLY, [EROS, COMET], [ELLIPSE, HYPERBOLA]);
  expect(requested.map(({ pathAngle }) => pathAngle?.name)).toEqual(['433', undefined, undefined, undefined]);
});

test('what a chart requests of the service has the sky of the place, the span to the minute and the name', () => {
  const [eros] = traceRequests(skyPlan(), HOURLY, [EROS], []);
  expect(eros.call.query).toEqual({
    name: '433',
    kev: 0.172,
    vZenith: 21.817,
    step: 1 / 24,
    julianDateStart: 2_461_105.10416667,
    julianDateEnd: 2_461_106.10416667,
    utcStart: '2026-03-05T14:30',
    utcEnd: '2026-03-06T14:30',
    observatoryCode: '500',
  });
});

test('what a chart requests of the service has the elements of an ellipse between its two distances', () => {
  const [mine] = traceRequests(skyPlan(), HOURLY, [], [ELLIPSE]);
  expect(mine.call.query).toMatchObject({
    name: 'mine',
    kep: true,
    kep_a: 1,
    kep_e: expect.closeTo(0.1, 12),
    kep_i: 5,
    kep_long: 10,
    kep_omega: 20,
    kep_mean: 30,
    mag: 20,
    slope: 0.15,
  });
});

test('what a chart requests of the service has the elements of a hyperbola by its pericentre', () => {
  const [comet] = traceRequests(skyPlan(), HOURLY, [], [HYPERBOLA]);
  expect(comet.call.query).toMatchObject({
    name: 'comet',
    kep: false,
    com_q: 0.25,
    com_e: 1.2,
    com_i: 122,
    com_long: 24,
    com_omega: 241,
    mag: 22,
    slope: 0.25,
  });
  expect(Object.keys(comet.call.query)).toEqual(expect.arrayContaining(['com_epoch', 'com_tp']));
  expect(Object.keys(comet.call.query).filter((key) => key.startsWith('kep_'))).toEqual([]);
});

test('what a chart requests of the service is understood by the service as it arrives in an address', () => {
  const schemas = { catalogue: traceQuery, 'user-defined': traceUserDefinedQuery };
  for (const { call } of traceRequests(skyPlan(), HOURLY, [EROS], [ELLIPSE, HYPERBOLA, FORCED])) {
    const sent = Object.fromEntries(Object.entries(call.query).map(([name, value]) => [name, String(value)]));
    expect(schemas[call.kind].parse(sent)).toEqual(call.query);
  }
});

test('a path is distinguished by object, span, step and place', () => {
  const keys = [
    key(skyPlan(), HOURLY),
    key(skyPlan(), HOURLY, '99942'),
    key(skyPlan('2026-03-07T14:30'), HOURLY),
    key(skyPlan(), { step: 2, unit: 'h' }),
    key({ ...skyPlan(), observatory: { ...skyPlan().observatory, code: 'G96' } }, HOURLY),
  ];
  expect(new Set(keys).size).toBe(5);
  expect(key(skyPlan(), HOURLY)).toBe(keys[0]);
});

test('the page counts the points of a chart as the service does, with the fraction of a day', () => {
  for (const end of ['2026-03-05T14:40', '2026-03-05T20:30', '2026-03-07T02:30']) {
    const plan = skyPlan(end);
    const { start, end: last } = plan.timeFrame.converted;
    const timeStep = { step: 10, unit: 'm' } as const;
    expect(pointsOf(7, { plan, timeStep })).toBe(tracedPoints(7, 10 / 1440, last - start));
  }
  const plan = skyPlan('2026-03-06T02:30');
  expect(pointsOf(2, { plan, timeStep: HOURLY })).toBe(24);
});

/** What the path of an object is known by. */
function key(plan: Plan, timeStep: TimeStep, name = '433'): string | undefined {
  return traceRequests(plan, timeStep, [listedObject(name)], [])[0]?.key;
}
