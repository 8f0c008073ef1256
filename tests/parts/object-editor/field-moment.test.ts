import { expect, test } from 'vitest';
import { mjdOfMoment, momentOfMjd } from '#parts/object-editor/date-field.tsx';

test('the moment of a date field is UTC: the first noon of 2025 is Modified Julian Date 60676.5', () => {
  expect(mjdOfMoment('2025-01-01T12:00')).toBe('60676.5');
  expect(momentOfMjd('60676.5')).toBe('2025-01-01T12:00');
});

test('the moment of a date field comes back to the minute from the 8 decimals that are stored', () => {
  for (const moment of ['1950-01-01T00:00', '2029-04-13T21:46', '2126-12-31T23:59']) {
    expect(momentOfMjd(mjdOfMoment(moment))).toBe(moment);
  }
});

test('the moment of a date field is shown to the nearest minute where an epoch lies between two', () => {
  expect(momentOfMjd('60676.50034')).toBe('2025-01-01T12:00');
  expect(momentOfMjd('60676.50036')).toBe('2025-01-01T12:01');
});

test('the moment of an empty date field is none', () => {
  expect(momentOfMjd('')).toBeUndefined();
});
