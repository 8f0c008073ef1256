import { NO_EPHEMERIDES_MESSAGE } from '#contract/rest/failure.ts';
import { itemAt, numberAt } from '#engine/numbers-in.ts';
import type { Table } from '#engine/observe/table.ts';
import type { LatestOrbits } from '../bodies/latest-orbits.ts';
import { epochsOf } from '../http/time-frame.ts';
import type { Compute } from '../tasks/compute.ts';
import type { EphemerisTask } from '../tasks/ephemeris-of.ts';
import { epochsBeforeImpact, impactError } from '../tasks/known-impact.ts';
import { improvedBody } from './calculated-bodies.ts';
import type { CalculatedBody, Calculation, Outcome } from './calculation.ts';
import { type CalculationStore, LIGHTS, type PieceHandler } from './calculation-store.ts';
import { effortOf } from './durations.ts';

/** Parts with which pieces of calculations are computed. */
export type PieceParts = {
  readonly store: Pick<CalculationStore, 'requestOf' | 'add'>;
  readonly compute: Compute;
  readonly latestOrbits: LatestOrbits;
  /** Milliseconds of any clock. */
  readonly now: () => number;
  /** Receives the effort of a body, and the seconds that it took. */
  readonly measured?: (effort: number, seconds: number) => void;
  /** Gets the failures that are the service's own fault. */
  readonly report: (error: unknown) => void;
};

/** Computes pieces of calculations wherever it runs: all it knows of them comes from the store. */
export function pieceHandler({
  store,
  compute,
  latestOrbits,
  now,
  measured,
  report,
}: PieceParts): PieceHandler {
  return async (piece) => {
    const request = await store.requestOf(piece);
    if (request === undefined) return;
    const requested = { request, epochs: epochsOf(request.frame) };
    if (piece.place === LIGHTS) {
      const sunMoon = await sunMoonTable(requested, compute, report);
      return store.add(piece, { kind: 'lights', sunMoon });
    }
    const body = await improvedBody(itemAt(request.bodies, piece.place), request.catalogueDate, latestOrbits);
    const startedAt = now();
    const outcome = await bodyOutcome(body, requested, compute, report);
    measured?.(effortOf(body.body, requested.epochs), (now() - startedAt) / 1000);
    return store.add(piece, { kind: 'body', outcome, body });
  };
}

/** The reason given for an object at which the service failed, without a fault of the object. */
export const SERVICE_FAILED = 'The service failed to calculate this object. Please try again.';

/** Observer and epochs of a calculation. */
type RequestedEpochs = Pick<Calculation, 'request' | 'epochs'>;

/**
 * Outcome of one body; a failure has an outcome that does not blame the orbit where the orbit is not the cause.
 *
 * @param report receives the faults of the program, which the outcome does not describe.
 */
export async function bodyOutcome(
  calculated: CalculatedBody,
  { request, epochs }: RequestedEpochs,
  compute: Compute,
  report: (error: unknown) => void,
): Promise<Outcome> {
  try {
    return await bodyTable(calculated, { site: request.observer.site, epochs }, compute);
  } catch (error) {
    report(error);
    return { kind: 'failed', reason: SERVICE_FAILED };
  }
}

/** Rows of one body, or why its orbit gives none. @throws all failures that do not concern the orbit. */
export async function bodyTable(
  { body }: CalculatedBody,
  { epochs, ...watched }: Omit<EphemerisTask, 'body'>,
  compute: Pick<Compute, 'ephemerisOf'>,
): Promise<Outcome> {
  const flown = epochsBeforeImpact(body, epochs);
  if (flown.length === 0) {
    return {
      kind: 'failed',
      reason: impactError(body, numberAt(epochs, epochs.length - 1)) ?? NO_EPHEMERIDES_MESSAGE,
    };
  }
  const table = await compute.ephemerisOf({ body, ...watched, epochs: flown });
  return table.kind === 'computed'
    ? { kind: 'table', table: table.value }
    : { kind: 'failed', reason: table.reason };
}

/** The Sun and Moon; they are an addition: where they fail, which is reported, the objects remain. */
export async function sunMoonTable(
  { request, epochs }: RequestedEpochs,
  compute: Compute,
  report: (error: unknown) => void,
): Promise<Table | undefined> {
  try {
    return await compute.sunMoonOf({ site: request.observer.site, epochs });
  } catch (error) {
    report(error);
    return undefined;
  }
}
