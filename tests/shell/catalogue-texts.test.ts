import { expect, test } from 'vitest';
import {
  awayText,
  catalogueAgeText,
  fetchingText,
  isStale,
  loadingText,
  newestText,
  refusalText,
  placeText,
  publishersText,
} from '#shell/catalogue-age.tsx';

const NOW = '2026-11-22T12:00:00Z';

test('the age of a catalogue of one date counts from that, and is marked when it is more than a month', () => {
  expect(catalogueAgeText({ date: '2026-11-20' }, NOW)).toBe('Catalogue of 2026-11-20, 2 days ago');
  expect(isStale({ date: '2026-11-20' }, NOW)).toBe(false);
  expect(catalogueAgeText({ date: '2026-07' }, NOW)).toBe('Catalogue of 2026-07, 4 months ago');
  expect(isStale({ date: '2026-07' }, NOW)).toBe(true);
});

test('the age of a catalogue is that of most of its orbits, however new some of them are', () => {
  const dates = { date: '2026-11-20', usualDate: '2021-07-08' };
  expect(catalogueAgeText(dates, NOW)).toBe('Catalogue of 2021-07-08, 5 years ago');
  expect(newestText(dates)).toBe(', newest orbits of 2026-11-20');
  expect(isStale(dates, NOW)).toBe(true);
});

test('every publisher of the catalogue is named once', () => {
  const source = { name: 'list', date: '2026', rows: 1, dropped: 0 };
  const sources = ['JPL', 'MPC', 'JPL', 'ESA'].map((service) => ({ ...source, service }));
  expect(publishersText({ sources })).toBe('from JPL, MPC and ESA');
});

test.each([
  ['nothing is said while no catalogue is on its way', 'waiting', false, undefined],
  ['the file that is fetched is named by its place', 'fetching', false, 'fetching a newer one, 3 of 11'],
  ['one that has come is being read', 'waiting', true, 'reading a newer one'],
] as const)('%s', (_, state, loading, words) => {
  const step = state === 'fetching' ? { step: { file: 'NEA.txt', place: 3, count: 11 } } : {};
  expect(fetchingText({ loading, refresh: { state, ...step } })).toBe(words);
});

test('a catalogue that serves because a newer one was refused says so', () => {
  expect(refusalText({ refused: 'NEA.txt: a web page instead of rows' })).toBe('a newer one was rejected');
  expect(refusalText({})).toBeUndefined();
});

test('what has come of the data of a page without a service is given in megabytes', () => {
  expect(loadingText({ received: 0, bytes: 0 })).toBeUndefined();
  expect(loadingText({ received: 1_260_000, bytes: 6_000_000 })).toBe('loading data, 1.3 of 6.0 MB');
  expect([placeText(true), placeText(false)]).toEqual([', computed in this browser', '']);
});

test('without a network or a service the line says so, and that this browser computes where it does', () => {
  expect(awayText(true, true, true)).toBeUndefined();
  expect([awayText(false, false, false), awayText(true, false, false)]).toEqual([
    'offline',
    'service unreachable',
  ]);
  expect(awayText(false, false, true)).toBe('offline, computed in this browser');
});
