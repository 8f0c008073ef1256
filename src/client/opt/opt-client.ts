import {
  type CalculateQuery,
  type CalculationResult,
  type CalculationTicket,
  type Cancellation,
  objectTable,
  type PlotTables,
  type ShortTermQuery,
  unreadPlots,
} from '#contract/opt/calculation.ts';
import { OPT_ENDPOINTS } from '#contract/opt/endpoints.ts';
import type { FilteringQuery, FilteringResult } from '#contract/opt/filtering.ts';
import { call, type CallOptions, callRead } from '../call.ts';
import { type ClientOptions, createHttp } from '../http.ts';
import { createResultReader } from '../read-result.ts';

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
