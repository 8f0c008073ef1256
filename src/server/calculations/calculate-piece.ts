import { itemAt } from '#engine/numbers-in.ts';
import { improvedBody } from './calculated-bodies.ts';
import type { Compute } from '../tasks/compute.ts';
import type { LatestOrbits } from '../bodies/latest-orbits.ts';
import { epochsOf } from '../http/time-frame.ts';
import { bodyOutcome, sunMoonTable } from './body-outcome.ts';
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
    const watch = { request, epochs: epochsOf(request.frame) };
    if (piece.place === LIGHTS) {
      const sunMoon = await sunMoonTable(watch, compute, report);
      return store.add(piece, { kind: 'lights', sunMoon });
    }
    const body = await improvedBody(itemAt(request.bodies, piece.place), request.catalogueDate, latestOrbits);
    const startedAt = now();
    const outcome = await bodyOutcome(body, watch, compute, report);
    measured?.(effortOf(body.body, watch.epochs), (now() - startedAt) / 1000);
    return store.add(piece, { kind: 'body', outcome, body });
  };
}
