import { TURN } from '#engine/constants.ts';
import type { GroundSite } from '#engine/earth/site.ts';
import { isoDateFromJulianDate, julianDateFromIso } from '#engine/time/iso.ts';

/** A night of a site, from one noon of the mean Sun to the next; Julian dates UTC. */
export type SolarNight = {
  /** Date of its evening by the mean Sun, YYYY-MM-DD. */
  readonly name: string;
  readonly startUtc: number;
  readonly endUtc: number;
};

/** The night that a moment lies in. @param utc Julian date. */
export function nightAt(site: GroundSite, utc: number): SolarNight {
  const noon = Math.floor(utc + eastTurns(site)); // Julian days begin at noon
  return nightOf(site, noon);
}

/** The night that is called by a date of the mean Sun. @param name YYYY-MM-DD. */
export function nightNamed(site: GroundSite, name: string): SolarNight {
  return nightOf(site, julianDateFromIso(name) + 0.5);
}

/** The night after a night. */
export function nightAfter(site: GroundSite, { name }: SolarNight): SolarNight {
  return nightOf(site, julianDateFromIso(name) + 1.5);
}

function nightOf(site: GroundSite, localNoon: number): SolarNight {
  const startUtc = localNoon - eastTurns(site);
  return { name: isoDateFromJulianDate(localNoon), startUtc, endUtc: startUtc + 1 };
}

/** Part of a day by which the Sun is ahead of Greenwich; west of it behind. */
function eastTurns({ longitude }: GroundSite): number {
  const turns = longitude / TURN;
  return turns - Math.floor(turns + 0.5);
}
