import { expect, test } from 'vitest';
import { firstCatalogueText } from '#parts/first-catalogue-note.tsx';

const BUILT_IN = {
  name: 'built-in',
  nearEarthObjects: 512,
  loading: false,
  refresh: { state: 'off' },
} as const;

test('a service whose first full catalogue is on its way says how many objects it has so far', () => {
  const text = 'Only 512 well-known objects so far: the full catalogue is being prepared.';
  expect(firstCatalogueText({ ...BUILT_IN, loading: true })).toBe(text);
  expect(firstCatalogueText({ ...BUILT_IN, refresh: { state: 'fetching' } })).toBe(text);
});

test('a service that has a full catalogue, or that stays with the built-in one, has nothing to say of it', () => {
  expect(firstCatalogueText(BUILT_IN)).toBeUndefined();
  expect(firstCatalogueText({ ...BUILT_IN, name: 'folder', loading: true })).toBeUndefined();
});
