import type { Place } from '../map/mercator.ts';

/** Outlines of the zones of one offset from UTC, minutes: places of closed rings, those of holes among them. */
export type ZoneOutline = { readonly offsetMinutes: number; readonly rings: readonly (readonly Place[])[] };

const FILE = '/static/timezones.kml';

/**
 * The outlines of the zones.
 *
 * @throws TypeError where the file cannot be had.
 */
export async function loadZoneOutlines(): Promise<readonly ZoneOutline[]> {
  const response = await fetch(FILE);
  if (!response.ok) throw new TypeError(`${FILE} is answered with ${response.status}`);
  return readZoneOutlines(new DOMParser().parseFromString(await response.text(), 'text/xml'));
}

/** The outlines in a KML document; a placemark without an offset is none. */
export function readZoneOutlines(kml: Document): readonly ZoneOutline[] {
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
export function outlinePath(
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
