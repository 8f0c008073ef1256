import { expect, test } from 'vitest';
import { pageTitle } from '#shell/shell.tsx';

test('the browser calls a page by its tool and screen or its subject, the welcome page by the toolkit', () => {
  expect(
    ['/', '/opt/filtering', '/opt/results/ephemerides', '/ovt', '/privacy', '/provenance'].map((path) =>
      pageTitle(path, ''),
    ),
  ).toEqual([
    'Near-Earth object toolkit',
    'Observation planning: Filtering · Near-Earth object toolkit',
    'Observation planning: Ephemerides · Near-Earth object toolkit',
    'Orbit visualisation · Near-Earth object toolkit',
    'Privacy · Near-Earth object toolkit',
    'Provenance · Near-Earth object toolkit',
  ]);
});

test('the browser calls a page that names an object by that first, where a tool shows it', () => {
  expect(pageTitle('/ovt', 'embed=1&object=apophis')).toBe(
    '(99942) Apophis · Orbit visualisation · Near-Earth object toolkit',
  );
  expect(pageTitle('/privacy', 'object=apophis')).toBe('Privacy · Near-Earth object toolkit');
});
