import { readKeptSites } from '#contract/kept-sites.ts';
import { customObservatory, GEOCENTRIC, type Observatory } from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { readStored, store } from '../storage.ts';

/** A site that was observed from, and the time zone that was chosen for it. */
export type KeptSite = { readonly observatory: Observatory; readonly timezone: TimeZone };

const KEY = 'recent-sites';

const MOST_SITES = 6;

/** Sites that were observed from lately, the last one first; none where the browser keeps nothing. */
export function recentSites(): readonly KeptSite[] {
  const kept = readKeptSites(readStored(KEY) ?? '');
  return kept.slice(0, MOST_SITES).map(({ observatory, timezone }) => {
    const { code, id } = observatory;
    return {
      observatory: code === undefined ? customObservatory(observatory) : { ...observatory, code, id },
      timezone,
    };
  });
}

/**
 * Lets the set-up begin at the site of the last visit, and keeps every site that it is submitted with.
 *
 * @returns ends the keeping.
 */
export function keepSites(setup: SetupActor): () => void {
  const [last] = recentSites();
  if (last !== undefined) {
    setup.send({ type: 'observatory.chosen', observatory: last.observatory });
    setup.send({ type: 'zone.picked', timezone: last.timezone });
  }
  const subscription = setup.on('setup.accepted', () => {
    const { observatory, timezone } = setup.getSnapshot().context;
    if (observatory.code === GEOCENTRIC.code) return;
    store(KEY, JSON.stringify(withSite(recentSites(), { observatory, timezone })));
  });
  return () => subscription.unsubscribe();
}

/** The list with a site at its head, where it stood before or not. */
export function withSite(sites: readonly KeptSite[], site: KeptSite): readonly KeptSite[] {
  const others = sites.filter((other) => siteKey(other.observatory) !== siteKey(site.observatory));
  return [site, ...others].slice(0, MOST_SITES);
}

/** What tells sites apart: the code, or the coordinates of a custom place. */
export function siteKey({ code, latitude, longitude, alt }: Observatory): string {
  return code ?? `${latitude} ${longitude} ${alt}`;
}
