import type { PigeonProps } from 'pigeon-maps';
import type { ReactElement } from 'react';
import { toMercator, WORLD_PX, type Place } from '../map/mercator.ts';
import { InWorldCopies, worldCopies } from '../map/world-copies.tsx';
import { useZoneOutlines } from './use-zone-outlines.ts';

/** Side of the world that outlines are drawn in, so that hundredths of its units are finer than a pixel. */
const SIDE = 16 * WORLD_PX;

const DEGREES_PER_MINUTE = 0.25;
const ZONE_WIDTH_DEG = 15;
const HOURS = Array.from({ length: 25 }, (_, index) => index - 12);

/** Outlines of the zones over a pigeon map, that of one offset, minutes, marked; bands of 15 degrees until they have come. */
export function ZoneLayer({
  minutes,
  ...view
}: PigeonProps & { readonly minutes: number }): ReactElement | null {
  const outlines = useZoneOutlines(project);
  const { mapState } = view;
  const copies = worldCopies(view);
  if (mapState === undefined || copies.length === 0) return null;
  const others = [...(outlines ?? [])].filter(([offset]) => offset !== minutes);
  return (
    <svg className="site-map-world" width={mapState.width} height={mapState.height} aria-hidden="true">
      <InWorldCopies copies={copies} side={SIDE}>
        <path
          className="time-zone-map-edge"
          d={outlines === undefined ? BAND_EDGES : others.map(([, path]) => path).join('')}
        />
        <path
          className="time-zone-map-band"
          fillRule="evenodd"
          d={outlines === undefined ? band(minutes) : (outlines.get(minutes) ?? '')}
        />
      </InWorldCopies>
    </svg>
  );
}

/** Degrees to the units of the layer. */
function project(place: Place): [x: number, y: number] {
  const [x, y] = toMercator(place);
  return [x * SIDE, y * SIDE];
}

const BAND_EDGES = HOURS.map((hour) => `M${xOf(hour * ZONE_WIDTH_DEG + ZONE_WIDTH_DEG / 2)} 0V${SIDE}`).join(
  '',
);

/** The zone as it would be at sea. */
function band(minutes: number): string {
  const middle = minutes * DEGREES_PER_MINUTE;
  return `M${xOf(middle - ZONE_WIDTH_DEG / 2)} 0V${SIDE}H${xOf(middle + ZONE_WIDTH_DEG / 2)}V0Z`;
}

function xOf(longitudeDeg: number): number {
  return project({ latitudeDeg: 0, longitudeDeg })[0];
}
