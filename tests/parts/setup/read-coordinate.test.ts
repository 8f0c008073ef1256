import { expect, test } from 'vitest';
import { readCoordinate } from '#parts/setup/read-coordinate.ts';

test('a typed coordinate is read in degrees, minutes and seconds, however they are written', () => {
  // 8' 45" are 525/3600 of a degree.
  const texts = ['48 08 45', '48°08\'45"N', '48:08:45', '48d08m45s', 'N 48° 8′ 45″', '48 8.75'];
  for (const text of texts) expect(valueOf('latitude', text)).toBeCloseTo(48 + 525 / 3600, 10);
});

test('south and west are negative, and so is a sign before the degrees', () => {
  expect(valueOf('latitude', '29 15 24 S')).toBeCloseTo(-(29 + 15 / 60 + 24 / 3600), 10);
  expect(valueOf('longitude', "70°44'W")).toBeCloseTo(-(70 + 44 / 60), 10);
  expect(valueOf('latitude', '-0 30')).toBeCloseTo(-0.5, 10);
  expect(valueOf('latitude', '−29,2574')).toBe(-29.2574);
});

test('a typed coordinate may be a pair, latitude first unless letters say otherwise', () => {
  const munich = { kind: 'pair', latitude: 48.1, longitude: 11.6 };
  const texts = ['48.1, 11.6', '48.1 11.6', '48.1; 11.6', '48.1N 11.6E', '11.6 E, 48.1 N', '48,1; 11,6'];
  for (const text of texts) expect(readCoordinate('longitude', text)).toEqual(munich);
  expect(readCoordinate('latitude', '48°08\'45"N, 11°36\'30"E')).toEqual({
    kind: 'pair',
    latitude: 48 + 525 / 3600,
    longitude: 11 + 36.5 / 60,
  });
});

test('a typed coordinate is nothing where nothing is typed, and refused where it is not a number or the other coordinate', () => {
  expect(readCoordinate('latitude', '  ')).toEqual({ kind: 'blank' });
  const refused = ['abc', '48 61', '48 08 60', '11.6 E', '48 8 45 3', '--4', '1 2 3, 4 5 6, 7 8 9'];
  for (const text of refused) expect(readCoordinate('latitude', text)).toEqual({ kind: 'unreadable' });
});

test('a typed coordinate of an altitude is in metres, or in kilometres if it says so', () => {
  expect(['2635 m', '2 635', '2.635 km', '4200'].map((text) => valueOf('alt', text))).toEqual([
    2635, 2635, 2635, 4200,
  ]);
  expect(readCoordinate('alt', '48 08 45')).toEqual({ kind: 'unreadable' });
});

function valueOf(name: 'latitude' | 'longitude' | 'alt', text: string): number {
  const read = readCoordinate(name, text);
  if (read.kind !== 'one') throw new Error(`${text} was read as ${read.kind}`);
  return read.value;
}
