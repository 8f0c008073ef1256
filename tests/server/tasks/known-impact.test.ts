import { expect, test } from 'vitest';
import type { SmallBody } from '#catalogue/small-body.ts';
import { epochsBeforeImpact, impactError } from '#server/tasks/known-impact.ts';
import { fakeBody } from '../fakes/fake-catalogue.ts';

/** 2008 October 7, 0h UTC; the asteroid fell at 2:46. */
const IMPACT_DAY = 2_454_746.5;

const BEFORE = bodyOfEpoch(2_454_745.5);
const AFTER = bodyOfEpoch(2_459_403.5);

test('an object that is known to have hit the Earth is followed up to the end of the day of its impact', () => {
  const epochs = Float64Array.of(IMPACT_DAY - 1, IMPACT_DAY + 0.1, IMPACT_DAY + 1, IMPACT_DAY + 30);
  expect([...epochsBeforeImpact(BEFORE, epochs)]).toEqual([IMPACT_DAY - 1, IMPACT_DAY + 0.1]);
});

test('an object that is known to have hit the Earth is not followed at all by an orbit of a later epoch', () => {
  expect(epochsBeforeImpact(AFTER, Float64Array.of(IMPACT_DAY - 1, IMPACT_DAY + 1))).toHaveLength(0);
});

test.each([
  [BEFORE, IMPACT_DAY - 1, undefined],
  [BEFORE, IMPACT_DAY + 1, 'Object 2008 TC3 impacted on 2008-10-07.'],
  [AFTER, IMPACT_DAY + 1, 'Object 2008 TC3 impacted on 2008-10-07.'],
  [
    AFTER,
    IMPACT_DAY - 1,
    'The orbit of 2008 TC3 does not lead back before its impact on 2008-10-07: it is of a later epoch.',
  ],
])('an object that is known to have hit the Earth has its own error (case %#)', (body, until, error) => {
  expect(impactError(body, until)).toBe(error);
});

test('an object that is known to have hit the Earth is distinguished from all others', () => {
  const epochs = Float64Array.of(IMPACT_DAY + 1);
  expect([impactError(fakeBody(), IMPACT_DAY + 1), epochsBeforeImpact(fakeBody(), epochs)]).toEqual([
    undefined,
    epochs,
  ]);
});

function bodyOfEpoch(day: number): SmallBody {
  const elements = { ...fakeBody().elements, epoch: { scale: 'TDB', day, offset: 0 } } as const;
  return fakeBody({ designation: '2008 TC3', impactDate: '2008-10-07', elements });
}
