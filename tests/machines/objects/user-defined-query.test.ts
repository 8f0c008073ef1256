import { describe, expect, test } from 'vitest';
import { userDefinedQuery } from '#machines/objects/user-defined-query.ts';
import { ellipticalObject, hyperbolicObject } from '../fakes/orbits.ts';

describe('the query of a calculation with objects of one’s own', () => {
  test('carries every field once per object, ellipses apart from open orbits', () => {
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

  test('carries nothing of a kind that there is none of', () => {
    expect(userDefinedQuery([])).toEqual({});
    expect(
      Object.keys(userDefinedQuery([hyperbolicObject('comet')])).every((name) => name.startsWith('com_')),
    ).toBe(true);
  });
});
