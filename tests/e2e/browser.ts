import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium-headless-shell', 'chromium'];

/** Path of a Chromium: a system one, else Playwright's own, else one installed now. */
export function findBrowser(): string {
  const found = installed();
  if (found !== undefined) return found;
  process.stderr.write('No Chromium found: installing one for the browser tests.\n');
  install();
  const now = installed();
  if (now === undefined) {
    throw new Error(
      `No Chromium could be installed. Install the Debian package ${NAMES[0]} or set CHROMIUM_PATH.`,
    );
  }
  return now;
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    process.env['CHROMIUM_PATH'],
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

function install(): void {
  const root = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const commands = root
    ? [
        ['apt-get', 'update', '-q'],
        ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'],
      ]
    : [['npx', 'playwright', 'install', 'chromium-headless-shell']];
  for (const [command = '', ...rest] of commands) execFileSync(command, rest, { stdio: 'inherit' });
}
