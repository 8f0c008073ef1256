import { expect, test } from 'vitest';
import { missingAt } from '#shell/build/lean-preloads.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'main.js': ['react.js'],
  'react.js': [],
  'sky.js': ['stars.js'],
  'stars.js': ['names.js'],
  'names.js': [],
  'settings.js': ['react.js', 'names.js', 'slider.js'],
  'slider.js': [],
};

const BUNDLE = Object.fromEntries(
  Object.entries(IMPORTS).map(([fileName, imports]) => [
    fileName,
    { type: 'chunk', fileName, isEntry: fileName === 'main.js', imports },
  ]),
);

test('with a lazy part only those files are fetched that neither the page nor the part that opens it has', () => {
  const files = ['settings.js', 'react.js', 'names.js', 'slider.js'];
  expect(missingAt('sky.js', files, BUNDLE as never)).toEqual(['settings.js', 'slider.js']);
  expect(missingAt('main.js', files, BUNDLE as never)).toEqual(['settings.js', 'names.js', 'slider.js']);
});
