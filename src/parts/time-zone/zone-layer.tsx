import type { PigeonProps } from 'pigeon-maps';
import { type ReactElement, useEffect, useState } from 'react';
import { type Place, toMercator, WORLD_PX } from '../map/mercator.ts';
import { InWorldCopies, worldCopies } from '../map/world-copies.tsx';
import { onSite } from '#client/site.ts';

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

/**
 * Outlines of the zones as SVG path data, by their offset in minutes, once they have loaded.
 *
 * @param project must keep its identity between renders.
 */
function useZoneOutlines(
  project: (place: Place) => readonly [x: number, y: number],
): ReadonlyMap<number, string> | undefined {
  const [paths, setPaths] = useState<ReadonlyMap<number, string>>();

  useEffect(() => {
    let isCurrent = true;
    loadZoneOutlines().then(
      (outlines) =>
        isCurrent &&
        setPaths(new Map(outlines.map((zone) => [zone.offsetMinutes, outlinePath(zone, project)]))),
      () => undefined, // bands of 15 degrees replace it (static loads fail without a word)
    );
    return () => {
      isCurrent = false;
    };
  }, [project]);

  return paths;
}

/** Outlines of the zones of one offset from UTC, minutes: places of closed rings, those of holes among them. */
type ZoneOutline = { readonly offsetMinutes: number; readonly rings: readonly (readonly Place[])[] };

const FILE = onSite('/static/timezones.kml');

/**
 * The outlines of the zones.
 *
 * @throws TypeError where the file cannot be obtained.
 */
async function loadZoneOutlines(): Promise<readonly ZoneOutline[]> {
  const response = await fetch(FILE);
  if (!response.ok) throw new TypeError(`${FILE} is answered with ${response.status}`);
  return readZoneOutlines(new DOMParser().parseFromString(await response.text(), 'text/xml'));
}

/** The outlines in a KML document; a placemark without an offset is left out. */
function readZoneOutlines(kml: Document): readonly ZoneOutline[] {
  return [...kml.querySelectorAll('Placemark')].flatMap((placemark) => {
    const offset = placemark.querySelector('Data[name="offsetMinutes"] > value')?.textContent;
    if (offset === undefined || offset === null || !/^-?\d+$/.test(offset)) return [];
    const rings = [...placemark.querySelectorAll('LinearRing > coordinates')].map(({ textContent }) =>
      placesIn(textContent),
    );
    return [{ offsetMinutes: Number(offset), rings }];
  });
}

/** The outline of an offset as SVG path data, to be filled by the even-odd rule. @param project degrees to chart units. */
function outlinePath(
  { rings }: ZoneOutline,
  project: (place: Place) => readonly [x: number, y: number],
): string {
  return rings
    .map((ring) => `M${ring.map((place) => project(place).map(hundredths).join(' ')).join('L')}Z`)
    .join('');
}

function placesIn(coordinates: string): readonly Place[] {
  return coordinates
    .trim()
    .split(/\s+/)
    .map((place) => {
      const [longitudeDeg = Number.NaN, latitudeDeg = Number.NaN] = place.split(',').map(Number);
      return { latitudeDeg, longitudeDeg };
    })
    .filter((place) => Number.isFinite(place.latitudeDeg) && Number.isFinite(place.longitudeDeg));
}

function hundredths(value: number): number {
  return Math.round(100 * value) / 100;
}
