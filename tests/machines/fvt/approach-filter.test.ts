import { expect, test } from 'vitest';
import {
  removedEnd,
  isOpenFilter,
  NO_FILTER,
  filteredApproaches,
  withFilterEnd,
  withoutFilter,
} from '#machines/fvt/approach-filter.ts';
import { approach } from '../fakes/flybys.ts';

const NEAR = approach({ distanceLd: 0.1, diam: 340 });
const FAR = approach({ distanceLd: 2.5, diam: 20 });
const UNMEASURED = approach({ distanceLd: 1 });
const ALL = [NEAR, FAR, UNMEASURED];

test('every approach is listed until an end is set, and again once it is removed', () => {
  const near = withFilterEnd(NO_FILTER, 'distanceLd', { end: 'max', value: 1 });
  expect(filteredApproaches(ALL, NO_FILTER)).toEqual(ALL);
  expect(filteredApproaches(ALL, near)).toEqual([NEAR, UNMEASURED]); // both ends are included
  expect([isOpenFilter(NO_FILTER), isOpenFilter(near)]).toEqual([true, false]);
  expect(withFilterEnd(near, 'distanceLd', { end: 'max', value: undefined })).toEqual(NO_FILTER);
  expect(withoutFilter(near, 'distanceLd')).toEqual(NO_FILTER);
});

test('an object of unknown size is not listed once size matters, and both limits must hold', () => {
  const large = withFilterEnd(NO_FILTER, 'diameterM', { end: 'min', value: 20 });
  expect(filteredApproaches(ALL, large)).toEqual([NEAR, FAR]);
  const largeAndFar = withFilterEnd(large, 'distanceLd', { end: 'min', value: 1 });
  expect(filteredApproaches(ALL, largeAndFar)).toEqual([FAR]);
});

test('an end beyond the other one lets that go, and none is beyond what there can be', () => {
  const upToOne = withFilterEnd(NO_FILTER, 'distanceLd', { end: 'max', value: 1 });
  expect(withFilterEnd(upToOne, 'distanceLd', { end: 'min', value: 2 })).toEqual({ distanceLd: { min: 2 } });
  expect(withFilterEnd(NO_FILTER, 'distanceLd', { end: 'min', value: -3 })).toEqual({
    distanceLd: { min: 0, max: undefined },
  });
  expect(withFilterEnd(NO_FILTER, 'diameterM', { end: 'max', value: 1e9 })).toMatchObject({
    diameterM: { max: 1_000_000 },
  });
});

test('the end that is removed is reported with what was set beyond it', () => {
  const upToOne = withFilterEnd(NO_FILTER, 'distanceLd', { end: 'max', value: 1 });
  expect(removedEnd(upToOne, 'distanceLd', { end: 'min', value: 2 })).toEqual({
    end: 'max',
    was: 1,
    beyond: 2,
  });
  expect(removedEnd(upToOne, 'distanceLd', { end: 'min', value: 1 })).toBeUndefined();
  expect(removedEnd(upToOne, 'distanceLd', { end: 'min', value: undefined })).toBeUndefined();
  expect(removedEnd(upToOne, 'diameterM', { end: 'min', value: 2 })).toBeUndefined();
});
