import { expect, test } from 'vitest';
import {
  decodedStateId,
  linkedCode,
  shareLink,
  withLinkedCode,
} from '#machines/saved-state/tool-state-link.ts';

const ADDRESS = 'https://toolkit.example/opt/filtering';

test('the id of a saved state is read from digits, or from base64 of digits', () => {
  expect(decodedStateId('42')).toBe('42');
  expect(decodedStateId('NDI=')).toBe('42');
  expect(decodedStateId('NDI')).toBe('42');
});

test('the id of a saved state is not read from anything else', () => {
  const base64OfWord = btoa('word');
  for (const text of ['', '  ', '.', '%%%', base64OfWord, '-1', '1.5', String(2n ** 128n), '9'.repeat(60)]) {
    expect(decodedStateId(text)).toBeUndefined();
  }
});

test('the id of a saved state is read although the sentence around its link went along', () => {
  for (const text of ['NDI.', 'NDI)', 'NDI",', 'NDI»;', 'NDI=.', '42!?'])
    expect(decodedStateId(text)).toBe('42');
});

test('the id of a saved state goes into a link and comes back out of it', () => {
  for (const id of ['0', '42', '7318442905511', String(2n ** 128n - 1n)]) {
    const link = new URL(shareLink(ADDRESS, id));
    expect(link.pathname).toBe('/opt/filtering');
    expect(decodedStateId(linkedCode(link.search) ?? '')).toBe(id);
  }
  expect(linkedCode('?ifc=true')).toBeUndefined();
});

test('the id of a saved state leaves the rest of an address as it is', () => {
  expect(withLinkedCode('?ifc=true', 'NDI')).toBe('?ifc=true&c=NDI');
  expect(withLinkedCode('?c=NDI&ifc=true', undefined)).toBe('?ifc=true');
  expect(withLinkedCode('?c=NDI', undefined)).toBe('');
});
