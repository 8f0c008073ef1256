import { expect, test } from 'vitest';
import {
  type Constraints,
  type ObservingConstraint,
  violatedConstraints,
  type Moment,
  decidingConstraint,
} from '#engine/plan/observing-constraints.ts';
import { obstructionOf } from '#engine/sky/obstruction.ts';

const HIGH: Moment = {
  sunAltitude: -30,
  altitude: 50,
  azimuth: 180,
  hourAngle: 10,
  moonAltitude: -5,
  moonSeparation: 3,
  magnitude: 18,
};
const CONSTRAINTS: Constraints = {
  sunBelow: -18,
  altitudeAbove: 30,
  moonApart: 20,
  meridianGap: 2,
  magnitudeLimit: 20,
};

test.each([
  ['in the dark, high and bright violates no constraint, not even near a Moon below the horizon', {}, []],
  ['cannot be observed in twilight', { sunAltitude: -17 }, ['sun-up']],
  ['cannot be observed when low', { altitude: 29.9 }, ['too-low']],
  ['cannot be observed when faint', { magnitude: 20.1 }, ['too-faint']],
  ['cannot be observed near a Moon that is up', { moonAltitude: 1 }, ['near-moon']],
  ['cannot be observed at the meridian, on both sides', { hourAngle: -1.9 }, ['at-meridian']],
  ['may violate several constraints at once', { sunAltitude: 5, altitude: -5 }, ['sun-up', 'too-low']],
])('An object %s', (_, change, expected) => {
  expect([...violatedConstraints({ ...HIGH, ...change }, CONSTRAINTS)]).toEqual(expected);
});

test('An object behind a roof in the south cannot be observed there alone', () => {
  const obstruction = obstructionOf([
    { azimuth: 170, altitude: 10 },
    { azimuth: 170, altitude: 60 },
    { azimuth: 190, altitude: 60 },
    { azimuth: 190, altitude: 10 },
  ]);
  const constraints = { ...CONSTRAINTS, obstruction };
  expect([...violatedConstraints(HIGH, constraints)]).toEqual(['obstructed']);
  expect([...violatedConstraints({ ...HIGH, azimuth: 200 }, constraints)]).toEqual([]);
});

test.each([
  ['is none where a moment is left', [at({ altitude: 5 }), at({})], undefined],
  ['is the Sun where it never gets dark', [at({ sunAltitude: -10, altitude: 5 })], 'sun-up'],
  [
    'is its altitude where it is high in daylight alone',
    [at({ sunAltitude: 0 }), at({ altitude: 5 })],
    'too-low',
  ],
  [
    'is the last that takes what others left',
    [at({ sunAltitude: 0 }), at({ altitude: 5 }), at({ moonAltitude: 40 })],
    'near-moon',
  ],
  ['is the Sun for a night without moments', [], 'sun-up'],
])('The reason why an object cannot be observed all night %s', (_, night, expected) => {
  expect(decidingConstraint(night)).toBe(expected);
});

function at(change: Partial<Moment>): ReadonlySet<ObservingConstraint> {
  return violatedConstraints({ ...HIGH, ...change }, CONSTRAINTS);
}
