import { expect, test } from 'vitest';
import { pageTitle } from '#shell/page-title.ts';

test('the browser calls a page by its tool or its subject, the welcome page by the toolkit', () => {
  expect(['/', '/opt/results/ephemerides', '/ovt', '/privacy', '/provenance'].map(pageTitle)).toEqual([
    'Near-Earth object toolkit',
    'Observation planning · Near-Earth object toolkit',
    'Orbit visualisation · Near-Earth object toolkit',
    'Privacy · Near-Earth object toolkit',
    'Data provenance · Near-Earth object toolkit',
  ]);
});
