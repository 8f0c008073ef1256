import { expect, test } from 'vitest';
import {
  isLimiting,
  clearedFilters,
  defaultFilters,
  OPTION_FILTERS,
  withFilter,
} from '#machines/opt/filtering/filters.ts';
import { filterSummary } from '#tools/opt/filtering/limits-text.ts';
import { optionSummary, rangeText } from '#tools/opt/filtering/filter-texts.ts';

test('the five limits of the first request are read off their columns', () => {
  const filters = defaultFilters();
  expect(filterSummary('magnitude', filters)).toBe('< 23.0');
  expect(filterSummary('sunElongation', filters)).toBe('> 50.0');
  expect(filterSummary('moonElongation', filters)).toBe('> 30.0');
  expect(filterSummary('skyMovement', filters)).toBe('< 100.000');
  expect(filterSummary('elevation', filters)).toBe('> 20.0');
});

test('columns without a limit say so', () => {
  const filters = defaultFilters();
  for (const name of [
    'galaxyLatitude',
    'densityOfStars',
    'skyUncertainty',
    'moonglow',
    'observationArc',
  ] as const) {
    expect(isLimiting(name, filters)).toBe(false);
  }
  for (const name of ['database', 'risk', 'magnitude', 'elevation', 'nrOfDaysUnobserved'] as const) {
    expect(isLimiting(name, clearedFilters())).toBe(false);
  }
});

test('a range, a smallest value and an absent value are distinguished', () => {
  const range = { limited: true, min: 1, max: 5.25, absent: false };
  const one = withFilter(defaultFilters(), { kind: 'range', name: 'skyUncertainty', filter: range });
  expect(filterSummary('skyUncertainty', one)).toBe('1.0 to 5.3');
  const none = { limited: false, min: 0, absent: true };
  const ofArc = { ...none, max: Infinity };
  const two = withFilter(one, { kind: 'range', name: 'observationArc', filter: ofArc });
  expect(filterSummary('observationArc', two)).toBe('NA only');
  const least = { limited: true, min: 30, absent: true };
  const three = withFilter(two, { kind: 'minimum', name: 'nrOfDaysUnobserved', filter: least });
  expect(filterSummary('nrOfDaysUnobserved', three)).toBe('≥ 30');
});

test('a checkbox filter names its one option, or counts them', () => {
  expect(optionSummary('bodyType', OPTION_FILTERS.bodyType)).toBe('All');
  expect(optionSummary('bodyType', ['Comet'])).toBe('Comet');
  expect(optionSummary('orbitType', ['Aten', 'Atira'])).toBe('2 of 5');
  expect(optionSummary('orbitType', [])).toBe('None');
  expect(optionSummary('pha', [false])).toBe('Not potentially hazardous');
});

test.each([
  ['skyMovement', 1.23456, 1.23456, '1.235'],
  ['nrOfDaysUnobserved', 1.23456, 1.23456, '1'],
  ['observationArc', 26173, 26173, '26\u{202F}173'],
  ['magnitude', 14.92, 15.03, '14.9 to 15.0'],
  ['magnitude', 15.01, 15.03, '15.0'],
  ['moonglow', -2.4, 0, '−2.4 to 0.0'],
] as const)('%s from %f to %f over the window reads %s', (name, min, max, text) => {
  expect(rangeText(name, min, max)).toBe(text);
});

test('days unobserved by an old catalogue are shown as a bound from above', () => {
  expect(rangeText('nrOfDaysUnobserved', 1960, 1960, true)).toBe('≤ 1960');
});

test('no bound from above is written smaller than it is', () => {
  expect(rangeText('nrOfDaysUnobserved', 1.2, 3.1, true)).toBe('≤ 2 to 4');
  expect(rangeText('nrOfDaysUnobserved', 1.2, 2, true)).toBe('≤ 2');
  expect(rangeText('skyUncertainty', 0.012, 0.31)).toBe('0.0 to 0.3');
});

test('an object without a value shows a dash', () => {
  expect(rangeText('skyUncertainty', undefined, undefined)).toBe('–');
});
