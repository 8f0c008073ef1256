import { expect, test } from 'vitest';
import { traceRegions } from '#catalogue/zones/trace-regions.ts';
import { zonesKml } from '#catalogue/zones/zones-kml.ts';

test('the outline of a region has the corners where it turns, to the left as the map is seen', () => {
  const [region] = traceRegions([1, 1, 0, 0], 4, 1);
  expect(region?.holes).toEqual([]);
  expect(region?.outer).toEqual([
    [2, 1],
    [2, 0],
    [0, 0],
    [0, 1],
  ]);
});

test('the outline of a region leaves out what lies in it, an island in a lake too', () => {
  const cells = ['1111111', '1000001', '1011101', '1010101', '1011101', '1000001', '1111111'].flatMap((row) =>
    row.split('').map(Number),
  );
  const regions = traceRegions(cells, 7, 1);
  expect(regions.map(({ outer, holes }) => [outer.length, holes.map((hole) => hole.length)])).toEqual([
    [4, [4]],
    [4, [4]],
  ]);
  expect(regions.flatMap(({ holes }) => holes.map((hole) => width(hole)))).toEqual([5, 1]);
});

test('the outline of a region does not join cells that touch at a corner alone', () => {
  expect(traceRegions([1, 0, 0, 1], 2, 1)).toHaveLength(2);
  expect(traceRegions([0, 1, 1, 0], 2, 1)).toHaveLength(2);
});

test('the outline of a region is a placemark with its offset in the file', () => {
  const kml = zonesKml([-210, -210, 60, 60], 2);
  expect(kml).toContain('<Placemark><name>GMT -03:30</name>');
  expect(kml).toContain('<value>60</value>');
  expect(kml).toContain('<coordinates>180,-90 ');
});

function width(ring: readonly (readonly [number, number])[]): number {
  const columns = ring.map(([column]) => column);
  return Math.max(...columns) - Math.min(...columns);
}
