import { expect, test } from 'vitest';
import {
  isProvisional,
  namePartsOf,
  spacedDesignation,
  unpackComet,
  unpackDate,
  unpackDesignation,
} from '#catalogue/designation.ts';

// minorplanetcenter.net/iau/info/PackedDes.html
test.each([
  ['J95X00A', '1995 XA'],
  ['J95X01L', '1995 XL1'],
  ['J95F13B', '1995 FB13'],
  ['J98SA8Q', '1998 SQ108'],
  ['J98SC7V', '1998 SV127'],
  ['J98SG2S', '1998 SS162'],
  ['K99AJ3Z', '2099 AZ193'],
  ['K08Aa0A', '2008 AA360'],
  ['K07Tf8A', '2007 TA418'],
  ['PLS2040', '2040 P-L'],
  ['T1S3138', '3138 T-1'],
  ['T3S4101', '4101 T-3'],
  ['00433', '433'],
  ['03202', '3202'],
  ['A0345', '100345'],
  ['a0017', '360017'],
  ['~0000', '620000'],
  ['~000z', '620061'],
  ['~AZaz', '3140113'],
  ['~zzzz', '15396335'],
])('the packed identifier %s of the Minor Planet Center is %s', (packed, readable) => {
  expect(unpackDesignation(packed)).toBe(readable);
});

test('an identifier that is not packed by the rules of the Minor Planet Center is refused', () => {
  expect(() => unpackDesignation('2004 MN4')).toThrow(/not a packed designation: "2004 MN4"/);
});

// minorplanetcenter.net/iau/info/PackedDes.html
test.each([
  ['CJ95O010', 'C/1995 O1'],
  ['PJ94P01b', 'P/1994 P1-B'],
  ['CK13A010', 'C/2013 A1'],
  ['0001P', '1P'],
  ['0002I', '2I'],
])('the packed identifier %s of a comet is %s', (packed, readable) => {
  expect(unpackComet(packed)).toBe(readable);
});

test('an identifier that is not a packed one of a comet is refused', () => {
  expect(() => unpackComet('C/1995 O1')).toThrow(/not a packed comet: "C\/1995 O1"/);
});

// minorplanetcenter.net/iau/info/PackedDates.html; Julian dates of those midnights
test.each([
  ['J9611', 2450083.5], // 1996 Jan. 1
  ['J961A', 2450092.5], // 1996 Jan. 10
  ['J969U', 2450356.5], // 1996 Sept. 30
  ['J96A1', 2450357.5], // 1996 Oct. 1
  ['K01AM', 2452204.5], // 2001 Oct. 22
])('the packed date %s is JD %d', (packed, jd) => {
  expect(unpackDate(packed)).toBe(jd);
});

test('a packed date without a month of the calendar is refused', () => {
  expect(() => unpackDate('K19D2')).toThrow(RangeError);
});

test.each([
  ['  99942 Apophis (2004 MN4)', { number: '99942', name: 'Apophis', designation: '2004 MN4' }],
  ['433953 (1997 XR2)', { number: '433953', designation: '1997 XR2' }],
  ['       (2002 PD153)', { designation: '2002 PD153' }],
  ['2024 YR4', { designation: '2024 YR4' }],
  [
    "229762 G!kun||'homdima (2007 UK126)",
    { number: '229762', name: "G!kun||'homdima", designation: '2007 UK126' },
  ],
  ['2413 van de Hulst (6816 P-L)', { number: '2413', name: 'van de Hulst', designation: '6816 P-L' }],
  ['1P/Halley', { number: '1P', name: 'Halley', designation: '1P' }],
  ['9P/Tempel 1', { number: '9P', name: 'Tempel 1', designation: '9P' }],
  ['432P/', { number: '432P', designation: '432P' }],
  ['C/2020 F3 (NEOWISE)', { name: 'NEOWISE', designation: 'C/2020 F3' }],
  ['C/-146 P1', { designation: 'C/-146 P1' }],
  ['D/1993 F2-A (Shoemaker-Levy 9)', { name: 'Shoemaker-Levy 9', designation: 'D/1993 F2-A' }],
  ["1I/'Oumuamua (A/2017 U1)", { number: '1I', name: "'Oumuamua", designation: '1I' }],
])('the full name %s of JPL falls into its parts', (text, parts) => {
  expect(namePartsOf(text)).toEqual(parts);
});

test('a full name of JPL has its fragment letter at the number, as the Minor Planet Center writes it', () => {
  const expected = { number: '73P-AC', name: 'Schwassmann-Wachmann 3', designation: '73P-AC' };
  expect(namePartsOf('73P/Schwassmann-Wachmann 3-AC')).toEqual(expected);
  expect(namePartsOf('73P-AC/Schwassmann-Wachmann 3')).toEqual(expected);
});

test('a full name of JPL is refused when it is blank', () => {
  expect(() => namePartsOf('  ')).toThrow(RangeError);
});

test('the NEOCC writes designations without the blank, which comes back', () => {
  expect(spacedDesignation('2021QM1')).toBe('2021 QM1');
  expect(spacedDesignation('6344P-L')).toBe('6344 P-L');
  expect(spacedDesignation('101955')).toBe('101955');
  expect(isProvisional('2021 QM1')).toBe(true);
  expect(isProvisional('Eros')).toBe(false);
});
