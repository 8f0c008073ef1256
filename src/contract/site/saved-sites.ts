import * as z from 'zod/mini';
import { observatory, timezone } from '../opt/opt-state.ts';
import { parsedJson } from '../rest/parsed-json.ts';

const storedSite = z.object({ observatory, timezone });

/** A site as the browser stores it, with the time zone that was chosen for it. */
export type SavedSite = z.output<typeof storedSite>;

/** The sites of a text that the browser stored; an entry that is not a site is passed over. */
export function readStoredSites(text: string): readonly SavedSite[] {
  const stored = z.array(z.unknown()).safeParse(parsedJson(text)).data ?? [];
  return stored.flatMap((each) => storedSite.safeParse(each).data ?? []);
}
