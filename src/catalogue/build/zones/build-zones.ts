import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lookUp from '@photostructure/tz-lookup';
import { zonesKml } from '../../zones/zones-kml.ts';
import { nauticalOffsetMinutes, standardOffsetMinutes } from '../../zones/zone-offset.ts';

/** `npm run time-zones`: outlines of the zones for the time-zone map, as `public/static/timezones.kml`. */

/** Cells of the grid per degree. */
const PER_DEGREE = 2;

const [COLUMNS, ROWS] = [360 * PER_DEGREE, 180 * PER_DEGREE];

/** The year whose rules hold. */
const YEAR = 2026;

const offsets = new Map<string, number>();
const cells = Int16Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
  const latitude = 90 - (Math.floor(cell / COLUMNS) + 0.5) / PER_DEGREE;
  const longitude = ((cell % COLUMNS) + 0.5) / PER_DEGREE - 180;
  const zone = lookUp(latitude, longitude);
  if (zone.startsWith('Etc/')) return nauticalOffsetMinutes(longitude); // its outlines are coarse at sea
  const offset = offsets.get(zone) ?? standardOffsetMinutes(zone, YEAR);
  offsets.set(zone, offset);
  return offset;
});
const path = join('public', 'static', 'timezones.kml');
writeFileSync(path, zonesKml(cells, COLUMNS));
process.stdout.write(`${path}: ${new Set(cells).size} zones by the rules of ${YEAR}\n`);
