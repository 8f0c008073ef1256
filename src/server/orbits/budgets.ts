import { defined } from '#catalogue/defined.ts';
import type { Budget, BudgetRow } from '#contract/opt/budget.ts';
import type { BudgetChange } from '#engine/budget/error-budget.ts';
import { AU_KM, SECONDS_PER_DAY } from '#engine/constants.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { utcFromTdb } from '#engine/time/scales.ts';
import {
  type BytesOrRefusal,
  type CacheParts,
  createBytesCache,
  type ResultCache,
} from '../queue/result-cache.ts';
import type { BudgetTask, ComputedBudget } from '../tasks/budget-of.ts';
import type { Compute } from '../tasks/compute.ts';

/** A requested budget. */
export type BudgetRequest = {
  /** A key that is the same for the same budget. */
  readonly key: string;
  readonly task: BudgetTask;
  readonly heading: Pick<Budget, 'name' | 'provenance' | 'moment' | 'observer'>;
  /** Sources of the other orbits of the task. */
  readonly sources: readonly string[];
};

/** What each force and each effect is worth, as JSON; computed once and cached. */
export type Budgets = ResultCache<BudgetRequest, BytesOrRefusal>;

/** Bytes of cached budgets: some two thousand of them. */
const CACHED_BYTES = 8_000_000;

/** Significant digits of a change: it is a difference of two places. */
const DIGITS = 5;

/** Budgets that workers compute in the order of the queue; the latest requested ones are cached. */
export function createBudgets({
  compute,
  ...cache
}: CacheParts & { readonly compute: Pick<Compute, 'budgetOf'> }): Budgets {
  return createBytesCache('budgets', CACHED_BYTES, budget, cache);

  async function budget(request: BudgetRequest): Promise<BytesOrRefusal> {
    const computed = await compute.budgetOf(request.task);
    if (computed.kind === 'refused') return computed;
    const text = JSON.stringify(budgetOf(request, computed.value));
    return { kind: 'bytes', bytes: new TextEncoder().encode(text) };
  }
}

function budgetOf({ task, heading, sources }: BudgetRequest, computed: ComputedBudget): Budget {
  const { magnitude, passage } = computed;
  return defined({
    ...heading,
    magnitude: magnitude && significant(magnitude),
    approach: passage && {
      mainBody: task.centre,
      datetime: `${isoFromJulianDate(utcFromTdb({ scale: 'TDB', day: passage.day, offset: passage.offset }), 3)}Z`,
      distanceKm: significant(passage.distance * AU_KM, 2 * DIGITS),
    },
    rows: rowsOf(computed, sources),
  });
}

/** The changes, then one standard deviation of the orbit, then other orbits. @param sources of these */
function rowsOf(
  { changes, others, origin, sigma, spread }: ComputedBudget,
  sources: readonly string[],
): BudgetRow[] {
  const deviation = spread?.spread;
  const uncertainty = defined({
    basis: origin === 'none' ? undefined : origin,
    absence: sigma === undefined ? absenceOf(origin) : undefined,
    arcsec: sigma && significant(sigma.arcsec),
    km: sigma && significant(sigma.km),
    approachSeconds: deviation && significant(deviation.timeSigma * SECONDS_PER_DAY),
    approachKm: deviation && significant(deviation.distanceSigma * AU_KM),
  });
  return [
    ...changes.map(({ cause, change }) => ({ cause, ...rowOf(change) })),
    { cause: 'uncertainty' as const, ...uncertainty },
    ...others.map((change, place) => ({
      cause: 'solution' as const,
      ...defined({ basis: sources[place] }),
      ...rowOf(change),
    })),
  ];
}

function absenceOf(origin: ComputedBudget['origin']): 'unknown' | 'bent' {
  return origin === 'none' ? 'unknown' : 'bent';
}

function rowOf({ absence, arcsec, km, magnitude, approach }: BudgetChange): Omit<BudgetRow, 'cause'> {
  return defined({
    absence,
    arcsec: significantIfKnown(arcsec),
    km: significantIfKnown(km),
    magnitude: significantIfKnown(magnitude),
    approachSeconds: significantIfKnown(approach?.seconds),
    approachKm: significantIfKnown(approach?.km),
  });
}

function significantIfKnown(value: number | undefined): number | undefined {
  return value === undefined ? undefined : significant(value);
}

function significant(value: number, digits = DIGITS): number {
  return Number(value.toPrecision(digits));
}
