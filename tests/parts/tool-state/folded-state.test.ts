import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedText, unfoldedText } from '#parts/tool-state/folded-state.ts';

const MOST = 1_000_000;

test('a text that is folded comes back letter for letter, whatever it is, or is not folded at all', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      const folded = foldedText(text);
      if (folded !== undefined) expect(unfoldedText(folded, MOST)).toBe(text);
    }),
  );
});

test('a text that is folded names the keys of a list once, and what is repeated once', () => {
  const rows = ['Eros', 'Amor', 'Ganymed', 'Anteros'].map((name) => ({ name, kind: 'Amor', nea: true }));
  const folded = foldedText(JSON.stringify({ now: rows, before: rows }));
  expect(folded).toBe(
    '{"now":["#",4,["name","kind","nea"],["Eros","Amor","Ganymed","Anteros"],{"of":["Amor"]},{"of":[true]}],"before":"^6"}',
  );
});

test('a text that is folded keeps the order of keys that some rows do not have', () => {
  const text = '[{"b":1,"c":2,"e":3},{"a":4,"b":5,"c":6,"d":null,"e":7}]';
  expect(unfoldedText(foldedText(text) ?? '', MOST)).toBe(text);
});

test.each([
  '["^0"]',
  '["#",1]',
  '[{"a":"~","b":1,"c":2},{"a":2,"b":3,"c":4}]',
  '[{"a":1,"b":2,"c":3},{"b":2,"a":1,"c":3}]',
])('a text with the marks of the form in it, or keys in two orders, is not folded: %s', (text) => {
  expect(foldedText(text)).toBeUndefined();
});

test.each([
  ['a reference to nothing', '["^0"]'],
  ['a reference to itself', '[["^1"]]'],
  ['a table without keys', '["#",2]'],
  ['a table of keys that are none', '["#",1,[1],[2]]'],
  ['a column that is too short', '["#",2,["a"],[1]]'],
  ['a column without a value for its digit', '["#",2,["a"],{"of":[1],"at":"01"}]'],
  ['a column of another sign', '["#",2,["a"],{"of":[1],"at":"0!"}]'],
  ['a table of endless rows', '["#",1e12,["a"],{"of":[1]}]'],
])('what was never folded is refused: %s', (_, text) => {
  expect(() => unfoldedText(text, MOST)).toThrow(RangeError);
});

test('folded references that double what precedes them again and again are refused', () => {
  const doubled = Array.from({ length: 60 }, (_, index) => `["^${index}","^${index}"]`);
  expect(() => unfoldedText(`[["x"],${doubled.join(',')}]`, MOST)).toThrow('what was folded is too long');
});

test('folded tables within tables are refused', () => {
  const nested = Array.from({ length: 12 }).reduce<string>(
    (inner) => `["#",1000,["a"],{"of":[${inner}]}]`,
    '1',
  );
  expect(() => unfoldedText(nested, MOST)).toThrow('what was folded is too long');
});
