import { expect, test } from 'vitest';
import { approachTable } from '#tools/fvt/panels/save-approaches.ts';
import { approach } from '../../machines/fakes/flybys.ts';

test('a file of approaches has all digits, and nothing where nothing is known', () => {
  const { columns, rows } = approachTable([approach()]);
  const cell = (name: string) => rows[0]?.[columns.findIndex((column) => column.name === name)];
  expect(cell('OBJECT')).toBe('(99942) Apophis');
  expect(cell('DATE_UTC')).toBe('2029-04-13T21:46:00.000Z');
  expect(cell('DISTANCE')).toBe('38012.34');
  expect(cell('DISTANCE_SIGMA')).toBe('');
  expect(cell('DIAMETER')).toBe('');
});
