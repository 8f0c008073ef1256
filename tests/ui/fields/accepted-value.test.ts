import { expect, test } from 'vitest';
import { exchangedText, removedEndText, acceptedText } from '#ui/fields/accepted-value.ts';

const LATITUDE = { min: -90, max: 90 };

test('a number beyond its limits says what it became', () => {
  expect(acceptedText('95', 95, 90, LATITUDE)).toBe('95 limited to 90');
  expect(acceptedText(' -181 ', -181, -180, { min: -180, max: 180 })).toBe('-181 limited to -180');
});

test('a number that was rounded to a whole one says what it became', () => {
  expect(acceptedText('2.6', 2.6, 3, { min: 1, max: 16 })).toBe('2.6 rounded to 3');
  expect(acceptedText('3.0', 3, 3, { min: 1, max: 16 })).toBeUndefined();
});

test('a field that was emptied, and a text that is not a number, say what was set', () => {
  expect(acceptedText('  ', undefined, 0, LATITUDE)).toBe('Empty: set to 0');
  expect(acceptedText('abc', undefined, 0, LATITUDE)).toBe('“abc” is not a number: set to 0');
  expect(acceptedText('', undefined, undefined, LATITUDE)).toBeUndefined();
});

test('a number that was taken says nothing, with fewer decimals or at its limit, nor does one that was replaced since', () => {
  expect(acceptedText('51.4779281', 51.4779281, 51.47793, LATITUDE)).toBeUndefined();
  expect(acceptedText('90', 90, 90, LATITUDE)).toBeUndefined();
  expect(acceptedText('95', 95, 12.5, LATITUDE)).toBeUndefined();
});

test('of a text that is not a number nothing turns the direction of what is said', () => {
  expect(acceptedText('\u202Eabc', undefined, 0, LATITUDE)).toBe('“abc” is not a number: set to 0');
});

test('ends of a range that cross are reported with what became of them', () => {
  expect(exchangedText(120, 60)).toBe('120 and 60 swapped');
  expect(removedEndText(1, 2)).toBe('1 removed: less than 2');
  expect(removedEndText(2, 1)).toBe('2 removed: more than 1');
});
