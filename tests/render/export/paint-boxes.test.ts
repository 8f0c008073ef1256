import { expect, test } from 'vitest';
import { BOX_TITLE, type ExportBox } from '#render/export/export-boxes.ts';
import { placesOfBoxes } from '#render/export/paint-boxes.ts';
import { overlap } from '#render/picture/cover.ts';
import { recordedContext } from '../recorded-context.ts';

const boxOf = (title: ExportBox['title'], rows: number): ExportBox => ({
  title,
  rows: Array.from({ length: rows }, (_, row) => ({ kind: 'fact', name: `Row ${row}`, value: '1.000' })),
});
const BOXES = [boxOf(BOX_TITLE.details, 14), boxOf(BOX_TITLE.orbits, 6)];

test.each([390, 480, 520, 900])('boxes of a picture %i px high do not lie on one another', (height) => {
  const { over } = recordedContext();
  const [details, legend] = placesOfBoxes(over, { width: 844, height }, BOXES);
  expect(overlap(details, legend)).toBe(false);
  expect(legend.bottom).toBe(height - 16);
});
