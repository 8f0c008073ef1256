import { type Corner, type Region, traceRegions } from './trace-regions.ts';

/**
 * Zones as KML 2.2, a placemark for each offset from UTC with its outlines.
 *
 * @param cells offsets, minutes, row by row from 90 degrees north and 180 degrees west.
 */
export function zonesKml(cells: ArrayLike<number>, columns: number): string {
  const cell = 360 / columns;
  const offsets = [...new Set(Array.from(cells))].toSorted((a, b) => a - b);
  const ringOf = (ring: readonly Corner[]) => {
    const places = [...ring, ...ring.slice(0, 1)].map(
      ([column, row]) => `${column * cell - 180},${90 - row * cell}`,
    );
    return `<LinearRing><coordinates>${places.join(' ')}</coordinates></LinearRing>`;
  };
  const polygonOf = ({ outer, holes }: Region) =>
    [
      '<Polygon>',
      `<outerBoundaryIs>${ringOf(outer)}</outerBoundaryIs>`,
      ...holes.map((hole) => `<innerBoundaryIs>${ringOf(hole)}</innerBoundaryIs>`),
      '</Polygon>',
    ].join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Time zones without daylight saving</name>',
    ...offsets.map((minutes) =>
      [
        `<Placemark><name>GMT ${offsetText(minutes)}</name>`,
        `<ExtendedData><Data name="offsetMinutes"><value>${minutes}</value></Data></ExtendedData>`,
        `<MultiGeometry>${traceRegions(cells, columns, minutes).map(polygonOf).join('')}</MultiGeometry></Placemark>`,
      ].join('\n'),
    ),
    '</Document></kml>',
    '',
  ].join('\n');
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}
