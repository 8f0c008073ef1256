import { expect, test } from 'vitest';
import { readConfiguration } from '#server/node/configuration.ts';

test('the configuration has a default for everything', () => {
  expect(readConfiguration({}, '/nowhere/checkout')).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    dataDir: '/nowhere/checkout/.data',
    catalogueDir: undefined,
    refreshedCatalogue: '/nowhere/checkout/.data/refreshed-catalogue.bin',
    startsAt: undefined,
    frameAncestors: '*',
  });
});

test.each([
  ['refreshes the catalogue daily', {}, true],
  ['does not where that is off', { CATALOGUE_REFRESH: 'off' }, false],
  ['does not over a catalogue that is named', { CATALOGUE_DIR: 'files' }, false],
  ['does not over the built-in catalogue where it is configured', { CATALOGUE_DIR: '' }, false],
  ['does not for another day', { NOW: '2027-01-01T00:00:00Z' }, false],
])('a configured service %s', (_, environment, refreshes) => {
  expect(readConfiguration(environment, '/').refreshesCatalogue).toBe(refreshes);
});

test('the configuration refuses a wish that it does not know', () => {
  expect(() => readConfiguration({ CATALOGUE_REFRESH: 'hourly' }, '/')).toThrow(
    'CATALOGUE_REFRESH must be daily or off, but is "hourly"',
  );
});

test('the configuration takes an empty CATALOGUE_DIR as the built-in catalogue alone', () => {
  expect(readConfiguration({ CATALOGUE_DIR: '' }, '/')).toMatchObject({
    catalogueDir: undefined,
    refreshedCatalogue: undefined,
  });
});

test('the configuration requests orbits from the public services, from others where they are named, and from none where it is empty', () => {
  expect(orbitAddresses({})?.neocc).toMatch(/^https:\/\/neo\.ssa\.esa\.int\//);
  expect(orbitAddresses({ ORBIT_SERVICES: '' })).toBeUndefined();
  const [neocc, sbdb] = ['http://127.0.0.1:9/{object}.ke1', 'http://127.0.0.1:9/?sstr={object}'];
  expect(orbitAddresses({ ORBIT_SERVICES: `${neocc} ${sbdb}` })).toEqual({ neocc, sbdb });
  expect(() => orbitAddresses({ ORBIT_SERVICES: 'ftp://x/{object} y' })).toThrow(/ORBIT_SERVICES/);
});

test('the configuration requests fainter stars only where a service is named', () => {
  expect(readConfiguration({}, '/').starService).toBeUndefined();
  expect(readConfiguration({ STAR_SERVICE: 'http://127.0.0.1/tap' }, '/').starService).toBe(
    'http://127.0.0.1/tap',
  );
  expect(() => readConfiguration({ STAR_SERVICE: 'gaia' }, '/')).toThrow(/STAR_SERVICE/);
});

test('the configuration takes catalogues of stars from a folder that is named, and from none where the name is empty', () => {
  expect(readConfiguration({ STARS_DIR: 'stars' }, '/checkout').starsDir).toBe('/checkout/stars');
  expect(readConfiguration({ STARS_DIR: '' }, '/checkout').starsDir).toBeUndefined();
});

test('the configuration leaves a refreshed catalogue alone where CATALOGUE_DIR names a folder', () => {
  expect(readConfiguration({ CATALOGUE_DIR: 'files' }, '/checkout')).toMatchObject({
    catalogueDir: '/checkout/files',
    refreshedCatalogue: undefined,
  });
});

test('the configuration looks for the Earth orientation in the folder that is named, then beside the data', () => {
  expect(readConfiguration({ CATALOGUE_DIR: 'files' }, '/checkout').earthOrientationFiles).toEqual([
    '/checkout/files/finals2000A.all',
    '/checkout/.data/finals2000A.all.sealed',
  ]);
  expect(readConfiguration({}, '/checkout').earthOrientationFiles).toEqual([
    '/checkout/.data/finals2000A.all.sealed',
  ]);
});

test('the configuration reads what was prepared in a separate folder, and then fetches nothing', () => {
  expect(readConfiguration({ PREPARED_DIR: '/prepared' }, '/checkout')).toMatchObject({
    preparedDir: '/prepared',
    dataDir: '/checkout/.data',
    refreshedCatalogue: '/prepared/refreshed-catalogue.bin',
    earthOrientationFiles: ['/prepared/finals2000A.all.sealed'],
    refreshesCatalogue: false,
  });
});

test('the configuration leaves calculations to workers only where these can find them', () => {
  const DATABASE_URL = 'postgresql://db/toolkit';
  expect(readConfiguration({}, '/').calculatesHere).toBe(true);
  expect(readConfiguration({ CALCULATIONS: 'workers', DATABASE_URL }, '/').calculatesHere).toBe(false);
  expect(() => readConfiguration({ CALCULATIONS: 'workers' }, '/')).toThrow('CALCULATIONS=workers');
  expect(() => readConfiguration({ CALCULATIONS: 'elsewhere', DATABASE_URL }, '/')).toThrow('CALCULATIONS');
});

test('the configuration sets the clock by NOW', () => {
  expect(readConfiguration({ NOW: '2026-11-21T00:00:00Z' }, '/').startsAt).toBe(Date.UTC(2026, 10, 21));
});

test.each([
  ['PORT', '80 80'],
  ['PORT', '65536'],
  ['NOW', 'yesterday'],
  ['WORKERS', '0'],
  ['FRAME_ANCESTORS', "'self'; script-src *"],
  ['TILE_URL', 'javascript:alert(1)'],
  ['HIPS_URL', 'https://sky.example.org/; script-src *'],
])('the configuration refuses %s=%s and says which it is', (name, value) => {
  expect(() => readConfiguration({ [name]: value }, '/')).toThrow(new RegExp(name));
});

function orbitAddresses(environment: Record<string, string>) {
  return readConfiguration(environment, '/').orbitAddresses;
}
