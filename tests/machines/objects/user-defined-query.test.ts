import { expect, test } from 'vitest';
import { calculateQuery } from '#contract/opt/calculation.ts';
import { userDefinedQuery } from '#machines/objects/user-defined-query.ts';
import { ellipticalObject, FORCE, hyperbolicObject } from '../fakes/orbits.ts';

test('the query of a calculation with user-defined objects carries every field once per object, ellipses apart from open orbits', () => {
  const query = userDefinedQuery([
    ellipticalObject('one'),
    hyperbolicObject('comet'),
    { ...ellipticalObject('two'), aphelionDistance: 2.7, meanAnomaly: 40 },
  ]);
  expect(query).toMatchObject({
    kep_name: ['one', 'two'],
    kep_a: [1, expect.closeTo(1.8, 12)],
    kep_e: [expect.closeTo(0.1, 12), expect.closeTo(0.5, 12)],
    kep_mean: [30, 40],
    kep_mag: [expect.any(Number), expect.any(Number)],
    com_name: ['comet'],
    com_e: [1.2],
    com_slope: [expect.any(Number)],
  });
  expect(Object.keys(query)).toHaveLength(20);
});

test('the query of a calculation with user-defined objects carries the force of an open orbit, for all of them once there is one', () => {
  const forced = { ...hyperbolicObject('forced'), ...FORCE };
  const query = userDefinedQuery([hyperbolicObject('plain'), forced, ellipticalObject('one')]);
  expect(query).toMatchObject({
    com_name: ['plain', 'forced'],
    com_a1: [0, FORCE.a1],
    com_a2: [0, 0],
    com_a3: [0, 0],
    com_dt: [0, 0],
    com_law: ['water-ice', 'carbon-monoxide'],
  });
  expect(userDefinedQuery([hyperbolicObject('plain')])).not.toHaveProperty('com_a1');
  expect(calculateQuery.shape.com_a1.parse(query.com_a1?.map(String))).toEqual(query.com_a1);
});

test('the query of a calculation with user-defined objects leaves out kinds without an object', () => {
  expect(userDefinedQuery([])).toEqual({});
  expect(
    Object.keys(userDefinedQuery([hyperbolicObject('comet')])).every((name) => name.startsWith('com_')),
  ).toBe(true);
});
