import { LRUCache } from 'lru-cache';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import { yieldToEventLoop } from '../queue/yield-to-event-loop.ts';
import { smallObject } from '../bodies/orbit-record.ts';

/** Characters of cached responses: all groups of 40,000 objects, and some of far more. */
const CACHED_LENGTH = 64_000_000;

type GroupRequest = { readonly rows: readonly number[]; readonly catalogue: ServiceCatalogue };

/** The objects of some rows as JSON, made once. @param name of the rows, the same for the same rows of a catalogue. */
export type GroupAnswers = (name: string, request: GroupRequest) => Promise<string>;

/** Cached answers. */
export function createGroupAnswers(): GroupAnswers {
  const cached = new LRUCache<string, string, GroupRequest>({
    maxSize: CACHED_LENGTH,
    sizeCalculation: (text) => Math.max(1, text.length),
    fetchMethod: (_key, _stale, { context }) => objectsText(context),
    ignoreFetchAbort: true,
  });
  return (name, request) => cached.forceFetch(`${request.catalogue.version} ${name}`, { context: request });
}

/** Bodies whose elements are no orbit cannot be drawn and are left out. */
async function objectsText({ rows, catalogue: { catalogue } }: GroupRequest): Promise<string> {
  const texts: string[] = [];
  for (const [place, row] of rows.entries()) {
    try {
      texts.push(JSON.stringify(smallObject(catalogue.body(row))));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    await yieldToEventLoop(place);
  }
  return `[${texts.join(',')}]`;
}
