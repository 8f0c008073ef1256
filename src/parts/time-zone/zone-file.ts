/** Address of the outlines of the time zones, from the folder of the page. */
export const ZONE_FILE = '/static/timezones.kml';
