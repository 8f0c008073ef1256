import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

/** Benches of what runs in their own process; the others start a service or a browser, which takes a test much longer. */
export const OF_ONE_PROCESS = [
  'two-body',
  'propagation',
  'observer-rows',
  'catalogue',
  'survey',
  'nov',
  'fvt',
] as const;

/** All benches, as the table of the program that runs them has them. */
export const ALL_BENCHES = Array.from(
  readFileSync(join(import.meta.dirname, 'run.ts'), 'utf8').matchAll(/^ {2}'?([\w-]+)'?(?:: \w+)?,$/gm),
  ([, name = '']) => name,
);

/** A line that a bench prints of a row: a number with its unit, and what it must be. */
const ROW = /^(holds|FAILS) \| .+ \| (-?[\d.]+(e[+-]?\d+)?|Infinity) \S.* \| must be /;

/** Bundles the benches as `npm run bench` does. */
export function buildBenches(): void {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  run([vite, 'build', '--config', 'tests/bench/vite.config.ts', '--logLevel', 'warn']);
}

/** Runs a bench with tiny sizes to its end, and expects rows of it. */
export function expectRowsOf(name: string): void {
  const rows = run(['--expose-gc', 'dist/bench/run.js', name])
    .split('\n')
    .filter((line) => /^\w+ \| /.test(line));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toMatch(ROW);
}

function run(args: readonly string[]): string {
  const env = { ...process.env, BENCH_SIZE: 'tiny' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}
