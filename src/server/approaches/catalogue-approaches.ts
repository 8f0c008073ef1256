import { lostSince } from '#catalogue/lost-comet.ts';
import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { isInKeplerReach } from '#engine/approach/kepler-filter.ts';
import { itemAt } from '#engine/numbers-in.ts';
import { tdbDayFromUtc } from '#engine/time/scales.ts';
import type { Compute } from '../tasks/compute.ts';
import type { PropagatedStates, ScannedBody } from '../tasks/approach-tasks.ts';
import { endOf } from '../tasks/known-impact.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import { movingBody } from '../filtering/survey/cached-orbits.ts';
import { approachResponse } from './approach-response.ts';
import { type ApproachRequest } from './approach-request.ts';
import { type Decade, decadesOf } from './decades.ts';
import type { Found, SearchedArea, SearchPiece } from './found-pieces.ts';
import { resultOrTimeout } from './search-line.ts';

/** Bodies that a worker looks at once: a tenth of a second of work, less than a visitor waits to see a search end. */
const BODIES_AT_ONCE = 64;

/** A piece of a search, what part of the search it is, and how it is made. */
export type ScanPiece = {
  readonly piece: SearchPiece;
  readonly part: number;
  /** @throws the failure of a worker. */
  readonly search: () => Promise<Found>;
};

/** Searches through a whole catalogue, of which propagated states are cached. */
export type CatalogueScan = {
  readonly bodies: number;
  /** Pieces of the decades near today come first. */
  readonly piecesOf: (request: ApproachRequest) => readonly ScanPiece[];
};

/** Scans of one catalogue. @param anchor Julian date TDB near the epochs of its orbits. */
export function createCatalogueScan(
  catalogue: ServiceCatalogue,
  anchor: number,
  compute: Compute,
): CatalogueScan {
  const rows = catalogue.nearEarthObjects.filter((row) => !isLost(catalogue, row, anchor));
  const chunks = Array.from({ length: Math.ceil(rows.length / BODIES_AT_ONCE) }, (_, chunk) =>
    rows.subarray(chunk * BODIES_AT_ONCE, (chunk + 1) * BODIES_AT_ONCE),
  );
  const propagated = new Map<string, Promise<PropagatedStates>>();

  return {
    bodies: rows.length,
    piecesOf({ centres, span: whole, farthestAu }) {
      const decades = decadesOf(whole, anchor);
      return decades.flatMap((decade) =>
        chunks.map((rowsOf, chunk): ScanPiece => {
          const area = { centres, span: decade.span, ...(farthestAu === undefined ? {} : { farthestAu }) };
          return {
            piece: { objects: `${catalogue.version} ${anchor} ${decade.number} ${chunk}`, ...area },
            part: rowsOf.length / rows.length / decades.length,
            search: () => foundIn(area, decade, chunk),
          };
        }),
      );
    },
  };

  function foundIn(area: SearchedArea, decade: Decade, chunk: number): Promise<Found> {
    const all = bodiesOf(chunk);
    return resultOrTimeout(nameOfAll(all), area, async () => {
      const starts = await statesAt(stationsFor(all, decade), chunk);
      const bodies = all.map(movingBody);
      const scanned = await compute.scanOf({ bodies, ...area, ...(starts === undefined ? {} : { starts }) });
      return { found: scanned.flatMap((one) => sentOf(one, itemAt(all, one.index))), errors: [] };
    });
  }

  function sentOf({ approaches }: ScannedBody, body: SmallBody): readonly CloseApproach[] {
    const end = endOf(body);
    const lastDay = Number.isFinite(end) ? tdbDayFromUtc(end) : end;
    return approaches
      .filter(({ passage }) => passage.day + passage.offset <= lastDay)
      .map((one) => approachResponse(body, one, catalogue.date));
  }

  function bodiesOf(chunk: number): readonly SmallBody[] {
    return Array.from(itemAt(chunks, chunk), (row) => catalogue.catalogue.body(row));
  }

  /** Elements that are too old for the decades beside the anchor are propagated to it. */
  function stationsFor(bodies: readonly SmallBody[], { stations, span }: Decade): readonly number[] {
    const areNear = bodies.every(({ elements: { epoch } }) =>
      isInKeplerReach(epoch.day + epoch.offset, span),
    );
    return stations.length > 0 || areNear ? stations : [anchor];
  }

  /** States at the last of some instants, propagated from each to the next once and cached. */
  async function statesAt(stations: readonly number[], chunk: number): Promise<PropagatedStates | undefined> {
    const toDay = stations.at(-1);
    if (toDay === undefined) return undefined;
    const key = `${chunk} ${toDay}`;
    const known = propagated.get(key);
    if (known !== undefined) return known;
    const made = propagateThrough(stations.slice(0, -1), toDay, chunk);
    propagated.set(key, made);
    made.catch(() => propagated.delete(key));
    return made;
  }

  async function propagateThrough(
    before: readonly number[],
    toDay: number,
    chunk: number,
  ): Promise<PropagatedStates> {
    const starts = await statesAt(before, chunk);
    const bodies = bodiesOf(chunk).map(movingBody);
    return compute.propagatedOf({ bodies, toDay, ...(starts === undefined ? {} : { starts }) });
  }
}

/** A name for a list of objects: the first and the last of them, and how many they are. */
function nameOfAll(bodies: readonly SmallBody[]): string {
  const [first, last] = [itemAt(bodies, 0), itemAt(bodies, bodies.length - 1)];
  return first === last ? labelOf(first) : `${labelOf(first)} to ${labelOf(last)} (${bodies.length} objects)`;
}

/** Comets that count as lost have no approaches that mean anything: they are searched for by their names alone. */
function isLost({ catalogue }: ServiceCatalogue, row: number, julianDate: number): boolean {
  return catalogue.bodyType(row) === 'Comet' && lostSince(catalogue.body(row), julianDate) !== undefined;
}
