import { expect, test } from 'vitest';
import { createTabCache, type TabStorage } from '#client/tab-cache.ts';

test('the cache of a browser tab returns what it stores, and forgets what is removed', () => {
  const cache = createTabCache(storage());
  cache.store('/a?x=1', 'one');
  expect(cache.read('/a?x=1')).toBe('one');
  expect(cache.read('/b')).toBeUndefined();
  cache.forget('/a?x=1');
  expect(cache.read('/a?x=1')).toBeUndefined();
});

test('the cache of a browser tab drops what was not used for longest', () => {
  const cache = createTabCache(storage(), 10);
  cache.store('/a', 'aaaa');
  cache.store('/b', 'bbbb');
  cache.read('/a');
  cache.store('/c', 'cccc');
  expect(['/a', '/b', '/c'].map((address) => cache.read(address))).toEqual(['aaaa', undefined, 'cccc']);
});

test('the cache of a browser tab stores nothing that is longer than all of it', () => {
  const cache = createTabCache(storage(), 10);
  cache.store('/a', 'aaaa');
  cache.store('/b', 'b'.repeat(11));
  expect([cache.read('/a'), cache.read('/b')]).toEqual(['aaaa', undefined]);
});

test('the cache of a browser tab has nothing where storage is refused', () => {
  const cache = createTabCache({ read: () => undefined, write: () => {}, remove: () => {} });
  cache.store('/a', 'aaaa');
  expect(cache.read('/a')).toBeUndefined();
});

function storage(): TabStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key),
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}
