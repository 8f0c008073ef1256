import type { SmallBody } from '#catalogue/small-body.ts';
import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import { tdbDayFromUtc } from '#engine/time/scales.ts';
import type { Compute } from '../tasks/compute.ts';
import { endOf, impactError } from '../tasks/known-impact.ts';
import type { LatestOrbits } from '../bodies/latest-orbits.ts';
import { nameErrors, namedBodies } from '../bodies/named-bodies.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import { approachResponse } from './approach-response.ts';
import { type ApproachRequest } from './approach-request.ts';
import type { Found, FoundPieces, SearchedArea } from './found-pieces.ts';
import { type SearchLine, searchedInTurn, resultOrTimeout } from './search-line.ts';
import type { Enqueue } from '../queue/queued-work.ts';
import type { RequestContext } from '../queue/request-context.ts';

/** Progress of a search: approaches found since the last one, and how many objects of how many are done. */
export type ApproachNews = Found & { readonly done: number; readonly total: number };

/** Parts of searches for named objects. */
export type SearchParts = SearchLine & {
  readonly compute: Pick<Compute, 'workers' | 'approachesOf'>;
  readonly latestOrbits: LatestOrbits;
  readonly foundPieces: FoundPieces;
};

/** Longest piece of a search that looks farther than usual, days: the same orbit is integrated again for each. */
const LONGEST_PIECE_DAYS = 40 * DAYS_PER_JULIAN_YEAR;

const NOTHING: Found = { found: [], errors: [] };

/**
 * Looks for the close approaches of named objects, object by object.
 *
 * @throws ProblemError `too-many-names` or `queue-full`; DOMException `AbortError` when the visitor leaves.
 */
export async function* namedApproaches(
  names: readonly string[],
  request: ApproachRequest,
  catalogue: ServiceCatalogue,
  waiting: RequestContext,
  parts: SearchParts,
): AsyncGenerator<ApproachNews, void, undefined> {
  const { compute, latestOrbits, foundPieces } = parts;
  const named = namedBodies(names, catalogue);
  const total = named.found.length;
  const errors = nameErrors(named, catalogue).map(({ name, message }) => ({ name, message }));
  yield { found: [], errors, done: 0, total };
  const spans = request.farthestAu === undefined ? [request.span] : shortSpans(request.span);
  const pieces = named.found.flatMap((row) => {
    const latest = once(() => latestOrbits.latest(catalogue.catalogue.body(row)));
    return spans.map((span) => async (inLine: Enqueue) => pieceOf(await latest(), span, inLine));
  });
  let ended = 0;
  const reported = new Set<string>();
  for await (const { found, errors: failed } of searchedInTurn(pieces, waiting, parts)) {
    ended += 1;
    const fresh = failed.filter(({ name, message }) => !reported.has(`${name} ${message}`));
    for (const { name, message } of fresh) reported.add(`${name} ${message}`);
    yield { found, errors: fresh, done: Math.floor(ended / spans.length), total };
  }

  async function pieceOf(body: SmallBody, { fromDay, toDay }: DaySpan, inLine: Enqueue): Promise<Found> {
    const gone = impactError(body, request.startUtc);
    if (gone !== undefined) return { found: [], errors: [{ name: body.designation, message: gone }] };
    const lastDay = Math.min(toDay, lastDayOf(endOf(body)));
    if (lastDay <= fromDay) return NOTHING;
    const { startUtc: _, ...where } = request;
    const area = { ...where, span: { fromDay, toDay: lastDay } };
    const piece = { objects: `${catalogue.version} ${JSON.stringify(body)}`, ...area };
    return (
      foundPieces.known(piece) ?? inLine(() => foundPieces.resultOf(piece, () => searchObject(body, area)))
    );
  }

  function searchObject(body: SmallBody, area: SearchedArea): Promise<Found> {
    const name = body.designation;
    return resultOrTimeout(name, area, async () => {
      const computed = await compute.approachesOf({ body, ...area });
      if (computed.kind === 'refused') return { found: [], errors: [{ name, message: computed.reason }] };
      return { found: computed.value.map((one) => approachResponse(body, one, catalogue.date)), errors: [] };
    });
  }
}

/** A span cut into equal ones, so short that each takes a second where approaches as far as 0.5 au are searched for. */
function shortSpans({ fromDay, toDay }: DaySpan): readonly DaySpan[] {
  const count = Math.ceil((toDay - fromDay) / LONGEST_PIECE_DAYS);
  const dayOf = (index: number) => fromDay + ((toDay - fromDay) * index) / count;
  return Array.from({ length: count }, (_, index) => ({ fromDay: dayOf(index), toDay: dayOf(index + 1) }));
}

/** One outcome for all readers, computed when first read. */
function once<T>(find: () => Promise<T>): () => Promise<T> {
  let request: Promise<T> | undefined;
  return () => (request ??= find());
}

/** Julian date TDB of one in UTC, which may be infinite. */
function lastDayOf(utc: number): number {
  return Number.isFinite(utc) ? tdbDayFromUtc(utc) : utc;
}
