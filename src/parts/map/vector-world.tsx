import type { PigeonProps } from 'pigeon-maps';
import type { ReactElement } from 'react';
import { toMercator } from './mercator.ts';
import { useWorld } from './use-world.ts';
import { InWorldCopies, worldCopies } from './world-copies.tsx';

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
export function VectorWorld(view: PigeonProps): ReactElement | null {
  const { mapState } = view;
  const world = useWorld((mapState?.zoom ?? 0) > FINE_FROM_ZOOM ? '50m' : '110m', toMercator);
  const copies = worldCopies(view);
  if (mapState === undefined || copies.length === 0) return null;

  return (
    <svg className="site-map-world" width={mapState.width} height={mapState.height} aria-hidden="true">
      <InWorldCopies copies={copies}>
        <path className="site-map-graticule" d={GRATICULE} />
        <path className="site-map-land" d={world?.land} />
        <path className="site-map-borders" d={world?.borders} />
      </InWorldCopies>
      {copies.map(({ key, x, y, size }) =>
        (world?.names ?? [])
          .filter(({ name, width }) => width * size > LETTER_PX * name.length)
          .map((one) => (
            <text
              key={`${key} ${one.name} ${one.x}`}
              className="site-map-name"
              x={x + one.x * size}
              y={y + one.y * size}
            >
              {one.name}
            </text>
          )),
      )}
    </svg>
  );
}
