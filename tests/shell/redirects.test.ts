import { expect, test } from 'vitest';
import { configuration } from '#parts/configuration.ts';
import { awayNote, redirectOf } from '#shell/redirects.ts';

test('an address with a screen is left alone', () => {
  const results = ['long-term', 'short-term', 'ephemerides'].map((view) => `/opt/results/${view}`);
  const paths = ['/', '/opt/setup', '/opt/filtering', ...results, '/ovt', '/privacy'];
  expect(paths.map(target)).toEqual(paths.map(() => undefined));
});

test('an address of the planning tool alone opens its set-up', () => {
  expect(target('/opt')).toBe('/opt/setup');
});

test('an address of results opens the long-term plots', () => {
  expect(target('/opt/results')).toBe('/opt/results/long-term');
});

test('an address with a slash at its end leads where it leads without one', () => {
  expect(['/opt/', '/opt/filtering/', '/about/', '/ovt/', '/nowhere/', '//'].map(target)).toEqual([
    '/opt/setup',
    '/opt/filtering',
    '/about',
    '/ovt',
    '/',
    '/',
  ]);
});

test('an address that is unknown leads home', () => {
  expect(['/nowhere', '/opt/nowhere', '/ovt/nowhere'].map(target)).toEqual(['/', '/', '/']);
});

test('an address of a tool that is not enabled leads home', () => {
  const nothing = { enabledTools: [] };
  expect(['/opt', '/opt/setup', '/ovt', '/scd/setup'].map((path) => redirectOf(path, nothing))).toEqual([
    '/',
    '/',
    '/',
    '/',
  ]);
});

test('the note about an address names one that is unknown, and cuts what is too long to read', () => {
  expect(note('/nowhere')).toBe('There is no page at /nowhere');
  expect(note('/opt/nowhere')).toBe('There is no page at /opt/nowhere');
  expect(note(`/${'x'.repeat(500)}`)).toHaveLength('There is no page at '.length + 61);
});

test('the note about an address says of a tool to come that it is coming', () => {
  expect(note('/fvt')).toBe('Flyby visualisation is coming soon.');
  expect(note('/scd/setup')).toBe('Sky chart display is coming soon.');
});

test('the note about an address is not there where a screen opens', () => {
  expect(['/', '//', '/opt', '/opt/setup/', '/ovt', '/about'].map(note)).toEqual(Array(6).fill(undefined));
});

function note(path: string): string | undefined {
  return awayNote(path, { ...configuration, enabledTools: ['opt', 'ovt'] });
}

function target(path: string): string | undefined {
  return redirectOf(path, { enabledTools: ['opt', 'ovt'] });
}
