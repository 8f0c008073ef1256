import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { OPENINGS } from '#shell/build/opening-table.ts';
import { type Opening, openings } from '#shell/build/openings.ts';

type Chunk = {
  entry?: boolean;
  module?: string;
  modules?: readonly string[];
  imports?: readonly string[];
  css?: string;
};

const CHUNKS: Readonly<Record<string, Chunk>> = {
  'main.js': { entry: true, module: '/src/main.tsx', imports: ['page.js'] },
  'page.js': { imports: ['react.js'] },
  'react.js': {},
  'sky.js': { module: '/src/sky.tsx', imports: ['react.js', 'stars.js'], css: 'sky.css' },
  'stars.js': { modules: ['/src/stars.ts', '/src/names.ts'], imports: ['page.js'] },
};

const BUNDLE = Object.fromEntries(
  Object.entries(CHUNKS).map(
    ([fileName, { entry = false, module = null, modules = [], imports = [], css }]) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        isEntry: entry,
        facadeModuleId: module,
        moduleIds: modules,
        imports,
        viteMetadata: { importedCss: new Set(css === undefined ? [] : [css]) },
      },
    ],
  ),
);

/** What the build says of openings. */
function built(table: Readonly<Record<string, Opening>>): unknown {
  const { generateBundle } = openings(table, (file) => `/${file}`) as Plugin & {
    readonly generateBundle: { readonly handler: (options: unknown, bundle: unknown) => void };
  };
  let source = '';
  generateBundle.handler.call(
    { emitFile: (file: { source: string }) => (source = file.source) } as never,
    {},
    BUNDLE,
  );
  return JSON.parse(source);
}

test('a screen opens with the files of its modules and of all that they import, without those of every page', () => {
  expect(built({ '/sky': { modules: ['src/sky.tsx'], fetched: ['/stars.bin'], hasPlanets: true } })).toEqual({
    '/sky': {
      scripts: ['/sky.js', '/stars.js'],
      styles: ['/sky.css'],
      fetched: ['/stars.bin'],
      hasPlanets: true,
    },
  });
});

test('the files that a screen opens with are found, too, where modules travel together', () => {
  expect(built({ '/names': { modules: ['src/names.ts'] } })).toMatchObject({
    '/names': { scripts: ['/stars.js'] },
  });
});

test('a module that a screen opens with must be part of the page', () => {
  expect(() => built({ '/gone': { modules: ['src/gone.tsx'] } })).toThrow(
    '/src/gone.tsx is not part of the page',
  );
});

test.each(['/opt', '/scd', '/ovt', '/fvt', '/sovt'])(
  'a screen opened by a link to a state of %s opens with what reads the state, too',
  (path) => {
    const [plain, linked] = [path, `${path}?c`].map((key) => OPENINGS[key]?.modules ?? []);
    expect(linked.length).toBeGreaterThan(plain.length);
  },
);
