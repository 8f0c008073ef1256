import type { Compute } from '../tasks/compute.ts';
import type { ObjectRange, PopulationFound, PopulationTask } from '../tasks/survey-tasks.ts';
import type { SurveySet } from '../filtering/survey/survey-set.ts';
import type { Enter } from '../queue/fair-queue.ts';

/** Ranges of a set that a worker looks through at once: a tenth of a second of work. */
const RANGES_AT_ONCE = 8;

/** What was found in some objects, of which this many had been looked at before. */
export type PopulationPiece = { readonly looked: number; readonly found: readonly PopulationFound[] };

/** A population that is being surveyed, or has been; later readers receive first what was found already. */
export type PopulationRun = {
  /** Objects that can be looked at: those whose orbits are prepared. */
  readonly objects: number;
  /** Pieces in the order in which they are found. @throws what a worker failed with. */
  pieces(): AsyncGenerator<PopulationPiece>;
  /** Resolves when everything is examined; fails with a worker. */
  readonly complete: Promise<void>;
};

/**
 * Begins to look at the prepared objects of a set.
 *
 * @throws what `enter` throws.
 */
export function beginPopulation(
  set: SurveySet,
  { startUtc, endUtc, limits }: Pick<PopulationTask, 'startUtc' | 'endUtc' | 'limits'>,
  { populationOf }: Pick<Compute, 'populationOf'>,
  enter: Enter,
): PopulationRun {
  const ranges = preparedRanges(set);
  const { bodies, nodes } = set;
  const turns: Turn[] = [];
  const found = ranges.map(
    () => new Promise<PopulationPiece>((resolve, reject) => turns.push({ resolve, reject })),
  );
  const complete = Promise.all(found).then(() => undefined);
  const works = ranges.map((range) => () => look(range).then(publish, fail));
  if (works.length > 0) enter(works);
  return { objects: ranges.reduce((sum, { from, to }) => sum + to - from, 0), pieces, complete };

  async function look(range: ObjectRange): Promise<PopulationPiece> {
    return {
      looked: range.to - range.from,
      found: await populationOf({ bodies, nodes, range, startUtc, endUtc, limits }),
    };
  }

  function publish(piece: PopulationPiece): void {
    turns.shift()?.resolve(piece);
  }

  function fail(error: unknown): void {
    for (const { reject } of turns.splice(0)) reject(error);
  }

  async function* pieces(): AsyncGenerator<PopulationPiece> {
    for (const piece of found) yield await piece;
  }
}

/** Readers that wait for the next piece. */
type Turn = {
  readonly resolve: (piece: PopulationPiece) => void;
  readonly reject: (error: unknown) => void;
};

/** Neighbouring ranges that are prepared, several as one. */
function preparedRanges({ ranges, prepared }: SurveySet): readonly ObjectRange[] {
  const joined: ObjectRange[] = [];
  let open: ObjectRange | undefined;
  let parts = 0;
  ranges.forEach((range, index) => {
    const goesOn = open !== undefined && open.to === range.from && parts < RANGES_AT_ONCE;
    if (!prepared[index]) return;
    open = goesOn && open !== undefined ? { from: open.from, to: range.to } : range;
    parts = goesOn ? parts + 1 : 1;
    if (goesOn) joined.pop();
    joined.push(open);
  });
  return joined;
}
