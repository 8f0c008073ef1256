import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { circles } from './architecture/circles.ts';
import { FLOORS, type Floor } from './architecture/floors.ts';
import { importsOf, resolveImport, violations } from './architecture/imports.ts';
import { leadsOutside } from './architecture/outside.ts';

const ROOT = join(import.meta.dirname, '..');

const LINES_MOST = 400;

test('the floors are respected by every import', () => {
  const broken = sourceFiles().flatMap((file) => violations(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(broken).toEqual([]);
});

test('the floors have no file outside them', () => {
  const homeless = sourceFiles().filter((file) => floorOf(file) === undefined);
  expect(homeless).toEqual([]);
});

test('the floors catch an engine file that reads the clock and a layer that reaches for a widget', () => {
  expect(violations('src/engine/time/now.ts', 'export const now = () => Date.now();')).toEqual([
    'src/engine/time/now.ts uses Date.now',
  ]);
  expect(violations('render/layers/bad.ts', "import { Panel } from '#ui/panel.tsx';")).toEqual([
    'render/layers/bad.ts → #ui/panel.tsx',
  ]);
  expect(violations('render/layers/bad.ts', "import '../scenes/orbits-scene.ts';")).toEqual([
    'render/layers/bad.ts → ../scenes/orbits-scene.ts',
  ]);
  expect(violations('render/painters/bad.ts', "import { vec3 } from 'gl-matrix';")).toEqual([
    'render/painters/bad.ts → gl-matrix',
  ]);
  expect(violations('src/tools/opt/bad.ts', "import { x } from '#tools/scd/chart.ts';")).toEqual([
    'src/tools/opt/bad.ts → #tools/scd/chart.ts',
  ]);
  expect(violations('machines/ovt/bad.ts', "import { optMachine } from '../opt/opt.ts';")).toEqual([
    'machines/ovt/bad.ts → ../opt/opt.ts',
  ]);
  expect(violations('machines/bad.ts', '')).toEqual(['machines/bad.ts belongs to no floor']);
  expect(violations('src/server/app.ts', "import { readFile } from 'node:fs/promises';")).toEqual([
    'src/server/app.ts → node:fs/promises',
  ]);
});

test('the floors catch machines and a page that take dates apart as texts', () => {
  const cut = 'export const day = now.toISOString().slice(0, 10);';
  expect(violations('machines/opt/bad.ts', cut)).toEqual(['machines/opt/bad.ts uses toISOString().slice']);
  for (const file of [
    'src/client/bad.ts',
    'src/ui/bad.tsx',
    'src/parts/bad.ts',
    'src/tools/scd/bad.ts',
    'src/shell/bad.ts',
  ]) {
    expect(violations(file, "export const [year] = day.split('-');")).toEqual([`${file} uses split('-')`]);
    expect(violations(file, cut)).toEqual([`${file} uses toISOString`]);
  }
});

test('the floors see static, dynamic, type-only and worker imports', () => {
  const text = [
    "import type { A } from '#engine/a.ts';",
    "export { b } from './b.ts';",
    "const c = await import('#catalogue/c.ts');",
    "new Worker(new URL('./d.ts', import.meta.url));",
  ].join('\n');
  expect(importsOf(text)).toEqual(['#engine/a.ts', './b.ts', '#catalogue/c.ts', './d.ts']);
});

test('the files of render, machines and src import one another in no circle, types counted too', () => {
  const texts = typeScriptIn(['render', 'machines', 'src']).map(
    (file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const,
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(circles(new Map(texts))).toEqual([]);
});

test('files of render, machines and src would be caught in a circle', () => {
  const planted = new Map([
    ['render/a.ts', "import { b } from './b.ts';"],
    ['render/b.ts', "import type { C } from '#render/c.ts';"],
    ['render/c.ts', "export { b } from './b.ts';"],
  ]);
  expect(circles(planted)).toEqual(['render/b.ts → render/c.ts → render/b.ts']);
});

test('the folders of the engine import only those above them in the table of its README', () => {
  const readme = readFileSync(join(ROOT, 'src/engine/README.md'), 'utf8');
  const order = [...readme.matchAll(/^\| `([\w-]+)` /gm)].map(([, folder]) => folder);
  expect(order).toContain('synodic');
  const imports = typeScriptIn(['src/engine']).flatMap((file) =>
    importsOf(readFileSync(join(ROOT, file), 'utf8')).map((specifier) => `${file} → ${specifier}`),
  );
  expect(imports.filter((line) => climbs(line, order))).toEqual([]);
});

test('a folder of the engine would be caught importing one below it', () => {
  const line = 'src/engine/time/bad.ts → ../earth/site.ts';
  expect(climbs(line, ['time', 'earth'])).toBe(true);
  expect(climbs(line, ['earth', 'time'])).toBe(false);
  expect(climbs('src/engine/time/bad.ts → ../unlisted/file.ts', ['time'])).toBe(true);
});

test('npm test reads nothing outside the checkout', () => {
  const tests = typeScriptIn(['tests']).filter(
    (file) => !file.startsWith('tests/recorded/') && !file.startsWith('tests/bench/'),
  );
  expect(tests.length).toBeGreaterThan(200);
  const leading = tests
    .filter((file) => !file.startsWith('tests/architecture'))
    .flatMap((file) => leadsOutside(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(leading).toEqual([]);
});

test('npm test would be seen to do so', () => {
  const file = 'tests/engine/observe/bad.test.ts';
  expect(leadsOutside(file, "import { sharedFolder } from '../../recorded/folder.ts';")).toEqual([
    `${file} mentions sharedFolder`,
  ]);
  expect(leadsOutside(file, "readFileSync('../../../../elsewhere/rows.json');")).toEqual([
    `${file} → ../../../../elsewhere/rows.json`,
  ]);
  expect(leadsOutside(file, "join(import.meta.dirname, '..', '..', '..', '..', 'rows');")).toEqual([
    `${file} climbs 4 folders`,
  ]);
  expect(leadsOutside(file, "join(process.cwd(), '..', 'rows');")).toEqual([
    `${file} climbs from the working folder`,
  ]);
  expect(leadsOutside(file, "join(import.meta.dirname, '..', '..', '..', 'public');")).toEqual([]);
});

test('a file has one idea, and so 400 lines at most', () => {
  const lengths = filesIn(['src', 'machines', 'render', 'tests'], /\.(tsx?|mjs|css)$/).map(
    (file) => [file, readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1] as const,
  );
  expect(lengths.length).toBeGreaterThan(2000);
  expect(lengths.filter(([, lines]) => lines > LINES_MOST)).toEqual([]);
});

/** Whether an import within the engine leads to a folder below that of the file, or to one that is not in the order. */
function climbs(line: string, order: readonly string[]): boolean {
  const [file = '', specifier = ''] = line.split(' → ');
  const [from, to] = [file, resolveImport(file, specifier)].map(engineFolder);
  return to !== undefined && from !== to && !order.slice(0, order.indexOf(from ?? '')).includes(to);
}

/** Undefined for files beside the folders, and those outside the engine. */
function engineFolder(file: string | undefined): string | undefined {
  return /^src\/engine\/([\w-]+)\//.exec(file ?? '')?.[1];
}

function sourceFiles(): string[] {
  return typeScriptIn(['src', 'machines', 'render']);
}

function typeScriptIn(folders: readonly string[]): string[] {
  return filesIn(folders, /\.tsx?$/).filter((file) => !file.endsWith('.d.ts'));
}

function filesIn(folders: readonly string[], names: RegExp): string[] {
  return folders
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

function floorOf(file: string): Floor | undefined {
  return FLOORS.find((floor) => file.startsWith(floor.folder));
}
