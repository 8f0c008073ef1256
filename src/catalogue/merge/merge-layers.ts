import { itemAt } from '#engine/numbers-in.ts';
import type { MergedBody } from '../merged-body.ts';
import type { BodyRow } from '../parse/body-row.ts';
import type { RiskRow } from '../parse/risk-row.ts';
import type { Risk } from '../small-body.ts';
import type { Source } from '../source.ts';
import { groupByIdentity, identityKeys } from './identity.ts';
import { type SourcedRow, mergeRows } from './merge-rows.ts';

/** Rows of one source. */
export type Layer = { readonly source: Source; readonly rows: readonly BodyRow[] };

/** A risk list of one service. */
export type RiskList = {
  readonly list: Risk['list'];
  /** ISO date, shown with every value. */
  readonly date: string;
  readonly rows: readonly RiskRow[];
};

/** Bodies of all layers, and what could not be placed. */
export type MergedLayers = {
  readonly bodies: readonly MergedBody[];
  readonly sources: readonly Source[];
  /** Bodies of which only physical values are known. */
  readonly withoutOrbit: number;
  /** Lines of risk lists whose object has no orbit here. */
  readonly unplacedRisks: number;
};

/**
 * Merges layers per object: the newer solution wins and missing values are filled from older rows.
 *
 * Newer is the later month of the source; within one month the larger preference, then the later day. Bodies are sorted:
 * numbered asteroids, asteroids by designation, comets.
 */
export function mergeLayers(layers: readonly Layer[], risks: readonly RiskList[]): MergedLayers {
  const sorted = layers.toSorted((a, b) => compareSources(b.source, a.source));
  const rows = sorted.flatMap((layer, source) => layer.rows.map((row): SourcedRow => ({ ...row, source })));
  const groups = groupByIdentity(rows);
  const merged = groups.map(mergeRows).filter((body) => body !== undefined);
  const { bodies, unplaced } = withRisks(merged.sort(compareBodies), risks);
  return {
    bodies,
    sources: sorted.map((layer) => layer.source),
    withoutOrbit: groups.length - bodies.length,
    unplacedRisks: unplaced,
  };
}

function compareSources(a: Source, b: Source): number {
  const months = compareText(a.date.slice(0, 7), b.date.slice(0, 7));
  if (months !== 0) return months;
  return a.preference - b.preference || compareText(a.date, b.date);
}

function compareBodies(a: MergedBody, b: MergedBody): number {
  return (
    kindOrder(a) - kindOrder(b) ||
    Number.parseInt(a.number ?? '0', 10) - Number.parseInt(b.number ?? '0', 10) ||
    compareText(a.number ?? a.designation, b.number ?? b.designation)
  );
}

function kindOrder({ bodyType, number }: MergedBody): number {
  return (bodyType === 'Comet' ? 2 : 0) + (number === undefined ? 1 : 0);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Gives every body its line of the newest risk list that names it. */
function withRisks(
  bodies: readonly MergedBody[],
  risks: readonly RiskList[],
): { bodies: MergedBody[]; unplaced: number } {
  const byKey = new Map(
    bodies.flatMap((body, k) => identityKeys(body).map((key): [string, number] => [key, k])),
  );
  const result = [...bodies];
  let unplaced = 0;
  for (const { list, date, rows } of risks.toSorted((a, b) => compareText(a.date, b.date))) {
    for (const row of rows) {
      const place = identityKeys(row)
        .map((key) => byKey.get(key))
        .find((k) => k !== undefined);
      if (place === undefined) unplaced++;
      else result[place] = { ...itemAt(result, place), risk: { list, listDate: date, ...row.risk } };
    }
  }
  return { bodies: result, unplaced };
}
