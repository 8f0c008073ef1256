import { describe, expect, test } from 'vitest';
import {
  type Constraints,
  type Hindrance,
  hindrancesAt,
  type Moment,
  reasonAgainst,
} from '#engine/plan/hindrance.ts';
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

describe('An object', () => {
  test.each([
    ['in the dark, high and bright is not hindered, by a Moon below the horizon neither', {}, []],
    ['is hindered by twilight', { sunAltitude: -17 }, ['sun-up']],
    ['is hindered when low', { altitude: 29.9 }, ['too-low']],
    ['is hindered when faint, not when it has no magnitude', { magnitude: 20.1 }, ['too-faint']],
    ['is hindered by a Moon that is up and near', { moonAltitude: 1 }, ['near-moon']],
    ['is hindered at the meridian, on both sides', { hourAngle: -1.9 }, ['at-meridian']],
    ['may have several at once', { sunAltitude: 5, altitude: -5 }, ['sun-up', 'too-low']],
  ])('%s', (_, change, expected) => {
    expect([...hindrancesAt({ ...HIGH, ...change }, CONSTRAINTS)]).toEqual(expected);
  });

  test('behind a roof in the south is hindered there alone', () => {
    const obstruction = obstructionOf([
      { azimuth: 170, altitude: 10 },
      { azimuth: 170, altitude: 60 },
      { azimuth: 190, altitude: 60 },
      { azimuth: 190, altitude: 10 },
    ]);
    const constraints = { ...CONSTRAINTS, obstruction };
    expect([...hindrancesAt(HIGH, constraints)]).toEqual(['obstructed']);
    expect([...hindrancesAt({ ...HIGH, azimuth: 200 }, constraints)]).toEqual([]);
  });
});

describe('The reason why an object cannot be observed all night', () => {
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
  ])('%s', (_, night, expected) => {
    expect(reasonAgainst(night)).toBe(expected);
  });
});

function at(change: Partial<Moment>): ReadonlySet<Hindrance> {
  return hindrancesAt({ ...HIGH, ...change }, CONSTRAINTS);
}
