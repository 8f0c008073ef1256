import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeNamed, CONCRETE_THEMES } from '#shell/theme.ts';
import { contrast as contrastOf } from '../render/contrast.ts';

const FOLDER = join(import.meta.dirname, '../../src/ui/themes');

test('themes are known by name, and anything else is dark', () => {
  expect(themeNamed('red')).toBe('red');
  expect(themeNamed('sepia')).toBe('dark');
  expect(themeNamed(undefined)).toBe('dark');
});

test('themes define the same colours', () => {
  const tokens = CONCRETE_THEMES.map(colours);
  for (const set of tokens) expect(set).toEqual(tokens[0]);
});

test('themes give every text 4.5:1 or better against the surfaces below it', () => {
  const faint = CONCRETE_THEMES.flatMap((id) => tooFaint(values(id)).map((pair) => `${id}: ${pair}`));
  expect(faint).toEqual([]);
});

test('themes give texts 4.5:1 or better on the sky, on washes and on filled buttons too', () => {
  expect(CONCRETE_THEMES.flatMap((id) => below(id, TEXT_PAIRS, 4.5))).toEqual([]);
});

test('themes give lines, edges of controls and focus rings 3:1 or better', () => {
  expect(CONCRETE_THEMES.flatMap((id) => below(id, GRAPHIC_PAIRS, 3))).toEqual([]);
});

test('colours that the system forces replace all tokens but those of pictures of the sky', () => {
  const PICTURES = /^(sky|sky-(?!panel).*|star|sun|milky-way|ground|orbit-.*|group-.*|night-filter)$/;
  expect(colours('forced')).toEqual(colours('dark').filter((name) => !PICTURES.test(name)));
});

test('red has hardly any green light in it, and less blue', () => {
  const stray = [...values('red')].filter(([, value]) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
    return value.startsWith('#') && (green > 0.6 * red || blue > 0.3 * red);
  });
  expect(stray).toEqual([]);
});

test('red has nothing brighter than its text', () => {
  const red = values('red');
  const text = contrast(red.get('text') ?? '', BLACK);
  const brighter = [...red].filter(([, value]) => value.startsWith('#') && contrast(value, BLACK) > text);
  expect(brighter).toEqual([]);
});

test('themes distinguish by the text what can be used from what cannot, which can still be read', () => {
  const disabled = CONCRETE_THEMES.map((id) => {
    const theme = values(id);
    const against = (token: string) => contrast(theme.get('text-disabled') ?? '', theme.get(token) ?? '');
    return {
      id,
      usable: against('text-muted') >= 1.8,
      legible: SURFACES.every((token) => against(token) >= 2),
    };
  });
  expect(disabled).toEqual(CONCRETE_THEMES.map((id) => ({ id, usable: true, legible: true })));
});

const BLACK = '#000000';

const TEXTS = ['text', 'text-muted', 'text-faint', 'accent', 'attention', 'danger', 'success'];
const SURFACES = ['canvas', 'surface-1', 'surface-2', 'surface-3', 'row-selected'];

const TEXT_PAIRS = [
  ...pairs(['sky-label', 'sky-name'], ['sky']),
  ...pairs(['text', 'text-muted'], ['night', 'twilight', 'day', 'sky-panel', 'accent-soft']),
  ...pairs(['accent-ink'], ['accent', 'accent-hover']),
  ...['accent', 'attention', 'danger'].map((text) => [text, `${text}-soft`] as const),
] as const;

const GRAPHIC_PAIRS = [
  ...pairs(['control-line', 'focus', 'series-perturbed'], ['canvas', 'surface-1', 'surface-2']),
  ...pairs(
    Array.from({ length: 7 }, (_, index) => `series-${index + 1}`),
    ['canvas', 'surface-1', 'surface-2'],
  ),
  ...pairs(['orbit-kepler', 'orbit-perturbed', 'star', 'sun'], ['sky']),
];

function pairs(colours: readonly string[], grounds: readonly string[]): (readonly [string, string])[] {
  return colours.flatMap((colour) => grounds.map((ground) => [colour, ground] as const));
}

function below(id: string, all: readonly (readonly [string, string])[], least: number): string[] {
  const theme = values(id);
  return all
    .filter(([one, other]) => !(contrast(theme.get(one) ?? '', theme.get(other) ?? '') >= least))
    .map(([one, other]) => `${id}: ${one} on ${other}`);
}

function tooFaint(theme: ReadonlyMap<string, string>): string[] {
  return TEXTS.flatMap((text) =>
    SURFACES.filter((surface) => contrast(theme.get(text) ?? '', theme.get(surface) ?? '') < 4.5).map(
      (surface) => `${text} on ${surface}`,
    ),
  );
}

/** Contrast of two #rrggbb colours. */
function contrast(one: string, other: string): number {
  return contrastOf(channels(one), channels(other));
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
}

function colours(theme: string): string[] {
  return [...values(theme).keys()].filter((name) => !name.startsWith('dash-')).sort();
}

function values(theme: string): Map<string, string> {
  const text = readFileSync(join(FOLDER, `${theme}.css`), 'utf8');
  return new Map([...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}
