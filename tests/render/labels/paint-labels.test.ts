import { expect, test, vi } from 'vitest';
import { createNameWriter } from '#render/labels/paint-labels.ts';
import type { Colour } from '#render/picture/colour.ts';
import { type Label, LABEL_LAYER } from '#render/picture/label.ts';
import { contrast } from '../contrast.ts';
import { recordedContext } from '../recorded-context.ts';

const SIZE = { width: 800, height: 600 };

const LABEL = {
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

test('every name is set off by a halo of what is behind it, before its letters are written', () => {
  vi.stubGlobal('document', { fonts: { status: 'loaded' } });
  const { context, drawn } = recordedContext();
  paint(createNameWriter(), context, { behind: [0.2, 0, 0] });
  expect(drawn.map(({ kind, text }) => [kind, text])).toEqual([
    ['strokeText', 'Apophis'],
    ['fillText', 'Apophis'],
  ]);
  const [halo, letters] = drawn;
  expect(halo.strokeStyle).toBe('rgb(51 0 0 / 0.9)');
  expect(halo.lineWidth).toBeGreaterThanOrEqual(4);
  expect(letters.fillStyle).toBe('rgb(255 255 255 / 1)');
});

test.each([
  ['a green name in the night', [0, 0.62, 0.45], [0, 0, 0]],
  ['an amber name in twilight', [0.9, 0.62, 0], [0.35, 0.4, 0.5]],
  ['an amber name by day', [0.9, 0.62, 0], [0.55, 0.72, 0.95]],
  ['a pale name on paper', [0.8, 0.8, 0.8], [1, 1, 1]],
] as const)('%s has 4.5:1 against the sky behind it, and so does the line below it', (_, colour, behind) => {
  vi.stubGlobal('document', { fonts: { status: 'loaded' } });
  const { context, drawn } = recordedContext();
  paint(createNameWriter(), context, { behind, label: { ...LABEL, colour, note: '2029-04-13' } });
  const letters = drawn.filter(({ kind }) => kind === 'fillText').map(({ fillStyle }) => String(fillStyle));
  expect(letters).toHaveLength(2);
  for (const css of letters) expect(contrast(channelsOf(css), behind)).toBeGreaterThanOrEqual(4.49);
});

test('a name that is written again is copied from then on, to whole pixels, wherever it has gone', () => {
  const made = stubCanvases();
  const { context, drawn } = recordedContext();
  const painter = createNameWriter();
  const written = { behind: [0, 0, 0], pixelRatio: 2 } as const;
  paint(painter, context, written);
  paint(painter, context, written);
  paint(painter, context, { ...written, label: { ...LABEL, x: 410.3 } });
  expect(drawn.map(({ kind }) => kind)).toEqual(['strokeText', 'fillText', 'drawImage', 'drawImage']);
  expect(made).toHaveLength(1);
  expect(made[0].drawn.map(({ kind, text }) => [kind, text])).toEqual([
    ['strokeText', 'Apophis'],
    ['fillText', 'Apophis'],
  ]);
  const [, letters, still, gone] = drawn;
  expect(Math.abs(still.x + made[0].drawn[1].x - letters.x)).toBeLessThan(0.5);
  expect(Math.abs(still.y + made[0].drawn[1].y - letters.y)).toBeLessThan(0.5);
  expect(2 * gone.x).toBe(Math.round(2 * gone.x));
});

test('a name over another colour, or in another font than its own, is not copied', () => {
  const made = stubCanvases();
  const { context } = recordedContext();
  const painter = createNameWriter();
  for (const red of [0, 0.1, 0.2]) paint(painter, context, { behind: [red, 0, 0] });
  vi.stubGlobal('document', { fonts: { status: 'loading' } });
  for (const text of ['Bennu', 'Bennu'])
    paint(painter, context, { behind: [0, 0, 0], label: { ...LABEL, text } });
  expect(made).toEqual([]);
});

/** Of `rgb(170 182 196 / 1)`. */
function channelsOf(css: string): Colour {
  const [red, green, blue, opacity] = css.match(/[\d.]+/g)?.map(Number) ?? [];
  if (opacity !== 1) throw new RangeError(`${css} is not opaque`);
  return [red / 255, green / 255, blue / 255];
}

function paint(
  painter: ReturnType<typeof createNameWriter>,
  context: CanvasRenderingContext2D,
  { behind, pixelRatio = 1, label = LABEL }: { behind: Colour; pixelRatio?: number; label?: Label },
): void {
  const picture = { size: SIZE, pixelRatio, behind: () => behind, covered: [] };
  for (const piece of painter(context, [label], picture)) piece.paint(context);
}

/** Canvases that the page makes, each with what is drawn on it. */
function stubCanvases(): ReturnType<typeof recordedContext>[] {
  const made: ReturnType<typeof recordedContext>[] = [];
  class StubCanvas {
    readonly #drawn = recordedContext();
    constructor() {
      made.push(this.#drawn);
    }
    getContext = () => this.#drawn.context;
    transferToImageBitmap = () => this;
  }
  vi.stubGlobal('document', { fonts: { status: 'loaded' } });
  vi.stubGlobal('OffscreenCanvas', StubCanvas);
  return made;
}
