import { expect, test } from 'vitest';
import { namedObject } from '#validation/named-object.ts';

test.each([
  ['706765 (2010 TK7)', { object: '706765', provisional: '2010 TK7' }],
  ['434 Hungaria (A898 RB)', { object: '434', provisional: 'A898 RB' }],
  ['(2008 TC3)', { object: '2008 TC3' }],
  ['C/2022 E3 (ZTF)', { object: 'C/2022 E3' }],
  ['42 Isis', { object: '42' }],
])('a catalogue has the object %s by its number, or under its provisional designation', (name, object) => {
  expect(namedObject(name)).toEqual(object);
});
