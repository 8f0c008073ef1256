import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLES, installEngine } from './installed-engine.ts';
import { quoted, quotedImports } from './readme.ts';

const ROOT = join(import.meta.dirname, '..', '..');

let folder = '';
const user = () => join(folder, 'user');
const installed = () => join(user(), 'node_modules', '@neo-toolkit', 'engine');

beforeAll(() => {
  folder = installEngine();
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the engine as a package brings no other package along', () => {
  const lock = JSON.parse(readFileSync(join(user(), 'package-lock.json'), 'utf8'));
  expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/@neo-toolkit/engine']);
  expect(manifest()).toMatchObject({
    version: JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version,
    license: 'MIT',
    sideEffects: false,
  });
  expect(manifest()).not.toHaveProperty('dependencies');
});

test.each(EXAMPLES)(
  'the engine as a package runs the example %s under Node, which prints what the README says',
  (example) => {
    const { code, printed } = quoted(example);
    expect(readFileSync(join(ROOT, 'src/package/examples', `${example}.mjs`), 'utf8')).toBe(code);
    expect(run(`${example}.mjs`)).toBe(printed);
  },
);

test('an ephemeris of Apophis for a site takes ten lines beside imports', () => {
  const [, code = ''] = quoted('apophis-ephemeris').code.split(/from '\.\/apophis\.mjs';\n/);
  expect(code.trim().split('\n')).toHaveLength(10);
});

test('the engine as a package exports what the import map of the README names, and nothing else of its modules', () => {
  const exported = Object.entries(manifest().exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([subpath, { default: module }]) => [
      `@neo-toolkit/engine${subpath.slice(1)}`,
      `/node_modules/@neo-toolkit/engine${module.slice(1)}`,
    ]);
  expect(quotedImports()).toEqual(Object.fromEntries(exported));
  writeFileSync(join(user(), 'private.mjs'), "import '@neo-toolkit/engine/lib/engine/constants.js';");
  expect(() => run('private.mjs')).toThrow(/ERR_PACKAGE_PATH_NOT_EXPORTED/);
});

test('the engine as a package describes in API.md everything that a user can import', async () => {
  const page = readFileSync(join(installed(), 'API.md'), 'utf8');
  const listing = "import(process.argv[1]).then((all) => console.log(Object.keys(all).join(' ')))";
  const names = Object.keys(quotedImports()).flatMap((specifier) =>
    execFileSync(process.execPath, ['-e', listing, specifier], { cwd: user(), encoding: 'utf8' })
      .trim()
      .split(' '),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !page.includes(`### ${name}\n`))).toEqual([]);
  expect(page).not.toMatch(/^### \w+\n\n```/m); // a heading without a description
});

test('the engine as a package has declarations that a strict compiler takes without its sources', () => {
  writeFileSync(
    join(user(), 'typed.ts'),
    [
      ...Object.keys(quotedImports()).map((specifier, k) => `import * as part${k} from '${specifier}';`),
      `export const all = [${Object.keys(quotedImports())
        .map((_, k) => `part${k}`)
        .join()}];`,
      "import { loadEphemeris } from '@neo-toolkit/engine/load-ephemeris';",
      'export const days: number = (await loadEphemeris([2_461_000.5])).lastDay;',
    ].join('\n'),
  );
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', ''];
  const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const compile = () =>
    execFileSync(process.execPath, [compiler, ...options, 'typed.ts'], { cwd: user(), encoding: 'utf8' });
  expect(compile()).toBe('');
});

test('the engine as a package leaves what is not used out of a bundle', async () => {
  const output = await bundleOf(
    "import { airmass } from '@neo-toolkit/engine/sky'; console.log(airmass(1));",
  );
  expect(output).toHaveLength(1);
  expect(output[0].code.length).toBeLessThan(2000);
});

test('the engine as a package has its ephemeris carried along by a bundler, file by file', async () => {
  const [{ code }, ...assets] = await bundleOf(
    "import { loadEphemeris } from '@neo-toolkit/engine/load-ephemeris'; console.log(loadEphemeris([2461000.5]));",
  );
  const folder = join(installed(), 'ephemeris');
  const files = assets.flatMap((asset) => (asset.type === 'asset' ? asset : []));
  expect(
    files
      .flatMap(({ originalFileNames }) => originalFileNames)
      .map((file) => basename(file))
      .sort(),
  ).toEqual(readdirSync(folder).sort());
  for (const {
    fileName,
    source,
    originalFileNames: [original = ''],
  } of files) {
    expect(code).toContain(fileName);
    expect(Buffer.from(source).equals(readFileSync(join(folder, basename(original))))).toBe(true);
  }
});

test('the engine as a package has the licence, the page of its functions and all files of the ephemeris', () => {
  const { chunks } = JSON.parse(readFileSync(join(installed(), 'ephemeris', 'index.json'), 'utf8'));
  const files = chunks.map(({ file }: { file: string }) => join('ephemeris', file));
  expect(
    ['LICENSE', 'README.md', 'API.md', ...files].filter((file) => !existsSync(join(installed(), file))),
  ).toEqual([]);
});

test('the approach of 2029 is where and when ESA has it', () => {
  const [first = '', second = ''] = quoted('close-approach').printed.split('\n');
  const utc = 62239.907090887 - 69.184 / 86_400; // MJD of the file, which is TDB whatever its head says
  expect(Date.parse(`${first.slice(0, 21)}Z`) / 86_400_000 + 40_587).toBeCloseTo(utc, 5);
  expect(Number.parseInt(second, 10)).toBe(Math.round(2.541041971280253e-4 * 149_597_870.7));
});

test('the ellipses of 2019 lie at the angles that ESA printed', () => {
  const angles = quoted('sky-ellipse').printed.matchAll(/at ([\d.]+)°/g);
  const esa = [115.9, 125.2, 140.2];
  for (const [k, [, angle]] of [...angles].entries())
    expect(Math.abs(Number(angle) - esa[k])).toBeLessThan(0.11);
});

test('the Sun sets and rises within a minute of what astronomy-engine has among its tests', () => {
  const almanac = ['2019-01-01T07:24', '2019-01-01T12:43', '2019-01-02T07:23', '2019-01-02T12:45'];
  const printed = quoted('sunrise').printed.match(/^\S+/gm) ?? [];
  const minutes = printed.map((date, k) => (Date.parse(`${date}Z`) - Date.parse(`${almanac[k]}Z`)) / 60_000);
  expect(minutes).toHaveLength(almanac.length);
  expect(Math.max(...minutes.map((one) => Math.abs(one)))).toBeLessThan(0.7);
});

/** What Vite makes of a module of a user. */
async function bundleOf(code: string): Promise<Rolldown.RolldownOutput['output']> {
  const entry = join(user(), 'bundled.mjs');
  writeFileSync(entry, code);
  const bundle = (await build({
    root: user(),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return bundle.output;
}

function run(file: string): string {
  return execFileSync(process.execPath, [file], { cwd: user(), encoding: 'utf8', stdio: 'pipe' });
}

function manifest(): { readonly exports: Readonly<Record<string, { readonly default: string }>> } {
  return JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'));
}
