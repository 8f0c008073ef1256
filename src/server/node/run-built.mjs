/**
 * Runs one of the built programs, building first where the sources are newer than the last build:
 *
 *     node src/server/node/run-built.mjs PROGRAM [arguments]
 *
 * PROGRAM is the name of an entry of `vite.config.ts`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const STAMP = join(ROOT, 'dist', 'built');
const SOURCES = ['src', 'machines', 'render', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

const [program = 'main', ...rest] = process.argv.slice(2);
if (builtAt() < newestSource()) build();
process.argv.splice(1, process.argv.length - 1, join(ROOT, 'dist', 'server', `${program}.js`), ...rest);
await import(pathToFileURL(process.argv[1]).href);

function build() {
  for (const half of [['build'], ['build', '--ssr']]) {
    const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
    const done = spawnSync(process.execPath, [vite, ...half, '--logLevel', 'warn'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    if (done.status !== 0) process.exit(done.status ?? 1);
  }
  writeFileSync(STAMP, '');
}

function builtAt() {
  return statSync(STAMP, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newestSource() {
  return Math.max(...SOURCES.map((name) => newestBelow(join(ROOT, name))));
}

function newestBelow(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestBelow(join(path, name))));
}
