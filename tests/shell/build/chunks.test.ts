import { expect, test } from 'vitest';
import { chunkNames } from '#shell/build/chunks.ts';

/** Modules by id: what each imports at once, and what it opens later. */
const GRAPH: Readonly<
  Record<string, { readonly at?: readonly string[]; readonly later?: readonly string[] }>
> = {
  main: { at: ['shell'], later: ['sun', 'moon', 'frame'] },
  shell: { at: ['button', '/node_modules/react'] },
  sun: { at: ['scene', 'rays', 'button'], later: ['panel'] },
  moon: { at: ['scene', 'crater'] },
  panel: { at: ['crater', 'list'] },
  frame: { at: ['poster'] },
  scene: { at: ['colour', '/node_modules/regl'] },
};

const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: GRAPH[id]?.at ?? [],
    dynamicallyImportedIds: GRAPH[id]?.later ?? [],
  }),
};

const nameOf = chunkNames(
  'main',
  new Map([
    ['sun', 'sun'],
    ['moon', 'moon'],
  ]),
);

test.each([
  ['shell', 'page'],
  ['button', 'page'],
  ['scene', 'sun-moon'],
  ['colour', 'sun-moon'],
  ['rays', 'sun'],
  ['crater', 'moon-later-sun'],
])('the module %s of the page travels in %s, with all that the same tools wait for', (id, name) => {
  expect(nameOf(id, modules)).toBe(name);
});

test.each(['main', 'sun', 'moon', 'panel', 'list', 'frame', 'poster', '/node_modules/react'])(
  'the module %s of the page is left to the bundler',
  (id) => {
    expect(nameOf(id, modules)).toBeNull();
  },
);
