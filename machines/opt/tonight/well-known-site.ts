import { WELL_KNOWN_SITES, type ZonedSite } from '#contract/opt/well-known-sites.ts';
import type { Observatory } from '../../planning/observatory.ts';

/**
 * The well-known site whose clock is nearest to that of a user: in the same part of the world where there is one in it.
 *
 * @param timeZone      IANA name of the user's zone, such as 'Europe/Paris'.
 * @param offsetMinutes by which the user's clock is before UTC.
 * @param nowMs         Unix time for which the clocks are compared.
 */
export function wellKnownSite(timeZone: string, offsetMinutes: number, nowMs: number): Observatory {
  const inPart = WELL_KNOWN_SITES.filter(({ zone }) => partOf(zone) === partOf(timeZone));
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs);
  const apart = ({ zone }: ZonedSite) =>
    Math.abs(now.toZonedDateTimeISO(zone).offsetNanoseconds / 60e9 - offsetMinutes);
  const [first] = WELL_KNOWN_SITES;
  return (inPart.length === 0 ? WELL_KNOWN_SITES : inPart)
    .map((zoned) => ({ ...zoned, apart: apart(zoned) }))
    .reduce((nearest, one) => (one.apart < nearest.apart ? one : nearest), { ...first, apart: Infinity })
    .site;
}

function partOf(zone: string): string {
  return zone.split('/', 1)[0] ?? zone;
}
