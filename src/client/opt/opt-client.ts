import {
  type CalculateQuery,
  type CalculationResult,
  type CalculationTicket,
  type Cancellation,
  type ObjectTable,
  objectTable,
  type PlotTables,
  type ResultQuery,
  type ShortTermQuery,
  unreadPlots,
} from '#contract/opt/calculation.ts';
import { OPT_ENDPOINTS } from '#contract/opt/endpoints.ts';
import type { FilteringQuery, FilteringResult } from '#contract/opt/filtering.ts';
import { itemAt } from '#engine/numbers-in.ts';
import { call, type CallOptions, callRead } from '../call.ts';
import { type ClientOptions, createHttp } from '../http.ts';

/** The calls of observation planning. Each throws `RequestFailed`, and nothing else, when it has no response. */
export type OptClient = {
  filter(query: FilteringQuery, options?: CallOptions): Promise<FilteringResult>;
  calculate(query: CalculateQuery, options?: CallOptions): Promise<CalculationTicket>;
  result(options: CallOptions & { token: string }): Promise<CalculationResult>;
  cancel(options: CallOptions & { token: string }): Promise<Cancellation>;
  longTerm(options: CallOptions & { token: string }): Promise<PlotTables>;
  shortTerm(query: ShortTermQuery, options: CallOptions & { token: string }): Promise<PlotTables>;
};

export type TimedClientOptions = ClientOptions & {
  /** Milliseconds of real time that never go back. */
  readonly realNow: () => number;
};

/** A client of the calls of observation planning. */
export function createOptClient(options: TimedClientOptions): OptClient {
  const { baseUrl = '', realNow } = options;
  const http = createHttp(options);
  return {
    filter: (query, options) => call(http, baseUrl, OPT_ENDPOINTS.filtering, query, options),
    calculate: (query, options) => call(http, baseUrl, OPT_ENDPOINTS.calculate, query, options),
    result: createResultReader((query, options) =>
      call(http, baseUrl, OPT_ENDPOINTS.getCalculationResult, query, options),
    ),
    cancel: (options) => call(http, baseUrl, OPT_ENDPOINTS.cancelCalculation, {}, options),
    longTerm: (options) => call(http, baseUrl, OPT_ENDPOINTS.longTerm, {}, options),
    shortTerm: (query, options) =>
      callRead(
        http,
        baseUrl,
        OPT_ENDPOINTS.shortTerm,
        query,
        (response) => readPlots(response, realNow),
        options,
      ),
  };
}

type ReadOptions = CallOptions & { readonly token: string };

/** State of a running calculation. */
type Known = {
  readonly token: string;
  readonly result: CalculationResult;
  readonly places: readonly number[];
};

/**
 * Reads a running calculation: each time what was done since, joined to what came before.
 *
 * @param request sends a query; a service that knows no `after` sends a whole response, which is returned as it is.
 */
export function createResultReader(
  request: (query: ResultQuery, options: ReadOptions) => Promise<CalculationResult>,
): (options: ReadOptions) => Promise<CalculationResult> {
  let known: Known | undefined;

  return read;

  async function read(options: ReadOptions): Promise<CalculationResult> {
    const { token } = options;
    const before = known?.token === token ? known : undefined;
    const response = await request({ after: before?.places.length ?? 0 }, options);
    if (before !== undefined && response.places?.some((place) => before.places.includes(place)) === true) {
      known = undefined; // it is done anew, in another order
      return read(options);
    }
    const { places, ...result } = before === undefined ? response : joinResults(before, response);
    const isIncomplete = places !== undefined && result.processed < result.selected;
    known = isIncomplete ? { token, result, places } : undefined;
    return result;
  }
}

/** Objects in the order of the calculation, whenever they came. */
function joinResults(before: Known, response: CalculationResult): CalculationResult {
  const { object, places } = response;
  if (places === undefined) return response;
  const all = [
    ...withPlaces(before.places, before.result.object.data),
    ...withPlaces(places, object.data),
  ].sort(([a], [b]) => a - b);
  return {
    ...response,
    object: { ...object, data: all.map(([, table]) => table) },
    sunmoon: before.places.length === 0 ? response.sunmoon : before.result.sunmoon,
    places: all.map(([place]) => place),
  };
}

function withPlaces(
  places: readonly number[],
  tables: readonly ObjectTable[],
): readonly (readonly [place: number, table: ObjectTable])[] {
  return places.map((place, index) => [place, itemAt(tables, index)]);
}

/** Longest stretch of work without a pause, ms: half a frame. */
const STRETCH_MS = 8;

/**
 * Checks tables of plots against the contract one object at a time. There may be 360,000 rows, so the page is given time
 * to paint between objects.
 *
 * @param realNow milliseconds of real time that never go back.
 * @throws {Error} when the response breaks the contract.
 */
export async function readPlots(response: unknown, realNow: () => number): Promise<PlotTables> {
  const tables = unreadPlots.parse(response);
  const data = [];
  let since = realNow();
  for (const table of tables.object.data) {
    data.push(objectTable.parse(table));
    if (realNow() - since < STRETCH_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = realNow();
  }
  return { ...tables, object: { ...tables.object, data } };
}
