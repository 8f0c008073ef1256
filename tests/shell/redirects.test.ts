import { describe, expect, test } from 'vitest';
import { redirectOf } from '#shell/redirects.ts';

describe('an address', () => {
  test('with a screen of its own is left alone', () => {
    const paths = ['/', '/opt/setup', '/opt/filtering', '/opt/results/ephemerides', '/ovt', '/privacy'];
    expect(paths.map(target)).toEqual(paths.map(() => undefined));
  });

  test('of the planning tool alone opens its set-up', () => {
    expect(target('/opt')).toBe('/opt/setup');
  });

  test('of results opens the ephemerides as long as there are no plots', () => {
    expect(['/opt/results', '/opt/results/long-term', '/opt/results/short-term'].map(target)).toEqual([
      '/opt/results/ephemerides',
      '/opt/results/ephemerides',
      '/opt/results/ephemerides',
    ]);
  });

  test('with a slash at its end leads where it leads without one', () => {
    expect(['/opt/', '/opt/filtering/', '/about/', '/ovt/', '/nowhere/', '//'].map(target)).toEqual([
      '/opt/setup',
      '/opt/filtering',
      '/about',
      '/ovt',
      '/',
      '/',
    ]);
  });

  test('that nobody knows leads home', () => {
    expect(['/nowhere', '/opt/nowhere', '/ovt/nowhere'].map(target)).toEqual(['/', '/', '/']);
  });

  test('of a tool that is not enabled leads home', () => {
    const nothing = { enabledTools: [] };
    expect(['/opt', '/opt/setup', '/ovt', '/scd/setup'].map((path) => redirectOf(path, nothing))).toEqual([
      '/',
      '/',
      '/',
      '/',
    ]);
  });
});

function target(path: string): string | undefined {
  return redirectOf(path, { enabledTools: ['opt', 'ovt'] });
}
