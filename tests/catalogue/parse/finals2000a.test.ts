import { expect, test } from 'vitest';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { EARTH_ORIENTATION_FILE, parseFinals2000A } from '#catalogue/parse/finals2000a.ts';
import { ARCSECOND } from '#engine/constants.ts';
import { poleAt, ut1Error } from '#engine/earth/earth-orientation.ts';
import { deltaT } from '#engine/earth/delta-t.ts';
import { bytesOf } from '../bytes.ts';
import { finalsFile, finalsLine } from '../finals-file.ts';

/** IERS Rapid Service, finals2000A, the rows around 2026 May 20 as they were on that day. */
const PUBLISHED = `\
26 517 61177.00 I  0.171931 0.000091  0.412524 0.000091  I 0.0259113 0.0000201  0.3295 0.0142  P     0.104    0.123    -0.212    0.155                                                     
26 518 61178.00 I  0.172687 0.000091  0.412907 0.000091  I 0.0256978 0.0000202  0.1124 0.0144  P     0.052    0.125    -0.203    0.157                                                     
26 519 61179.00 I  0.173472 0.000091  0.413152 0.000091  I 0.0256285 0.0000205  0.0692 0.0132  P     0.018    0.126    -0.193    0.158                                                     
26 520 61180.00 I  0.174174 0.000091  0.413047 0.000091  I 0.0255213 0.0000170  0.1404 0.0127  P    -0.002    0.126    -0.181    0.158                                                     
26 521 61181.00 I  0.174715 0.000091  0.412691 0.000090  I 0.0252260 0.0000150                 P    -0.011    0.127    -0.170    0.159                                                     
26 522 61182.00 P  0.175350 0.000617  0.412217 0.000401  P 0.0247054 0.0001080                 P    -0.015    0.127    -0.158    0.159                                                     
26 523 61183.00 P  0.175960 0.000915  0.411676 0.000660  P 0.0239732 0.0002041                 P    -0.017    0.128    -0.147    0.160                                                     
24 331 60400.00                                                                                                                                                                            
`;

test('finals2000A of the IERS gives UT1 and the pole as published, measured and predicted', () => {
  const { earth, dropped } = parseFinals2000A(bytesOf(PUBLISHED));
  expect(dropped).toEqual([]);
  expect(69.184 - deltaT(61_180, earth)).toBeCloseTo(0.025_521_3, 9);
  expect(69.184 - deltaT(61_182.5, earth)).toBeCloseTo((0.024_705_4 + 0.023_973_2) / 2, 9);
  expect(poleAt(61_180, earth).x / ARCSECOND).toBeCloseTo(0.174_174, 9);
  expect(poleAt(61_180, earth).y / ARCSECOND).toBeCloseTo(0.413_047, 9);
  expect(earth.measuredTo).toBe(61_181);
  expect(ut1Error(61_182, earth)).toBeGreaterThan(0);
});

test('finals2000A of the IERS leaves the years before its first row to the built-in table, whose pole is at zero', () => {
  const { earth } = parseFinals2000A(bytesOf(PUBLISHED));
  expect(deltaT(51_544, earth)).toBeCloseTo(deltaT(51_544, BUILT_IN_EARTH), 12);
  expect(poleAt(51_544, earth)).toEqual({ x: 0, y: 0 });
});

test('finals2000A of the IERS interpolates across a leap second', () => {
  const lines = [
    finalsLine({ mjd: 57_753, ut1MinusUtc: -0.4072 }),
    finalsLine({ mjd: 57_754, ut1MinusUtc: 0.5914 }),
  ];
  const { earth, dropped } = parseFinals2000A(bytesOf(lines.join('\n')));
  expect(dropped).toEqual([]);
  expect(deltaT(57_753.5, earth)).toBeCloseTo((32.184 + 36 + 0.4072 + (32.184 + 37 - 0.5914)) / 2, 9);
});

test.each([
  ['a digit of UT1', (line: string) => line.replace(/(?<=I )0\.0/, '0.9'), /out of line/],
  ['a digit of the pole', (line: string) => line.replace(' 0.1', ' 1.1'), /the pole moves by/],
  ['letters', (line: string) => line.replace(' 0.1', ' O.l'), /x of the pole is not a number/],
  ['its end', (line: string) => line.slice(0, 60), /out of line|missing|not a number/],
  ['its flag', (line: string) => `${line.slice(0, 57)}?${line.slice(58)}`, /neither measured nor predicted/],
  ['its date', (line: string) => line.replace('61180', '61120'), /out of order/],
  ['a copy of another date', (line: string) => line.replace('61180', '61179'), /duplicate/],
])('finals2000A of the IERS drops a row that lost %s, and counts it', (_what, damage, reason) => {
  const lines = PUBLISHED.split('\n').map((line) => (line.includes('61180') ? damage(line) : line));
  const { earth, dropped } = parseFinals2000A(bytesOf(lines.join('\n')));
  expect(dropped).toMatchObject([{ row: 4, reason: expect.stringMatching(reason) as unknown }]);
  expect(69.184 - deltaT(61_180, earth)).toBeCloseTo((0.025_628_5 + 0.025_226) / 2, 6);
});

test('finals2000A of the IERS drops what follows an unknown leap second', () => {
  const before = finalsFile(60_700, 60_730, 0.05);
  const after = finalsFile(60_731, 60_740, 1.05);
  const { earth, dropped } = parseFinals2000A(bytesOf(`${before}\n${after}`));
  expect(dropped).toHaveLength(10);
  expect(earth.end.mjd).toBe(60_730);
});

test.each([
  ['a web page', '<html>down for maintenance</html>', /a web page instead of rows/],
  ['nothing', '', /it is empty/],
  ['mostly damage', `${finalsFile(60_700, 60_702, 0.05)}\nx\ny\nz\nzz`, /4 of 7 rows/],
  ['another planet', finalsFile(60_700, 60_730, 7), /out of line/],
  [
    'a hole of two months',
    `${finalsFile(60_700, 60_702, 0.05)}\n${finalsFile(60_765, 60_770, 0.05)}`,
    /no good row/,
  ],
  ['an endless file', 'x'.repeat(8_000_001), /too many/],
])('finals2000A of the IERS is refused as a whole when it is %s', (_what, text, reason) => {
  expect(() => parseFinals2000A(bytesOf(text))).toThrow(reason);
});

test('finals2000A of the IERS has one name', () => {
  expect(EARTH_ORIENTATION_FILE).toBe('finals2000A.all');
});
