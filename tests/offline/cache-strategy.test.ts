import { expect, test } from 'vitest';
import { strategyOf } from '#offline/cache-strategy.ts';

const OWN = new URL('https://toolkit.example/');

test('every screen opens without a network by the document of the page', () => {
  expect(['/', '/opt/filtering?c=NDI', '/ovt', '/privacy'].map((path) => way(path, 'navigate'))).toEqual(
    Array(4).fill('document'),
  );
});

test('a file that is named by its content comes from the cache, one that may change only without a network', () => {
  expect(['/assets/opt-tool-1a2b.js', '/ephemeris/1988-2033.ecc7999e.bin'].map((path) => way(path))).toEqual([
    'unchanging',
    'unchanging',
  ]);
  expect(['/ephemeris/index.json', '/static/sky/stars.json'].map((path) => way(path))).toEqual([
    'renewed',
    'renewed',
  ]);
  expect(
    ['/rest/nov/ephemerides/keplerian?name=433', '/rest/fvt/mainBodies'].map((path) => way(path)),
  ).toEqual(['call', 'call']);
});

test('nothing that belongs to one user is cached, nor the time, nor anything of another site', () => {
  expect(
    [
      '/rest/opt/calculate?names=433',
      '/rest/opt/loadToolState?toolStateId=42',
      '/rest/status',
      '/rest/fvt/closeApproaches?names=433',
      '/sw.js',
      'https://tiles.example/1/2/3.png',
    ].map((path) => way(path)),
  ).toEqual(Array(6).fill(undefined));
  expect(way('/rest/nov/swarm', 'cors', { token: 'abc' })).toBeUndefined();
  expect(way('/rest/docs', 'navigate')).toBeUndefined();
  expect(
    strategyOf({ method: 'POST', mode: 'cors', headers: new Headers() }, new URL('/rest/nov/x', OWN), OWN),
  ).toBe(undefined);
});

test('a page below a path has its files there, and its worker caches them alike', () => {
  const below = new URL('https://observatory.example/neo/');
  const wayBelow = (path: string, mode: RequestMode = 'cors') =>
    strategyOf({ method: 'GET', mode, headers: new Headers() }, new URL(path, below), below);
  expect(wayBelow('/neo/assets/opt-tool-1a2b.js')).toBe('unchanging');
  expect(wayBelow('/neo/static/sky/stars.json')).toBe('renewed');
  expect(wayBelow('/neo/opt', 'navigate')).toBe('document');
  expect(wayBelow('/neo/rest/docs', 'navigate')).toBeUndefined();
  expect(wayBelow('https://elsewhere.example/neo/assets/a.js')).toBeUndefined();
});

function way(path: string, mode: RequestMode = 'cors', headers: HeadersInit = {}) {
  return strategyOf({ method: 'GET', mode, headers: new Headers(headers) }, new URL(path, OWN), OWN);
}
