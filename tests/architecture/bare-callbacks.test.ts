import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bareCallbacks } from './bare-callbacks.ts';

const PLANTED = `
const scaled = (value: number, by = 2) => value * by;
const tailed = (text: string, tail?: string) => text + (tail ?? '');
const doubled = (value: number) => 2 * value;
const placed = (value: number, index: number) => value + index;
export const results = [
  [1, 2].map(scaled),
  Array.from([1, 2], scaled),
  [1, 2].map(doubled),
  [1, 2].map(placed),
  [1, 2].map((value) => scaled(value)),
  ['a'].map(String),
  'a'.replace('a', tailed),
];
`;

test('no function with an optional parameter is given by its bare name to a method that would fill that parameter', () => {
  const { looked, found } = bareCallbacks(join(import.meta.dirname, '..', 'tsconfig.json'));
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(2000);
});

test('a bare name of such a function is found, and one that reads only what it is meant to is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-callbacks-'));
  try {
    writeFileSync(join(folder, 'planted.ts'), PLANTED);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { strict: true, lib: ['ES2023'], types: [] },
        files: ['planted.ts'],
      }),
    );
    const { found } = bareCallbacks(join(folder, 'tsconfig.json'));
    expect(found.map((line) => line.replace(/^.*: /, ''))).toEqual([
      'scaled, by',
      'scaled, by',
      'tailed, tail',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
