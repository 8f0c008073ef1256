import * as z from 'zod/mini';
import { observatory, timezone } from './opt-state.ts';
import { parsedJson } from './parsed-json.ts';

const keptSites = z.array(z.object({ observatory, timezone }));

/** A site as the browser keeps it, with the time zone that was chosen for it. */
export type SavedSite = z.output<typeof keptSites>[number];

/** The sites of a text that the browser kept; none where it cannot be read. */
export function readKeptSites(text: string): readonly SavedSite[] {
  const read = keptSites.safeParse(parsedJson(text));
  return read.success ? read.data : [];
}
