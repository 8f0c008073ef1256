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
import type { FairQueue } from '../queue/fair-queue.ts';
import type { Work } from '../queue/visitor-lines.ts';
import { surplusOf } from './surplus.ts';

/** A calculation as it lies in memory. */
type Stored = {
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
  const all = new Map<string, Stored>();
  let handle: PieceHandler | undefined;

  return {
    async accept(calculation) {
      if (all.has(calculation.token)) return false;
      const work = piecesOf(calculation).map((piece) => () => handlePiece(piece));
      all.set(calculation.token, storedFrom(calculation, new Set(work)));
      try {
        queue.add(calculation.visitor, work);
      } catch (error) {
        all.delete(calculation.token);
        throw error;
      }
      return true;
    },
    piecesAhead: async (visitor) => queue.piecesAhead(visitor),
    read: async (token) => {
      const stored = all.get(token);
      return stored && calculationOf(stored);
    },
    requestOf: async ({ token }) => {
      const stored = all.get(token);
      return stored === undefined || stored.cancelled ? undefined : stored.request;
    },
    add: async ({ token, place }, done) => {
      const stored = all.get(token);
      if (stored === undefined || stored.cancelled) return;
      addPiece(stored, place, done);
      if (stored.lights === undefined || processedOf(stored) < stored.outcomes.length) return;
      stored.finishedAt ??= now();
      stored.work.clear();
      for (const surplus of surplusOf(all.values())) forget(surplus);
    },
    cancel: async (token) => {
      const stored = all.get(token);
      if (stored === undefined) return;
      stored.cancelled = true;
      queue.remove(stored.visitor, stored.work);
    },
    forgetBefore: async (createdAt) => {
      for (const stored of all.values()) if (stored.createdAt < createdAt) forget(stored);
    },
    serve: (handler) => void (handle = handler),
  };

  async function handlePiece(piece: Piece): Promise<void> {
    if (handle === undefined) throw new Error('no handler serves the pieces of calculations');
    await handle(piece);
  }

  function forget({ token }: Pick<Stored, 'token'>): void {
    const stored = all.get(token);
    if (stored !== undefined) queue.remove(stored.visitor, stored.work);
    all.delete(token);
  }
}

function storedFrom({ token, visitor, request, createdAt }: NewCalculation, work: Set<Work>): Stored {
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

function addPiece(stored: Stored, place: number, done: PieceDone): void {
  if (done.kind === 'lights') {
    stored.lights ??= { sunMoon: done.sunMoon };
    return;
  }
  if (stored.outcomes[place] !== undefined) return;
  stored.request = { ...stored.request, bodies: stored.request.bodies.with(place, done.body) };
  stored.outcomes[place] = done.outcome;
  stored.done.push(place);
}

/** No object counts as done before the Sun and Moon are; they are sent with the first object that is done. */
function calculationOf(stored: Stored): Calculation {
  const { token, visitor, request, epochs, lights, createdAt, finishedAt, cancelled } = stored;
  const common = { token, visitor, request, epochs, createdAt, finishedAt, cancelled };
  if (lights === undefined) {
    const outcomes = Array.from<undefined>({ length: stored.outcomes.length });
    return { ...common, outcomes, done: [], sunMoon: undefined };
  }
  return { ...common, outcomes: [...stored.outcomes], done: [...stored.done], sunMoon: lights.sunMoon };
}
