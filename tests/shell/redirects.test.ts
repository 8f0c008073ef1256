import { describe, expect, test } from 'vitest';
import { redirectOf } from '#shell/redirects.ts';

describe('an address', () => {
  test('with a screen of its own is left alone', () => {
    const paths = ['/', '/opt/setup', '/opt/filtering', '/opt/results/ephemerides', '/privacy'];
    expect(paths.map(redirectOf)).toEqual(paths.map(() => undefined));
  });

  test('of the planning tool alone opens its set-up', () => {
    expect(redirectOf('/opt')).toBe('/opt/setup');
  });

  test('of results opens the ephemerides as long as there are no plots', () => {
    expect(['/opt/results', '/opt/results/long-term', '/opt/results/short-term'].map(redirectOf)).toEqual([
      '/opt/results/ephemerides',
      '/opt/results/ephemerides',
      '/opt/results/ephemerides',
    ]);
  });

  test('that nobody knows, or of a tool to come, leads home', () => {
    expect(['/nowhere', '/opt/nowhere', '/ovt', '/scd/setup'].map(redirectOf)).toEqual(['/', '/', '/', '/']);
  });
});
