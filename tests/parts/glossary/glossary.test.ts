import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LUNAR_DISTANCE_KM } from '#engine/constants.ts';
import { DEFINITIONS } from '#parts/glossary/definitions.ts';
import { termOf } from '#parts/glossary/term-of.ts';

const SOURCE = join(import.meta.dirname, '../../../src');

test.each(Object.entries(DEFINITIONS))(
  'the glossary says what %s is in one to three short sentences',
  (_, { title, text }) => {
    expect(title).toMatch(/^\S.{0,34}$/);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text.length).toBeLessThanOrEqual(260);
    expect(text.match(/[.:] (?=[A-Z])/g)?.length ?? 0).toBeLessThanOrEqual(3);
  },
);

test('the glossary has no term that no part of the page explains', () => {
  const parts = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('definitions.ts'))
    .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
    .join('\n');
  expect(
    Object.keys(DEFINITIONS).filter((name) => !parts.includes(`'${name}'`) && !parts.includes(`"${name}"`)),
  ).toEqual([]);
});

test('the glossary gives the lunar distance that the engine works with', () => {
  const [, thousands, rest] = /about (\d{3}) (\d{3}) km/.exec(DEFINITIONS['lunar-distance'].text) ?? [];
  expect(Math.abs(Number(`${thousands}${rest}`) - LUNAR_DISTANCE_KM)).toBeLessThanOrEqual(50);
});

test('the glossary explains columns and facts by the words they have on the page', () => {
  expect(['Phase angle', 'ERR_A', 'H', 'Synodic orbit period'].map(termOf)).toEqual([
    'phase-angle',
    'sky-uncertainty',
    'absolute-magnitude',
    'synodic',
  ]);
});

test('the glossary leaves words alone that any reader knows, and those that objects of the language have', () => {
  expect(['Date', 'toString', ''].map(termOf)).toEqual([undefined, undefined, undefined]);
});
