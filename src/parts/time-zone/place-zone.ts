import { nauticalOffsetMinutes } from '#catalogue/zones/zone-offset.ts';
import { offsetText } from './local-time.ts';

/**
 * IANA name of the zone of a place, such as 'Europe/Paris'; undefined where the zones' outlines cannot be had, or the
 * platform does not know the zone.
 *
 * The outlines are fetched on first use. At sea the zone is nautical, such as 'Etc/GMT+7' for seven hours behind UTC.
 * @param latitudeDeg -90 to 90.
 * @param longitudeDeg -180 to 180, east-positive.
 */
export async function zoneOfPlace(latitudeDeg: number, longitudeDeg: number): Promise<string | undefined> {
  try {
    const { default: lookUp } = await import('@photostructure/tz-lookup');
    const zone = lookUp(latitudeDeg, longitudeDeg);
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * The zone by whose clock a night at a place is told: the one of {@link zoneOfPlace}, with daylight saving, as an offset
 * where it is nautical.
 */
export async function clockOfPlace(latitudeDeg: number, longitudeDeg: number): Promise<string> {
  const zone = await zoneOfPlace(latitudeDeg, longitudeDeg);
  if (zone !== undefined && !zone.startsWith('Etc/')) return zone;
  return offsetText(nauticalOffsetMinutes(longitudeDeg));
}
