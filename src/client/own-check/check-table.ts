import type {
  CalculateQuery,
  CalculationResult,
  ObjectTable,
  Provenance,
} from '#contract/opt/calculation.ts';
import { failureOf, GENERIC_MESSAGE, NO_EPHEMERIDES_MESSAGE, RequestFailed } from '#contract/rest/failure.ts';
import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import {
  type HorizonsTable,
  MAX_TABLE_CHARACTERS,
  readHorizonsTable,
} from '#catalogue/parse/horizons-table.ts';
import { BadFileError } from '#catalogue/source.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { itemAt } from '#engine/numbers-in.ts';
import type { OptClient } from '../opt/opt-client.ts';
import { compareRows, type ComparedRow } from './compare-rows.ts';
import { gridsOf, type TableGrid } from './table-grid.ts';

/** A table of Horizons beside what the service calculates for its object, site and dates. */
export type TableCheck = {
  readonly table: HorizonsTable;
  readonly rows: readonly ComparedRow[];
  readonly object: ObjectTable;
  /** Epoch of the elements that the service has, Julian date TDB. */
  readonly epochTdb?: number;
  readonly provenance: Provenance;
};

export type CheckOutcome =
  | { readonly kind: 'checked'; readonly check: TableCheck }
  | { readonly kind: 'refused'; readonly reason: string };

/** Pause before the result is first requested, and between later requests, ms. */
const FIRST_PAUSE_MS = 200;
const PAUSE_MS = 1000;

/**
 * Reads an observer table of Horizons and has the service calculate its rows; nothing of it is sent but object, site, dates and step.
 *
 * @returns a refusal with its reason where the text is no such table, or the service cannot calculate it.
 */
export async function checkTable(
  source: string | Blob,
  client: Pick<OptClient, 'calculate' | 'result'>,
  signal: AbortSignal,
): Promise<CheckOutcome> {
  try {
    const table = readHorizonsTable(typeof source === 'string' ? source : await textOf(source));
    const calculations = await Promise.all(
      gridsOf(table).map(async (grid) => {
        const { object, provenance } = await calculate(client, queryOf(table, grid), signal);
        const [computed] = object.data;
        if (computed === undefined) throw new RequestFailed({ kind: 'unexpected', message: GENERIC_MESSAGE });
        return { computed, provenance, rows: compareRows(grid, object.fields, computed.data) };
      }),
    );
    const { computed, provenance } = itemAt(calculations, 0);
    const epoch = computed.provenance?.epoch;
    const rows = calculations.flatMap((calculation) => calculation.rows);
    if (rows.length === 0)
      return { kind: 'refused', reason: `${table.target}: ${computed.error ?? NO_EPHEMERIDES_MESSAGE}` };
    return {
      kind: 'checked',
      check: {
        table,
        rows,
        object: computed,
        provenance,
        ...(epoch !== undefined && { epochTdb: epoch + MJD_ORIGIN }),
      },
    };
  } catch (error) {
    if (error instanceof BadFileError) return { kind: 'refused', reason: error.message };
    if (error instanceof RequestFailed) return { kind: 'refused', reason: failureOf(error).message };
    throw error;
  }
}

/** The text of a file; one that is too long is not read. */
async function textOf(file: Blob): Promise<string> {
  if (file.size > MAX_TABLE_CHARACTERS)
    throw new BadFileError(`The file has ${file.size} bytes; at most ${MAX_TABLE_CHARACTERS} are read.`);
  try {
    return await file.text();
  } catch (error) {
    throw new BadFileError(
      `The file could not be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function queryOf({ name, site }: HorizonsTable, { startUtc, endUtc, stepDays }: TableGrid): CalculateQuery {
  return {
    names: [name],
    julianDateStart: startUtc,
    julianDateEnd: endUtc,
    step: stepDays,
    ...(site.kind === 'geocentre'
      ? { observatoryCode: GEOCENTRE_CODE }
      : {
          observatoryLatitude: site.latitudeDeg,
          observatoryLongitude: site.longitudeDeg,
          observatoryElevation: site.heightM,
        }),
  };
}

async function calculate(
  client: Pick<OptClient, 'calculate' | 'result'>,
  query: CalculateQuery,
  signal: AbortSignal,
): Promise<CalculationResult> {
  const { token } = await client.calculate(query, { signal });
  for (let pause = FIRST_PAUSE_MS; ; pause = PAUSE_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const result = await client.result({ token, signal });
    if (result.processed >= result.selected) return result;
  }
}
