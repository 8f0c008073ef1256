import { nauticalOffsetMinutes, standardOffsetMinutes } from '#catalogue/zones/zone-offset.ts';
import { timeZone, type TimeZone } from '#machines/planning/time-frame.ts';
import { zoneOfPlace } from './place-zone.ts';

/**
 * The time zone of a place, by its standard offset from UTC.
 *
 * The zones' outlines are fetched on first use. At sea, or where they cannot be had, or where the platform does
 * not know the zone, the nautical zone of the meridian is meant.
 * @param latitudeDeg -90 to 90.
 * @param longitudeDeg -180 to 180, east-positive.
 * @param year calendar year whose rules apply.
 */
export async function findZone(latitudeDeg: number, longitudeDeg: number, year: number): Promise<TimeZone> {
  const zone = await zoneOfPlace(latitudeDeg, longitudeDeg);
  return timeZone(
    zone === undefined || zone.startsWith('Etc/')
      ? nauticalOffsetMinutes(longitudeDeg)
      : standardOffsetMinutes(zone, year),
  );
}
