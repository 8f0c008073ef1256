import * as z from 'zod/mini';
import { observatory, timezone } from '../opt/opt-state.ts';
import { parsedJson } from '../rest/parsed-json.ts';

const keptSite = z.object({ observatory, timezone });

/** A site as the browser keeps it, with the time zone that was chosen for it. */
export type SavedSite = z.output<typeof keptSite>;

/** The sites of a text that the browser kept; whatever is none is passed over. */
export function readKeptSites(text: string): readonly SavedSite[] {
  const kept = z.array(z.unknown()).safeParse(parsedJson(text)).data ?? [];
  return kept.flatMap((each) => keptSite.safeParse(each).data ?? []);
}
