import { expect, test } from 'vitest';
import { flatArea, flatLine, toFlat } from '#parts/map/flat-paths.ts';

const place = (latitudeDeg: number, longitudeDeg: number) => ({ latitudeDeg, longitudeDeg });

test('a flat map has Greenwich in the middle, the date line at its edges and the north pole at the top', () => {
  expect(toFlat(place(0, 0))).toEqual([180, 90]);
  expect(toFlat(place(90, -180))).toEqual([0, 0]);
});

test('a line over the date line runs on past the edge instead of back across the world', () => {
  expect(flatLine([place(0, 170), place(0, -170), place(10, -160)])).toBe('M350 90L370 90L380 80');
  expect(flatLine([place(0, 170)])).toBe('');
});

test('an area without a pole is drawn as its ring alone', () => {
  expect(flatArea([place(0, 170), place(0, -170), place(10, 180)])).toBe('M350 90L370 90L360 80Z');
});

test('an area around a pole reaches to the edge of the map there', () => {
  const north = [0, 90, 180, -90].map((longitude) => place(60, longitude));
  expect(flatArea(north)).toBe('M180 30L270 30L360 30L450 30L540 30L540 0L180 0Z');
  const south = [0, -90, 180, 90].map((longitude) => place(-60, longitude));
  expect(flatArea(south)).toMatch(/L-180 180L180 180Z$/);
});
