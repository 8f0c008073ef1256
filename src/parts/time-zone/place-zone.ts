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
