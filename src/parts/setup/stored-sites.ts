import { readStoredSites } from '#contract/site/saved-sites.ts';
import {
  customObservatory,
  DEFAULT_CUSTOM,
  GEOCENTRIC,
  type Observatory,
} from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { createStore } from '../scene/store.ts';
import { readStored, store } from '../storage.ts';

/** A site that was observed from, and the time zone that was chosen for it. */
export type StoredSite = { readonly observatory: Observatory; readonly timezone: TimeZone };

const KEY = 'recent-sites';

const MOST_SITES = 6;

/** Sites that were observed from lately, the last one first; none where the browser stores nothing. */
export function recentSites(): readonly StoredSite[] {
  const stored = readStoredSites(readStored(KEY) ?? '');
  return stored.slice(0, MOST_SITES).map(({ observatory, timezone }) => {
    const { code, id } = observatory;
    return {
      observatory: code === undefined ? customObservatory(observatory) : { ...observatory, code, id },
      timezone,
    };
  });
}

/** The site that was stored last on this visit. */
const lastStored = createStore<StoredSite | undefined>(undefined);

/**
 * Lets the set-up begin at the site of the last visit, stores every site that it is submitted with, and lets it follow the site that
 * another tool stores until it is submitted.
 *
 * @returns ends the storing.
 */
export function keepSites(setup: SetupActor): () => void {
  const [last] = recentSites();
  if (last !== undefined) {
    setup.send({ type: 'observatory.chosen', observatory: last.observatory });
    setup.send({ type: 'zone.picked', timezone: last.timezone });
  }
  const subscription = setup.on('setup.accepted', () => keepSite(setup));
  const unfollow = lastStored.subscribe(() => followSite(setup));
  return () => {
    subscription.unsubscribe();
    unfollow();
  };
}

function followSite(setup: SetupActor): void {
  const { observatory, memory } = setup.getSnapshot().context;
  const site = lastStored.get();
  if (site === undefined || memory !== undefined || observatory.code === GEOCENTRIC.code) return;
  if (siteKey(site.observatory) === siteKey(observatory)) return;
  setup.send({ type: 'observatory.chosen', observatory: site.observatory });
  setup.send({ type: 'zone.picked', timezone: site.timezone });
}

/**
 * Stores the site of a set-up for the next visit; not the geocentre, nor the initial site of a user who has never had another one.
 */
export function keepSite(setup: SetupActor): void {
  const { observatory, timezone } = setup.getSnapshot().context;
  const before = recentSites();
  if (observatory.code === GEOCENTRIC.code) return;
  if (before.length === 0 && siteKey(observatory) === siteKey(DEFAULT_CUSTOM)) return;
  const site = { observatory, timezone };
  store(KEY, JSON.stringify(withSite(before, site)));
  lastStored.set(site);
}

/**
 * Whether a set-up has the site of a user, on this visit or the last one, and neither the initial one nor the example that is shown
 * to a user without a site.
 */
export function isSiteKnown(setup: SetupActor, example: Observatory): boolean {
  const { observatory, memory } = setup.getSnapshot().context;
  if (observatory.code === GEOCENTRIC.code) return false;
  const isChosen = [DEFAULT_CUSTOM, example].every((site) => siteKey(observatory) !== siteKey(site));
  return isChosen || memory !== undefined || recentSites().length > 0;
}

/** The list with a site at its head, whether it had the site before or not. */
export function withSite(sites: readonly StoredSite[], site: StoredSite): readonly StoredSite[] {
  const others = sites.filter((other) => siteKey(other.observatory) !== siteKey(site.observatory));
  return [site, ...others].slice(0, MOST_SITES);
}

/** The key of a site: the code, or the coordinates of a custom place. */
export function siteKey({ code, latitude, longitude, alt }: Observatory): string {
  return code ?? `${latitude} ${longitude} ${alt}`;
}
