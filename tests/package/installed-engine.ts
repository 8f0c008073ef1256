import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** The examples of the package's README by the names of their files. */
export const EXAMPLES = [
  'apophis-ephemeris',
  'close-approach',
  'many-orbits',
  'sunrise',
  'sky-ellipse',
] as const;

/**
 * Builds the engine, packs it, and installs the archive in an empty folder without a network, with the examples beside it.
 *
 * @returns the folder, which the caller removes.
 */
export function installEngine(): string {
  const folder = mkdtempSync(join(tmpdir(), 'engine-package-'));
  const built = join(folder, 'built');
  const user = join(folder, 'user');
  mkdirSync(user);
  execFileSync(process.execPath, [join(ROOT, 'src/package/build/build-engine.mjs'), built]);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: built });
  const [archive = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  writeFileSync(join(user, 'package.json'), '{ "private": true, "type": "module" }');
  execFileSync(
    'npm',
    ['install', '--offline', '--silent', '--no-audit', '--no-fund', join(folder, archive)],
    {
      cwd: user,
    },
  );
  cpSync(join(ROOT, 'src/package/examples'), user, { recursive: true });
  return folder;
}
