import { feature } from 'topojson-client';
import type { Place } from './mercator.ts';

/** The topology of Natural Earth's map of the world. */
export type WorldTopology = Parameters<typeof feature>[0] & {
  readonly objects: Readonly<
    Record<'land' | 'countries', Exclude<Parameters<typeof feature<{ readonly name?: string }>>[1], string>>
  >;
};
type Geometry = Extract<ReturnType<typeof feature>, { readonly geometry: unknown }>['geometry'];
type Position = readonly number[];
type Projection = (place: Place) => [x: number, y: number];

/** A name on the map, in chart units: where its middle lies, and how much room its land gives it. */
export type MapName = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

/** Seas that have no outline: name, latitude, longitude, and the degrees of longitude the name may take. */
const SEAS: readonly (readonly [
  name: string,
  latitudeDeg: number,
  longitudeDeg: number,
  widthDeg: number,
])[] = [
  ['North Atlantic', 33, -45, 40],
  ['South Atlantic', -28, -14, 36],
  ['North Pacific', 33, -155, 50],
  ['North Pacific', 30, 165, 40],
  ['South Pacific', -32, -125, 60],
  ['Indian Ocean', -25, 80, 44],
  ['Southern Ocean', -62, 90, 60],
  ['Southern Ocean', -62, -140, 60],
  ['Arctic Ocean', 81, 0, 60],
];

/** Countries by their names (Natural Earth), each in the middle of its largest part, and the oceans. */
export function mapNames(topology: WorldTopology, project: Projection): readonly MapName[] {
  const countries = feature(topology, topology.objects.countries);
  const features = 'features' in countries ? countries.features : [countries];
  const named = features.flatMap(({ geometry, properties }) => {
    const rings = outerRings(geometry);
    const largest = rings.map((ring) => extentOf(ring, project)).sort((a, b) => b.area - a.area)[0];
    const { name } = properties;
    return largest === undefined || name === undefined ? [] : [{ name, ...middleOf(largest) }];
  });
  const seas = SEAS.map(([name, latitudeDeg, longitudeDeg, widthDeg]) => {
    const [x, y] = project({ latitudeDeg, longitudeDeg });
    const [end] = project({ latitudeDeg, longitudeDeg: longitudeDeg + widthDeg });
    return { name, x, y, width: end - x };
  });
  return [...named, ...seas];
}

type Extent = { readonly area: number; readonly x: number; readonly y: number; readonly width: number };

function middleOf({ x, y, width }: Extent): Omit<MapName, 'name'> {
  return { x, y, width };
}

function outerRings(geometry: Geometry): readonly (readonly Position[])[] {
  if (geometry.type === 'Polygon') return geometry.coordinates.slice(0, 1);
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flatMap((rings) => rings.slice(0, 1)) : [];
}

/** Area, centroid and width of a ring on the chart; one across the antimeridian goes on beyond the edge of the chart. */
function extentOf(ring: readonly Position[], project: Projection): Extent {
  const points = unwrapped(ring).map(project);
  const xs = points.map(([x]) => x);
  let [twice, sumX, sumY] = [0, 0, 0];
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    const cross = x * nextY - nextX * y;
    twice += cross;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  }
  if (twice === 0) return { area: 0, x: xs[0] ?? 0, y: points[0]?.[1] ?? 0, width: 0 };
  const area = Math.abs(twice) / 2;
  return { area, x: sumX / (3 * twice), y: sumY / (3 * twice), width: Math.max(...xs) - Math.min(...xs) };
}

/** The places of a ring, each beside the one before it, but for the edge along a pole that closes the ring of Antarctica. */
function unwrapped(ring: readonly Position[]): readonly Place[] {
  let turns = 0;
  return ring.map(([longitudeDeg = 0, latitudeDeg = 0], index) => {
    const [before = longitudeDeg] = ring[index - 1] ?? [];
    if (Math.abs(latitudeDeg) < NEAR_POLE_DEG) turns -= Math.round((longitudeDeg - before) / 360);
    return { latitudeDeg, longitudeDeg: longitudeDeg + 360 * turns };
  });
}

const NEAR_POLE_DEG = 80;
