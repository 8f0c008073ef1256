import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What may be given out together with this project, whose licence is MIT. */
const ALLOWED = [
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0', // of a library that is used unchanged: it stays under its own licence, beside ours
  'OFL-1.1',
  'Unlicense',
];

test('CREDITS.md names every package that page and service run with, under its licence', () => {
  const inCredits = creditedLicences();
  const inLock = lockedLicences();
  expect([...inLock].filter(([name, licence]) => inCredits.get(name) !== licence)).toEqual([]);
  expect([...inCredits.keys()].filter((name) => !inLock.has(name))).toEqual([]);
  expect(inLock.size).toBeGreaterThan(50);
});

test('every package may be given out with this project', () => {
  const licences = new Set(lockedLicences().values());
  expect([...licences].filter((licence) => !ALLOWED.includes(licence))).toEqual([]);
});

/** Licences by package, of all that is not for building and testing alone. */
function lockedLicences(): ReadonlyMap<string, string> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, { dev?: boolean; license?: string }>>;
  };
  const used = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  return new Map(
    used.map(([path, { license = 'none' }]) => [path.replace(/^.*node_modules\//, ''), license]),
  );
}

/** The same from the table of CREDITS.md: a licence, and the packages under it. */
function creditedLicences(): ReadonlyMap<string, string> {
  const [, section = ''] = readFileSync('CREDITS.md', 'utf8').split('## Libraries');
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return new Map(
    rows.flatMap((row) => {
      const [, licence = '', packages = ''] = row.split('|').map((cell) => cell.trim());
      return Array.from(packages.matchAll(/`([^`]+)`/g), ([, name = '']) => [name, licence] as const);
    }),
  );
}
