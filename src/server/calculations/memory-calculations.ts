import type { Table } from '#engine/observe/table.ts';
import { epochsOf } from '../http/time-frame.ts';
import { type Calculation, type CalculationRequest, type Outcome, processedOf } from './calculation.ts';
import {
  type CalculationStore,
  type NewCalculation,
  type Piece,
  type PieceDone,
  type PieceHandler,
  piecesOf,
} from './calculation-store.ts';
import type { FairQueue, Work } from '../queue/fair-queue.ts';
import { surplusOf } from './surplus.ts';

/** A calculation as it lies in memory. */
type Kept = {
  readonly token: string;
  readonly visitor: string;
  request: CalculationRequest;
  readonly epochs: Float64Array;
  readonly outcomes: (Outcome | undefined)[];
  readonly done: number[];
  /** The Sun and Moon, once they are done. */
  lights: { readonly sunMoon: Table | undefined } | undefined;
  readonly createdAt: number;
  finishedAt: number | undefined;
  cancelled: boolean;
  /** Pieces as they wait; none once all are done. */
  readonly work: Set<Work>;
};

/** Calculations of this process, whose pieces wait in its queue. @param now milliseconds since the Unix epoch. */
export function memoryCalculations(queue: FairQueue, now: () => number): CalculationStore {
  const all = new Map<string, Kept>();
  let handle: PieceHandler | undefined;

  return {
    async accept(calculation) {
      if (all.has(calculation.token)) return false;
      const work = piecesOf(calculation).map((piece) => () => handled(piece));
      all.set(calculation.token, keptFrom(calculation, new Set(work)));
      try {
        queue.add(calculation.visitor, work);
      } catch (error) {
        all.delete(calculation.token);
        throw error;
      }
      return true;
    },
    ahead: async (visitor) => queue.ahead(visitor),
    read: async (token) => {
      const kept = all.get(token);
      return kept && shown(kept);
    },
    requestOf: async ({ token }) => {
      const kept = all.get(token);
      return kept === undefined || kept.cancelled ? undefined : kept.request;
    },
    add: async ({ token, place }, done) => {
      const kept = all.get(token);
      if (kept === undefined || kept.cancelled) return;
      take(kept, place, done);
      if (kept.lights === undefined || processedOf(kept) < kept.outcomes.length) return;
      kept.finishedAt ??= now();
      kept.work.clear();
      for (const surplus of surplusOf(all.values())) forget(surplus);
    },
    cancel: async (token) => {
      const kept = all.get(token);
      if (kept === undefined) return;
      kept.cancelled = true;
      queue.remove(kept.visitor, kept.work);
    },
    forgetBefore: async (createdAt) => {
      for (const kept of all.values()) if (kept.createdAt < createdAt) forget(kept);
    },
    serve: (handler) => void (handle = handler),
  };

  async function handled(piece: Piece): Promise<void> {
    if (handle === undefined) throw new Error('no handler serves the pieces of calculations');
    await handle(piece);
  }

  function forget({ token }: Pick<Kept, 'token'>): void {
    const kept = all.get(token);
    if (kept !== undefined) queue.remove(kept.visitor, kept.work);
    all.delete(token);
  }
}

function keptFrom({ token, visitor, request, createdAt }: NewCalculation, work: Set<Work>): Kept {
  return {
    token,
    visitor,
    request,
    epochs: epochsOf(request.frame),
    outcomes: Array.from({ length: request.bodies.length }),
    done: [],
    lights: undefined,
    createdAt,
    finishedAt: undefined,
    cancelled: false,
    work,
  };
}

function take(kept: Kept, place: number, done: PieceDone): void {
  if (done.kind === 'lights') {
    kept.lights ??= { sunMoon: done.sunMoon };
    return;
  }
  if (kept.outcomes[place] !== undefined) return;
  kept.request = { ...kept.request, bodies: kept.request.bodies.with(place, done.body) };
  kept.outcomes[place] = done.outcome;
  kept.done.push(place);
}

/** Nothing is shown as done before the Sun and Moon are, which come with what is done first. */
function shown(kept: Kept): Calculation {
  const { token, visitor, request, epochs, lights, createdAt, finishedAt, cancelled } = kept;
  const common = { token, visitor, request, epochs, createdAt, finishedAt, cancelled };
  if (lights === undefined) {
    const outcomes = Array.from<undefined>({ length: kept.outcomes.length });
    return { ...common, outcomes, done: [], sunMoon: undefined };
  }
  return { ...common, outcomes: [...kept.outcomes], done: [...kept.done], sunMoon: lights.sunMoon };
}
