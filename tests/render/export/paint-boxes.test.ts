import { expect, test } from 'vitest';
import { BOX_TITLE, type ExportBox } from '#render/export/export-boxes.ts';
import { paintBoxes, placesOfBoxes } from '#render/export/paint-boxes.ts';
import { overlap } from '#render/picture/cover.ts';
import { recordedContext } from '../recorded-context.ts';

const boxOf = (title: ExportBox['title'], rows: number): ExportBox => ({
  title,
  rows: Array.from({ length: rows }, (_, row) => ({ kind: 'fact', name: `Row ${row}`, value: '1.000' })),
});
const GREY = [0.5, 0.5, 0.5] as const;
const BOXES = [boxOf(BOX_TITLE.details, 14), boxOf(BOX_TITLE.orbits, 6)];

test.each([390, 480, 520, 900])('boxes of a picture %i px high do not lie on one another', (height) => {
  const { context } = recordedContext();
  const [details, legend] = placesOfBoxes(context, { width: 844, height }, BOXES);
  expect(overlap(details, legend)).toBe(false);
  expect(legend.bottom).toBe(height - 16);
});

test('a broken line of a legend is three dashes as long as a whole one', () => {
  const { context, drawn } = recordedContext();
  const line = { kind: 'line', colour: GREY, text: 'a conic', stroke: 'dashed' } as const;
  const box: ExportBox = { title: BOX_TITLE.orbits, rows: [line] };
  paintBoxes(context, { width: 844, height: 520 }, [box], {
    surface: GREY,
    border: GREY,
    text: GREY,
    muted: GREY,
  });
  const starts = drawn.filter(({ kind }) => kind === 'fillRect').map(({ x }) => x);
  expect(starts.map((x) => x - (starts[0] ?? 0))).toEqual([0, 7.5, 15]);
});

test('a heavy line of a legend is drawn wider than the others', () => {
  const { context, drawn } = recordedContext();
  const line = { kind: 'line', colour: [1, 1, 1], text: 'a path' } as const;
  const box: ExportBox = { title: BOX_TITLE.orbits, rows: [line, { ...line, stroke: 'heavy' }] };
  paintBoxes(context, { width: 844, height: 520 }, [box], {
    surface: GREY,
    border: GREY,
    text: GREY,
    muted: GREY,
  });
  const heights = drawn.filter(({ kind }) => kind === 'fillRect').map(({ height }) => height);
  expect(heights).toEqual([2, 5]);
});

test('a double line of a legend is two lines with a gap as wide as they are, or wider', () => {
  const { context, drawn } = recordedContext();
  const line = { kind: 'line', colour: GREY, text: 'To the object', stroke: 'double' } as const;
  paintBoxes(context, { width: 844, height: 520 }, [{ title: BOX_TITLE.arrows, rows: [line] }], {
    surface: GREY,
    border: GREY,
    text: GREY,
    muted: GREY,
  });
  const [upper, lower] = drawn.filter(({ kind }) => kind === 'fillRect');
  expect(lower.x).toBe(upper.x);
  expect(upper.height).toBe(2);
  expect(lower.y - upper.y).toBeGreaterThanOrEqual(4);
});
