import type { AsteroidPhraseQuery, AsteroidsByName, Impactor, ListedObject } from '#contract/asteroid.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
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
import type { FilteringQuery, FilteringResult } from '#contract/opt/filtering.ts';
import type { Observatory } from '#contract/site/observatory.ts';
import type { ServiceStatus } from '#contract/status.ts';
import { call, type CallOptions, callRead } from './call.ts';
import { type ClientOptions, createHttp } from './http.ts';
import { createResultReader } from './read-result.ts';

/** The calls of the service. Each throws `RequestFailed`, and nothing else, when it has no response. */
export type Client = {
  findObservatories(phrase: string, options?: CallOptions): Promise<readonly Observatory[]>;
  findObjects(query: AsteroidPhraseQuery, options?: CallOptions): Promise<readonly ListedObject[]>;
  findObjectsByName(names: readonly string[], options?: CallOptions): Promise<AsteroidsByName>;
  impactors(options?: CallOptions): Promise<readonly Impactor[]>;
  filter(query: FilteringQuery, options?: CallOptions): Promise<FilteringResult>;
  calculate(query: CalculateQuery, options?: CallOptions): Promise<CalculationTicket>;
  result(options: CallOptions & { token: string }): Promise<CalculationResult>;
  cancel(options: CallOptions & { token: string }): Promise<Cancellation>;
  longTerm(options: CallOptions & { token: string }): Promise<PlotTables>;
  shortTerm(query: ShortTermQuery, options: CallOptions & { token: string }): Promise<PlotTables>;
  /** Stores the JSON text of a tool's state and returns the id that loads it again. */
  saveToolState(toolState: string, options?: CallOptions): Promise<string>;
  /** The text that was saved under an id. */
  loadToolState(toolStateId: string, options?: CallOptions): Promise<string>;
  status(options?: CallOptions): Promise<ServiceStatus>;
};

export type TimedClientOptions = ClientOptions & {
  /** Milliseconds of real time that never go back. */
  readonly realNow: () => number;
};

/** A client of the service. `http.ts` decides when a request is repeated. */
export function createClient(options: TimedClientOptions): Client {
  const { baseUrl = '', realNow } = options;
  const http = createHttp(options);
  return {
    findObservatories: (query, options) =>
      call(http, baseUrl, ENDPOINTS.findObservatoryByPhrase, { query }, options),
    findObjects: (query, options) => call(http, baseUrl, ENDPOINTS.findAsteroidByPhrase, query, options),
    findObjectsByName: (names, options) =>
      call(http, baseUrl, ENDPOINTS.findAsteroidByName, { query: [...names] }, options),
    impactors: (options) => call(http, baseUrl, ENDPOINTS.impactors, {}, options),
    filter: (query, options) => call(http, baseUrl, ENDPOINTS.filtering, query, options),
    calculate: (query, options) => call(http, baseUrl, ENDPOINTS.calculate, query, options),
    result: createResultReader((query, options) =>
      call(http, baseUrl, ENDPOINTS.getCalculationResult, query, options),
    ),
    cancel: (options) => call(http, baseUrl, ENDPOINTS.cancelCalculation, {}, options),
    longTerm: (options) => call(http, baseUrl, ENDPOINTS.longTerm, {}, options),
    shortTerm: (query, options) =>
      callRead(
        http,
        baseUrl,
        ENDPOINTS.shortTerm,
        query,
        (response) => readPlots(response, realNow),
        options,
      ),
    saveToolState: async (toolState, options) => {
      const saved = await call(
        http,
        baseUrl,
        ENDPOINTS.saveToolState,
        {},
        { ...options, body: { toolState } },
      );
      return saved.toolStateId;
    },
    loadToolState: async (toolStateId, options) => {
      const loaded = await call(http, baseUrl, ENDPOINTS.loadToolState, { toolStateId }, options);
      return loaded.toolState;
    },
    status: (options) => call(http, baseUrl, ENDPOINTS.status, {}, options),
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
