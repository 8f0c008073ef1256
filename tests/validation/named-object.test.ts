import { expect, test } from 'vitest';
import { namedObject } from '#validation/named-object.ts';

test.each([
  ['706765 (2010 TK7)', { name: '(706765) 2010 TK7', object: '706765', provisional: '2010 TK7' }],
  ['434 Hungaria (A898 RB)', { name: '(434) Hungaria', object: '434', provisional: 'A898 RB' }],
  ['(2008 TC3)', { name: '2008 TC3', object: '2008 TC3' }],
  ['C/2022 E3 (ZTF)', { name: 'C/2022 E3 (ZTF)', object: 'C/2022 E3' }],
  ["1I/'Oumuamua (A/2017 U1)", { name: "1I/'Oumuamua", object: '1I' }],
  ['42 Isis', { name: '(42) Isis', object: '42' }],
  ['418416', { name: '(418416)', object: '418416' }],
])(
  'the object %s is written with its number in brackets, and found by that or its provisional designation',
  (name, object) => {
    expect(namedObject(name)).toEqual(object);
  },
);
