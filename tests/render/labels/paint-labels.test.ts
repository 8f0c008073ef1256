import { expect, test, vi } from 'vitest';
import { createLabelPainter } from '#render/labels/paint-labels.ts';
import { LABEL_LAYER } from '#render/picture/label.ts';
import { recordedContext } from '../recorded-context.ts';

const SIZE = { width: 800, height: 600 };

test('every name is set off by a halo of what is behind it, before its letters are written', () => {
  vi.stubGlobal('document', { fonts: { status: 'loaded' } });
  const { over, drawn } = recordedContext();
  const label = {
    layer: LABEL_LAYER.object,
    text: 'Apophis',
    x: 400,
    y: 300,
    clearance: 4,
    depth: 1,
    rank: 2,
    selected: false,
    colour: [1, 1, 1],
    size: 12,
  } as const;
  createLabelPainter()(over, [label], { size: SIZE, behind: () => [0.2, 0, 0], covered: [] });
  expect(drawn.map(({ kind, text }) => [kind, text])).toEqual([
    ['strokeText', 'Apophis'],
    ['fillText', 'Apophis'],
  ]);
  const [halo, letters] = drawn;
  expect(halo.strokeStyle).toBe('rgb(51 0 0 / 0.9)');
  expect(halo.lineWidth).toBeGreaterThanOrEqual(4);
  expect(letters.fillStyle).toBe('rgb(255 255 255 / 1)');
});
