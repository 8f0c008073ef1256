import type { SmallBody } from '#catalogue/small-body.ts';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { isInKeplerReach } from '#engine/approach/kepler-filter.ts';
import type { Compute } from '../compute.ts';
import type { CarriedStates } from '../compute/approach-tasks.ts';
import type { Work } from '../jobs/fair-queue.ts';
import { inTurn } from '../jobs/in-turn.ts';
import { endOf } from '../known-impact.ts';
import type { ServiceCatalogue } from '../service-catalogue.ts';
import { movingBody } from '../survey/held-orbits.ts';
import { approachAnswer } from './approach-answer.ts';
import { type ApproachOrder, tdb } from './approach-order.ts';
import { type Decade, decadesOf } from './decades.ts';

/** Bodies that a worker looks at once: a tenth of a second of work, less than a visitor waits to see a search end. */
const BODIES_AT_ONCE = 64;

/** Pieces of a search that stand in the queue before the first is read, per worker. */
const AHEAD_PER_WORKER = 2;

/** What a piece of a search found, and what part of the search it is. */
type Piece = { readonly found: readonly CloseApproach[]; readonly part: number };

/** Searches through a whole catalogue, of which carried states are kept. */
export type CatalogueScan = {
  readonly bodies: number;
  /** @param enter puts work into the queue. @throws what `enter` throws. */
  readonly search: (
    order: ApproachOrder,
    enter: (work: readonly Work[]) => void,
  ) => AsyncGenerator<Piece, void, undefined>;
};

/** Scans of one catalogue. @param anchor Julian date TDB near the epochs of its orbits. */
export function createCatalogueScan(
  catalogue: ServiceCatalogue,
  anchor: number,
  compute: Compute,
): CatalogueScan {
  const rows = catalogue.nearEarthObjects;
  const chunks = Array.from({ length: Math.ceil(rows.length / BODIES_AT_ONCE) }, (_, chunk) =>
    rows.subarray(chunk * BODIES_AT_ONCE, (chunk + 1) * BODIES_AT_ONCE),
  );
  const carried = new Map<string, Promise<CarriedStates>>();

  return {
    bodies: rows.length,
    search(order, enter) {
      const decades = decadesOf(order.span, anchor);
      const pieces = decades.flatMap((decade) =>
        chunks.map((chunk, index) => async () => ({
          found: await foundIn(order, decade, index),
          part: chunk.length / rows.length / decades.length,
        })),
      );
      return inTurn(pieces, enter, AHEAD_PER_WORKER * compute.workers);
    },
  };

  async function foundIn(
    order: ApproachOrder,
    decade: Decade,
    chunk: number,
  ): Promise<readonly CloseApproach[]> {
    const all = Array.from(chunks[chunk], (row) => catalogue.catalogue.body(row));
    const { centres, farthestAu } = order;
    const starts = await statesAt(stationsFor(all, decade), chunk);
    const scanned = await compute.scanOf({
      bodies: all.map(movingBody),
      centres,
      span: decade.span,
      ...(farthestAu === undefined ? {} : { farthestAu }),
      ...(starts === undefined ? {} : { starts }),
    });
    const found = scanned.flatMap(({ index, approaches }) => {
      const body = all[index];
      const end = endOf(body);
      const lastDay = Number.isFinite(end) ? tdb(end) : end;
      return approaches
        .filter(({ passage }) => passage.day + passage.offset <= lastDay)
        .map((one) => approachAnswer(body, one, catalogue.date));
    });
    return found;
  }

  /** Elements that are too old for the decades beside the anchor are carried to it. */
  function stationsFor(bodies: readonly SmallBody[], { stations, span }: Decade): readonly number[] {
    const areNear = bodies.every(({ elements: { epoch } }) =>
      isInKeplerReach(epoch.day + epoch.offset, span),
    );
    return stations.length > 0 || areNear ? stations : [anchor];
  }

  /** States at the last of some instants, carried from each to the next once and kept. */
  async function statesAt(stations: readonly number[], chunk: number): Promise<CarriedStates | undefined> {
    const toDay = stations.at(-1);
    if (toDay === undefined) return undefined;
    const key = `${chunk} ${toDay}`;
    const known = carried.get(key);
    if (known !== undefined) return known;
    const made = carry(stations.slice(0, -1), toDay, chunk);
    carried.set(key, made);
    made.catch(() => carried.delete(key));
    return made;
  }

  async function carry(before: readonly number[], toDay: number, chunk: number): Promise<CarriedStates> {
    const starts = await statesAt(before, chunk);
    const bodies = Array.from(chunks[chunk], (row) => movingBody(catalogue.catalogue.body(row)));
    return compute.carriedOf({ bodies, toDay, ...(starts === undefined ? {} : { starts }) });
  }
}
