import { beforeEach, expect, test, vi } from 'vitest';
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

const fonts = { status: 'loaded' };
beforeEach(() => {
  fonts.status = 'loaded';
  vi.stubGlobal('document', { fonts });
});

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
  const { context } = recordedContext();
  createOverlay().paint(context, [{ overlay: () => [piece('beside', 800), piece('across', 790)] }], PICTURE);
  expect(painted).toEqual(['across']);
});

test('a name over a sky lit by twilight is set off by the light there, and by the background in red light', () => {
  expect(haloUnder(UNCOVERED)).toBe('rgb(89 102 128 / 0.9)');
  expect(haloUnder({ boxes: [], isRed: true })).toBe('rgb(0 0 0 / 0.9)');
});

test('what is above a picture is not looked at again while its painters say that it serves', () => {
  expect(looks({ stays: [() => true] }, {}, {}, {})).toBe(1);
  expect(looks({ stays: [() => true, () => false] }, {}, {}, {})).toBe(3);
  expect(looks({}, {}, {}, {})).toBe(3);
});

test('what is above a picture is compared with the picture that it was drawn for, so that it does not drift away', () => {
  let at = 0;
  const drawnAt: number[] = [];
  const painter = {
    overlay() {
      drawnAt.push(at);
      return [];
    },
    stays: [(before: Framed, now: Framed) => (now as Moved).at - (before as Moved).at < 1],
  };
  type Moved = Framed & { readonly at: number };
  const { context } = recordedContext();
  const overlay = createOverlay();
  const painters = [painter];
  for (; at < 3; at += 0.25) overlay.paint(context, painters, { ...PICTURE, at } as Framed);
  expect(drawnAt).toEqual([0, 1, 2]);
});

test('what is above a picture is looked at again for another view, look, sharpness or panel', () => {
  const stays = [() => true];
  expect(looks({ stays }, {}, { view: { ...PICTURE.view } })).toBe(2);
  expect(looks({ stays }, {}, { look: { ...PICTURE.look } })).toBe(2);
  expect(looks({ stays }, {}, { pixelRatio: 2 })).toBe(2);
  expect(looks({ stays }, {}, { cover: { ...UNCOVERED } })).toBe(2);
});

test('what is above a picture is looked at again until its font is there', () => {
  fonts.status = 'loading';
  expect(looks({ stays: [() => true] }, {}, {})).toBe(2);
});

test('what is above a picture is drawn again on a canvas that has lost it', () => {
  const look = vi.fn(() => []);
  const painters = [{ overlay: look, stays: [() => true] }];
  const { context } = recordedContext();
  const overlay = createOverlay();
  overlay.paint(context, painters, PICTURE);
  overlay.forget();
  overlay.paint(context, painters, PICTURE);
  expect(look).toHaveBeenCalledTimes(2);
});

/** How often it is looked at in pictures one after another, of which each may be other than the first. */
function looks(painter: PainterOver<Framed>, ...changes: readonly Partial<Framed>[]): number {
  const look = vi.fn(() => []);
  const painters = [{ ...painter, overlay: look }];
  const { context } = recordedContext();
  const overlay = createOverlay();
  for (const change of changes) overlay.paint(context, painters, { ...PICTURE, ...change });
  return look.mock.calls.length;
}

/** Where the only name is written. */
function placeOfName(other: PainterOver<Framed>): { readonly x: number; readonly y: number } {
  const { context, drawn } = recordedContext();
  createOverlay().paint(context, [other, { labels: () => [NAME] }], PICTURE);
  const [name] = drawn.filter(({ kind }) => kind === 'fillText');
  return name;
}

/** The colour around a name at dusk. */
function haloUnder(cover: Framed['cover']): unknown {
  const { context, drawn } = recordedContext();
  const twilight = { labels: () => [NAME], behind: () => [0.35, 0.4, 0.5] as const };
  createOverlay().paint(context, [twilight], { ...PICTURE, cover });
  return drawn.find(({ kind }) => kind === 'strokeText')?.strokeStyle;
}
