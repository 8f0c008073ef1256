import { expect, test } from 'vitest';
import { designationIn } from '#catalogue/parse/horizons-header.ts';

test.each([
  ['433 Eros (A898 PA)', '433'],
  ['15788 (1993 SB)', '15788'],
  ['42 Isis', '42'],
  ['(2008 TC3)', '2008 TC3'],
  ['2008 TC3', '2008 TC3'], // and not the asteroid of number 2008
  ["1I/'Oumuamua (A/2017 U1)", '1I'],
  ['67P/Churyumov-Gerasimenko', '67P'],
  ['C/2022 E3 (ZTF)', 'C/2022 E3'],
  ['Apophis', 'Apophis'],
])('the name %s of Horizons has the designation %s', (name, designation) => {
  expect(designationIn(name)).toBe(designation);
});
