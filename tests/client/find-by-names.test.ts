import { expect, test } from 'vitest';
import { findByNames } from '#client/find-by-names.ts';
import { listedObject } from '../machines/fakes/objects.ts';

test('more names than one call takes are requested in several, and returned as one list', async () => {
  const requested: number[] = [];
  const names = Array.from({ length: 600 }, (_, index) => `A${index}`);
  const answer = await findByNames(async (part) => {
    requested.push(part.length);
    return {
      asteroids: part.slice(1).map((name) => listedObject(name)),
      errors: [{ name: part[0] ?? '', message: 'not found' }],
    };
  }, names);
  expect(requested).toEqual([250, 250, 100]);
  expect(answer.asteroids).toHaveLength(597);
  expect(answer.errors.map(({ name }) => name)).toEqual(['A0', 'A250', 'A500']);
});
