import { nauticalOffsetMinutes, standardOffsetMinutes, zoneName } from './zone-offset.ts';

/**
 * Names the zone of a place by its standard offset from UTC, such as 'GMT +01:00'.
 *
 * The zones' outlines are fetched on first use. At sea, or where they cannot be had, or where the platform does
 * not know the zone, the nautical zone of the meridian is named.
 * @param latitudeDeg -90 to 90.
 * @param longitudeDeg -180 to 180, east-positive.
 * @param year calendar year whose rules hold.
 */
export async function findZone(latitudeDeg: number, longitudeDeg: number, year: number): Promise<string> {
  try {
    const { default: lookUp } = await import('@photostructure/tz-lookup');
    return zoneName(standardOffsetMinutes(lookUp(latitudeDeg, longitudeDeg), year));
  } catch {
    return zoneName(nauticalOffsetMinutes(longitudeDeg));
  }
}
