import { expect, test } from 'vitest';
import { tileHost, tileUrl } from '#parts/map/site-map.tsx';
import { loadWorld } from '#parts/map/world.ts';

test('the built-in world has land and borders as SVG paths of finite numbers', async () => {
  const world = await loadWorld('110m', ({ latitudeDeg, longitudeDeg }) => [longitudeDeg, latitudeDeg]);

  expect(world.land).toMatch(/^M[-\d.]/);
  expect(world.land.split('Z').length).toBeGreaterThan(100);
  expect(world.borders.length).toBeGreaterThan(10_000);
  expect(world.land + world.borders).not.toMatch(/NaN|Infinity|undefined/);
});

test('the built-in world names countries in the middle of their largest part, and the oceans', async () => {
  const { names } = await loadWorld('110m', ({ latitudeDeg, longitudeDeg }) => [longitudeDeg, latitudeDeg]);
  const at = (name: string) => names.find((one) => one.name === name);
  expect(at('France')).toMatchObject({ x: expect.closeTo(2.4, 0), y: expect.closeTo(46.6, 0) }); // not in Guiana
  expect(at('Chile')?.width).toBeLessThan(15);
  expect(at('Russia')?.x).toBeGreaterThan(60);
  expect(at('Indian Ocean')).toBeDefined();
  expect(at('Fiji')?.width).toBeLessThan(10); // part of it lies across the antimeridian
  expect(names.every(({ x, y, width }) => [x, y, width].every(Number.isFinite))).toBe(true);
});

test('a tile address is filled with zoom, column and row', () => {
  expect(tileUrl('https://tiles.example/{z}/{x}/{y}.png', 5, 7, 4)).toBe('https://tiles.example/4/5/7.png');
});

test('the corner of a tiled map names the host of its tiles', () => {
  expect(tileHost('https://tiles.example/{z}/{x}/{y}.png')).toBe('tiles.example');
  expect(tileHost('/tiles/{z}/{x}/{y}.png')).toBe('/tiles/{z}/{x}/{y}.png');
});
