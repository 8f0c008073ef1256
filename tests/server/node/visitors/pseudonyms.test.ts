import { expect, test } from 'vitest';
import { pseudonyms } from '#server/node/visitors/pseudonyms.ts';

test('services with the same secret call a visitor the same, and others something else', () => {
  const [one, same, other] = ['secret', 'secret', 'another'].map(pseudonyms);
  const name = one('198.51.100.7');
  expect(name).toMatch(/^[\w-]{22}$/);
  expect(same('198.51.100.7')).toBe(name);
  expect(one('198.51.100.8')).not.toBe(name);
  expect(other('198.51.100.7')).not.toBe(name);
});
