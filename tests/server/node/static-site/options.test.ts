import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOptions } from '#server/node/static-site/options.ts';

test('a page for hosts of files is written for any path and from the data of the service, as long as nothing else is named', () => {
  expect(readOptions([])).toEqual({
    catalogueDir: undefined,
    starsDir: undefined,
    base: undefined,
    out: undefined,
  });
});

test('folders of a catalogue and of stars are seen from where the command is given, and an empty name means none', () => {
  const options = readOptions(['--catalogue', 'downloads', '--stars', '', '--base', '/neo/']);
  expect(options).toEqual({
    catalogueDir: join(process.cwd(), 'downloads'),
    starsDir: '',
    base: '/neo/',
    out: undefined,
  });
});

test.each(['neo', '/neo', 'https://example.org/', '/a b/', '/"/'])(
  'the path %j of a page is refused: it begins and ends with a slash',
  (base) => {
    expect(() => readOptions(['--base', base])).toThrow(RangeError);
  },
);

test('an argument that there is not is refused', () => {
  expect(() => readOptions(['--catalog', 'x'])).toThrow(TypeError);
});
