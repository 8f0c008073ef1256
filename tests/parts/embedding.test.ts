import { expect, test } from 'vitest';
import { embeddingOf, withEmbedding, withoutEmbedding } from '#parts/embedding.ts';

test('a page is embedded where its address says so, and by nothing else', () => {
  expect(embeddingOf('?embed=true')).toBeUndefined();
  expect(embeddingOf('?embed=1&autostart=1&origin=https://a.example/page&theme=light')).toEqual({
    startsItself: true,
    origin: 'https://a.example',
    theme: 'light',
  });
});

test('a text that is not an origin matches no page, so that no message is read', () => {
  expect(embeddingOf('?embed=1&origin=*')?.origin).toBe('*');
});

test('every screen of an embedded page keeps saying that it is one', () => {
  expect(withEmbedding('/opt/filtering?ifc=true', '?embed=1&theme=red&object=433')).toBe(
    '/opt/filtering?ifc=true&embed=1&theme=red',
  );
  expect(withEmbedding('/opt/filtering', '?object=433')).toBe('/opt/filtering');
});

test('what leads out of a frame leads to what the frame shows', () => {
  const search = '?embed=1&autostart=1&origin=https://a.example&theme=red&object=433';
  expect(withoutEmbedding({ pathname: '/ovt', search })).toBe('/ovt?object=433');
  expect(withoutEmbedding({ pathname: '/scd/setup', search: '?embed=1' })).toBe('/scd/setup');
});
