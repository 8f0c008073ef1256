/**
 * Builds the engine as a package, ready for `npm pack`:
 *
 *     node src/package/build/build-engine.mjs [folder]
 *
 * Modules and declarations are what the compiler makes of each file, so that bundlers drop what is not used file by file; the
 * ephemeris lies beside them. The package is its own: the root's stays private.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiDocument } from './api-document.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const SOURCE = join(ROOT, 'src', 'package');
const LOADER = 'load-ephemeris';

const folder = process.argv[2] ?? join(ROOT, 'dist', 'engine');
const library = join(folder, 'lib');
const subpaths = readdirSync(SOURCE)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
compile();
nameDeclarationsAsModules();
cpSync(join(ROOT, 'public', 'ephemeris'), join(folder, 'ephemeris'), { recursive: true });
cpSync(join(SOURCE, 'examples'), join(folder, 'examples'), { recursive: true });
cpSync(join(SOURCE, 'README.md'), join(folder, 'README.md'));
cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
writeFileSync(join(folder, 'API.md'), apiDocument(library, [...subpaths, LOADER], moduleOf));
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);

function compile() {
  const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const done = spawnSync(process.execPath, [compiler, '-p', SOURCE, '--outDir', library], {
    stdio: 'inherit',
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** The compiler names modules by their sources in declarations, which are not in the package. */
function nameDeclarationsAsModules() {
  for (const entry of readdirSync(library, { recursive: true })) {
    const file = join(library, entry);
    if (!file.endsWith('.d.ts')) continue;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, '$1$2.js$1'));
  }
}

/** Path of a subpath's module in the library, without its ending. */
function moduleOf(subpath) {
  return subpath === LOADER ? 'package/load/fetch' : `package/${subpath}`;
}

function manifest() {
  const { version, license, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return {
    name: '@neo-toolkit/engine',
    version,
    description:
      'Where small bodies of the solar system are, how sure that is, and what an observer sees of them',
    keywords: ['astronomy', 'asteroid', 'comet', 'ephemeris', 'orbit', 'near-Earth object'],
    license,
    type: 'module',
    sideEffects: false,
    engines,
    exports: {
      ...Object.fromEntries(subpaths.map((subpath) => [`./${subpath}`, exported(moduleOf(subpath))])),
      [`./${LOADER}`]: { node: exported('package/load/files'), ...exported(moduleOf(LOADER)) },
      './ephemeris/*': './ephemeris/*',
      './package.json': './package.json',
    },
    files: ['lib', 'ephemeris', 'examples', 'API.md'],
  };
}

function exported(module) {
  return { types: `./lib/${module}.d.ts`, default: `./lib/${module}.js` };
}
