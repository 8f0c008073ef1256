import type { PigeonProps } from 'pigeon-maps';
import type { ReactElement } from 'react';
import { MERCATOR_LATITUDE_LIMIT_DEG, toMercator, WORLD_PX } from './mercator.ts';
import { useWorld } from './use-world.ts';

/** Zoom level from which the finer coastline is worth its download. */
const FINE_FROM_ZOOM = 4.5;

const PARALLELS_DEG = [-80, -60, -40, -20, 0, 20, 40, 60, 80];
const MERIDIANS_DEG = Array.from({ length: 19 }, (_, index) => -180 + 20 * index);
const GRATICULE = [
  ...PARALLELS_DEG.map((latitudeDeg) => `M0 ${toMercator({ latitudeDeg, longitudeDeg: 0 })[1]}H1`),
  ...MERIDIANS_DEG.map((longitudeDeg) => `M${(longitudeDeg + 180) / 360} 0V1`),
].join('');

/** Width of a letter of a name, px: a name is written where its country is wide enough for it. */
const LETTER_PX = 6;

/** Land, borders, names and graticule under a pigeon map, which hands it the state of the view. */
export function VectorWorld({ mapState, latLngToPixel }: PigeonProps): ReactElement | null {
  const zoom = mapState?.zoom ?? 0;
  const world = useWorld(zoom > FINE_FROM_ZOOM ? '50m' : '110m', toMercator);
  if (mapState === undefined || latLngToPixel === undefined || mapState.width <= 0) return null;
  const size = WORLD_PX * 2 ** zoom;
  const [left, top] = latLngToPixel([MERCATOR_LATITUDE_LIMIT_DEG, -180]);

  return (
    <svg className="site-map-world" width={mapState.width} height={mapState.height} aria-hidden="true">
      {copiesInView(left, size, mapState.width).map((x) => (
        <g key={Math.round((x - left) / size)} transform={`translate(${x} ${top}) scale(${size})`}>
          <path className="site-map-graticule" d={GRATICULE} />
          <path className="site-map-land" d={world?.land} />
          <path className="site-map-borders" d={world?.borders} />
        </g>
      ))}
      {copiesInView(left, size, mapState.width).map((x) =>
        (world?.names ?? [])
          .filter(({ name, width }) => width * size > LETTER_PX * name.length)
          .map((one) => (
            <text
              key={`${Math.round((x - left) / size)} ${one.name} ${one.x}`}
              className="site-map-name"
              x={x + one.x * size}
              y={top + one.y * size}
            >
              {one.name}
            </text>
          )),
      )}
    </svg>
  );
}

function copiesInView(left: number, size: number, width: number): number[] {
  const first = left - size * Math.ceil(left / size);
  const count = Math.ceil((width - first) / size);
  return Array.from({ length: count }, (_, index) => first + size * index);
}
