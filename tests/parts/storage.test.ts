import { expect, test, vi } from 'vitest';
import { canStoreInTab, readStored, store } from '#parts/storage.ts';
import { fakeStorage } from './fakes/storage.ts';

test('what the page stores in the browser is read back', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', fakeStorage(stored));
  expect(readStored('theme')).toBeUndefined();
  store('theme', 'red');
  expect(readStored('theme')).toBe('red');
});

test('what the page stores in the browser is nothing, without a fault, where even naming the storage is refused', () => {
  const refusal = new DOMException('Access is denied for this document', 'SecurityError');
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw refusal;
    },
    setItem: () => {
      throw refusal;
    },
  });
  expect(readStored('theme')).toBeUndefined();
  expect(() => store('theme', 'red')).not.toThrow();
});

test('a browser tab stores texts over a reload, or reports that it does not', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', fakeStorage(stored));
  expect(canStoreInTab()).toBe(true);
  expect(stored.size).toBe(0);
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new DOMException('No room is left', 'QuotaExceededError');
    },
  });
  expect(canStoreInTab()).toBe(false);
});
