import { afterEach, expect, test, vi } from 'vitest';
import type { PainterOver } from '#render/painters/painter.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import type { Framed } from '#render/picture/framed.ts';
import { type Label, LABEL_LAYER } from '#render/picture/label.ts';
import { createOverlay } from '#render/scenes/overlay.ts';
import { recordedContext } from '../recorded-context.ts';

const PICTURE: Framed = {
  view: { size: { width: 800, height: 600 } },
  look: { background: [0, 0, 0], inverted: false },
  pixelRatio: 1,
  cover: UNCOVERED,
};

const NAME: Label = {
  layer: LABEL_LAYER.date,
  text: '21:00',
  x: 400,
  y: 580,
  clearance: 2,
  depth: 1,
  rank: 2,
  selected: false,
  colour: [1, 1, 1],
  size: 12,
};

afterEach(() => vi.unstubAllGlobals());

test('names keep clear of what is drawn above the picture, as of a scale bar', () => {
  const bar = { left: 403, right: 560, top: 570, bottom: 590 };
  expect(placeOfName({}).x).toBeGreaterThan(NAME.x);
  expect(placeOfName({ taken: () => [bar] }).x).toBeLessThan(NAME.x);
});

test('what lies outside of the picture is not drawn above it', () => {
  const painted: string[] = [];
  const piece = (name: string, left: number) => ({
    box: { left, top: 10, right: left + 20, bottom: 30 },
    looks: [name],
    paint: () => painted.push(name),
  });
  const { over } = recordedContext();
  createOverlay().paint(over, [{ over: () => [piece('beside', 800), piece('across', 790)] }], PICTURE);
  expect(painted).toEqual(['across']);
});

/** Where the only name is written. */
function placeOfName(other: PainterOver<Framed>): { readonly x: number; readonly y: number } {
  vi.stubGlobal('document', { fonts: { status: 'loaded' } });
  const { over, drawn } = recordedContext();
  createOverlay().paint(over, [other, { labels: () => [NAME] }], PICTURE);
  const [name] = drawn.filter(({ kind }) => kind === 'fillText');
  return name;
}
