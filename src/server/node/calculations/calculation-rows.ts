import { deserialize } from 'node:v8';
import type { Calculation, CalculationRequest, Outcome } from '#server/calculations/calculation.ts';
import { LIGHTS, type PieceDone } from '#server/calculations/calculation-store.ts';
import { epochsOf } from '#server/http/time-frame.ts';

/** A calculation as its table has it; whole numbers of 64 bits come as text. */
export type HeadRow = {
  readonly visitor: string;
  readonly created_at: string;
  readonly finished_at: string | null;
  readonly cancelled: boolean;
};

/** A piece that is done; without content where that was not queried. */
export type PieceRow = { readonly place: number; readonly content: Buffer | null };

/**
 * A calculation from its rows.
 *
 * @param rows in the order in which pieces were done; nothing is shown as done before the Sun and Moon are.
 */
export function calculationOf(
  token: string,
  request: CalculationRequest,
  { visitor, created_at: createdAt, finished_at: finishedAt, cancelled }: HeadRow,
  rows: readonly PieceRow[],
): Calculation {
  const lights = rows.find(({ place }) => place === LIGHTS);
  const shown = lights === undefined ? [] : rows.filter(({ place }) => place !== LIGHTS);
  const bodies = [...request.bodies];
  const outcomes: (Outcome | undefined)[] = bodies.map(() => undefined);
  for (const { place, content } of shown) {
    const done = content === null ? undefined : (deserialize(content) as PieceDone);
    if (done?.kind !== 'body') continue;
    bodies[place] = done.body;
    outcomes[place] = done.outcome;
  }
  return {
    token,
    visitor,
    request: { ...request, bodies },
    epochs: epochsOf(request.frame),
    outcomes,
    done: shown.map(({ place }) => place),
    sunMoon: sunMoonOf(lights),
    createdAt: Number(createdAt),
    finishedAt: finishedAt === null ? undefined : Number(finishedAt),
    cancelled,
  };
}

function sunMoonOf(row: PieceRow | undefined): Calculation['sunMoon'] {
  if (row === undefined || row.content === null) return undefined;
  const done = deserialize(row.content) as PieceDone;
  return done.kind === 'lights' ? done.sunMoon : undefined;
}
