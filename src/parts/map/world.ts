import { feature, mesh } from 'topojson-client';
import { type MapName, mapNames, type WorldTopology } from './country-names.ts';
import type { Place } from './mercator.ts';

/** How finely the built-in world is drawn: 1:110 million for the whole, 1:50 million from near. */
export type WorldDetail = '110m' | '50m';

/** The built-in world as SVG path data, and names on it, in the units of the projection it was drawn with. */
export type World = {
  readonly land: string;
  readonly borders: string;
  readonly names: readonly MapName[];
};

type Projection = (place: Place) => [x: number, y: number];
type Position = number[];

/**
 * Loads Natural Earth's coastlines and borders (world-atlas) and projects them.
 * @param detail scale of the drawing; each is fetched on its first request.
 * @param project places in degrees to chart units.
 */
export async function loadWorld(detail: WorldDetail, project: Projection): Promise<World> {
  const topology = await loadTopology(detail);
  const land = feature(topology, topology.objects.land);
  const borders = mesh(topology, topology.objects.countries, (one, other) => one !== other);
  const rings = ('features' in land ? land.features : [land]).flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
  return {
    names: mapNames(topology, project),
    land: rings
      .flatMap(cutRing)
      .map((part) => `${toPath(part, project)}Z`)
      .join(''),
    borders: borders.coordinates
      .flatMap(cutLine)
      .map((part) => toPath(part, project))
      .join(''),
  };
}

async function loadTopology(detail: WorldDetail): Promise<WorldTopology> {
  const module =
    detail === '110m'
      ? await import('world-atlas/countries-110m.json')
      : await import('world-atlas/countries-50m.json');
  return module.default as unknown as WorldTopology;
}

/** Cuts a line where it jumps across the antimeridian. */
function cutLine(line: readonly Position[]): Position[][] {
  const parts: Position[][] = [];
  for (const [index, position] of line.entries()) {
    const before = line[index - 1];
    const jumps = before === undefined || Math.abs((position[0] ?? 0) - (before[0] ?? 0)) > 180;
    if (jumps) parts.push([position]);
    else parts.at(-1)?.push(position);
  }
  return parts;
}

/** Cuts a closed ring in the same way; its beginning and end are joined to one part. */
function cutRing(ring: readonly Position[]): Position[][] {
  const parts = cutLine(ring);
  if (parts.length < 2) return parts;
  const [first = [], ...others] = parts;
  const last = others.pop() ?? [];
  return [[...last, ...first], ...others];
}

function toPath(line: readonly Position[], project: Projection): string {
  const points = line.map(([longitudeDeg, latitudeDeg]) =>
    project({ latitudeDeg: latitudeDeg ?? 0, longitudeDeg: longitudeDeg ?? 0 })
      .map((value) => Number(value.toPrecision(6)))
      .join(' '),
  );
  return `M${points.join('L')}`;
}
