import { nauticalOffsetMinutes, standardOffsetMinutes } from '#catalogue/zones/zone-offset.ts';
import { timeZone, type TimeZone } from '#machines/planning/time-frame.ts';

/**
 * The time zone of a place, by its standard offset from UTC.
 *
 * The zones' outlines are fetched on first use. At sea, or where they cannot be obtained, or where the platform does
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

/**
 * IANA name of the zone of a place, such as 'Europe/Paris'; undefined where the zones' outlines cannot be obtained, or the
 * platform does not know the zone.
 *
 * The outlines are fetched on first use. At sea the zone is nautical, such as 'Etc/GMT+7' for seven hours behind UTC.
 * @param latitudeDeg -90 to 90.
 * @param longitudeDeg -180 to 180, east-positive.
 */
async function zoneOfPlace(latitudeDeg: number, longitudeDeg: number): Promise<string | undefined> {
  try {
    const { default: lookUp } = await import('@photostructure/tz-lookup');
    const found = lookUp(latitudeDeg, longitudeDeg);
    const zone = found === 'Pacific/Apia' && longitudeDeg > SAMOA_EAST_DEG ? 'Pacific/Pago_Pago' : found;
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Between Upolu and Tutuila: the outlines have American Samoa in the zone of Samoa, on the other side of the date line. */
const SAMOA_EAST_DEG = -171.2;
