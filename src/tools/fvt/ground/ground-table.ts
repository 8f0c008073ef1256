import { AU_KM, DEGREE } from '#engine/constants.ts';
import type { OrbitProvenance } from '#contract/nov/keplerian.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
import { frameOfRows } from '#parts/downloads/file-head.ts';
import { saveCsv } from '#parts/downloads/save-table.ts';
import type { TextTable } from '#parts/downloads/text-table.ts';
import { pathRemarks } from '#parts/provenance/provenance-remarks.ts';
import { observatoryTitle } from '#parts/setup/observatory-search.tsx';
import { minuteOf } from '#parts/timeline/moment-text.ts';
import { groundViewOf, seenFrom } from './ground-facts.ts';
import type { OverGround } from './over-ground.ts';

/** A flyby over the ground minute by minute; what is seen from a site is left out where there is none. */
export function groundTable(ground: OverGround, site: Observatory | undefined): TextTable {
  const view = site && groundViewOf(site);
  return {
    columns: [
      { name: 'DATE_UTC', unit: '', isKey: true },
      { name: 'LATITUDE', unit: 'deg' },
      { name: 'LONGITUDE', unit: 'deg' },
      { name: 'HEIGHT', unit: 'km' },
      ...(view === undefined
        ? []
        : [
            { name: 'ALTITUDE', unit: 'deg' },
            { name: 'AZIMUTH', unit: 'deg' },
            { name: 'MOTION', unit: 'arcmin/min' },
            { name: 'MAG', unit: 'mag' },
            { name: 'SUN_ALT', unit: 'deg' },
          ]),
    ],
    rows: ground.track.map(({ ms, latitude, longitude, heightAu }) => [
      `${minuteOf(ms)}Z`,
      degrees(latitude),
      degrees(longitude),
      (heightAu * AU_KM).toFixed(1),
      ...(view === undefined ? [] : siteCells(seenFrom(ground, view, ms))),
    ]),
  };
}

function siteCells(seen: ReturnType<typeof seenFrom>): readonly string[] {
  if (seen === undefined) return ['', '', '', '', ''];
  const { object, pace, magnitude, sunAltitude } = seen;
  return [
    degrees(object.altitude),
    degrees(object.azimuth),
    ((pace / DEGREE) * 60).toFixed(3),
    magnitude?.toFixed(2) ?? '',
    degrees(sunAltitude),
  ];
}

function degrees(angle: number): string {
  return (angle / DEGREE).toFixed(3);
}

/**
 * Saves the flyby over the ground as a CSV file, with the object and its orbit. @param nowMs dates the file,
 * UTC milliseconds.
 */
export function saveGroundTable(
  ground: OverGround,
  site: Observatory | undefined,
  { name, provenance }: { readonly name: string; readonly provenance: OrbitProvenance },
  nowMs: number,
): Promise<void> {
  const from = site === undefined ? [] : ([['Seen from', observatoryTitle(site)]] as const);
  const common = [
    ['Object', name],
    ...pathRemarks(provenance),
    ['Latitudes', 'geodetic, WGS84; heights above the ellipsoid'],
    ['Altitudes', 'apparent, airless'],
    ...from,
  ] as const;
  return saveCsv(
    {
      table: groundTable(ground, site),
      title: 'Ground track',
      times: {
        frame: frameOfRows(
          ground.track.map(({ ms }) => minuteOf(ms).replace('T', ' ')),
          'minute',
        ),
        clock: 'UTC',
      },
      common,
    },
    nowMs,
  );
}
