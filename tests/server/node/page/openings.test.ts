import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openedFiles, openingLinks } from '#server/node/page/openings.ts';

const SKY = { scripts: ['/assets/sky.js'], styles: ['/assets/sky.css'], fetched: [], hasPlanets: false };
const ORBITS = { scripts: ['/assets/orbits.js'], styles: [], fetched: ['/a?b=1&c=2'], hasPlanets: true };
const NOW = Date.UTC(2026, 10, 20);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(join(folder, 'ephemeris'));
  cpSync('public/ephemeris/index.json', join(folder, 'ephemeris', 'index.json'));
  const openings = {
    '/sky': SKY,
    '/sky?c': { ...SKY, scripts: ['/assets/sky.js', '/assets/link.js'] },
    '/sky?object': { ...SKY, scripts: ['/assets/sky.js', '/assets/chart.js'] },
    '/orbits': ORBITS,
  };
  writeFileSync(join(folder, 'openings.json'), JSON.stringify(openings));
  writeFileSync(join(folder, 'index.html'), '<script src="/assets/page.js"></script><img src="/logo.svg">');
});
afterAll(() => rmSync(folder, { recursive: true }));

const linksOf = (address: string) => openingLinks(folder, new URL(address, 'https://example.org'), NOW);

test('the document of a screen requests its styles and scripts, before any script has run', () => {
  expect(linksOf('/sky/setup')).toBe(
    '<link rel="preload" as="style" crossorigin href="/assets/sky.css" />' +
      '<link rel="modulepreload" crossorigin href="/assets/sky.js" />',
  );
});

test('the document of a screen requests by a link to a saved state what reads it, too', () => {
  expect(linksOf('/sky?c=NDI')).toContain('/assets/link.js');
  expect(linksOf('/orbits?c=NDI')).toBe(linksOf('/orbits'));
});

test('the document of a screen requests by an address that names an object what then opens', () => {
  expect(linksOf('/sky/setup?object=433')).toContain('/assets/chart.js');
  expect(linksOf('/sky/setup')).not.toContain('/assets/chart.js');
  expect(linksOf('/orbits?object=433')).toBe(linksOf('/orbits'));
});

test('the document of a screen requests data, and the planets of its day', () => {
  expect(linksOf('/orbits')).toContain('<link rel="preload" as="fetch" crossorigin href="/a?b=1&#38;c=2" />');
  expect(linksOf('/orbits')).toMatch(
    /<link rel="prefetch" as="fetch" crossorigin href="\/ephemeris\/1988-2033\.\w+\.bin" \/>$/,
  );
});

test('the document of a screen requests nothing where it shows a picture of its tool in a frame, until a visitor starts it', () => {
  expect(linksOf('/orbits?embed=1')).toBe('');
  expect(linksOf('/sky/setup?object=433&embed=1&theme=red&c=NDI')).toBe('');
  expect(linksOf('/orbits?embed=1&autostart=1')).toBe(linksOf('/orbits'));
  expect(linksOf('/orbits?embed=0')).toBe(linksOf('/orbits'));
});

test('the document of a screen requests nothing where the build lists nothing for the screen, or for any', () => {
  expect(linksOf('/')).toBe('');
  expect(linksOf('/skylark')).toBe('');
  expect(openingLinks(join(folder, 'ephemeris'), new URL('https://example.org/sky'), NOW)).toBe('');
});

test('the document of a screen is packed ahead with all that is opened with it, each file once', () => {
  expect(openedFiles(folder)).toEqual([
    '/assets/page.js',
    '/assets/sky.js',
    '/assets/sky.css',
    '/assets/link.js',
    '/assets/chart.js',
    '/assets/orbits.js',
  ]);
  expect(openedFiles(join(folder, 'ephemeris'))).toEqual([]);
});
