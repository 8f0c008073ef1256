import type { AsteroidPhraseQuery, AsteroidsByName, Impactor, ListedObject } from '#contract/asteroid.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Observatory } from '#contract/site/observatory.ts';
import type { ServiceStatus } from '#contract/status.ts';
import { call, type CallOptions } from './call.ts';
import { type ClientOptions, createHttp } from './http.ts';

/** The calls that all tools share. Each throws `RequestFailed`, and nothing else, when it has no response. */
export type Client = {
  findObservatories(phrase: string, options?: CallOptions): Promise<readonly Observatory[]>;
  findObjects(query: AsteroidPhraseQuery, options?: CallOptions): Promise<readonly ListedObject[]>;
  findObjectsByName(names: readonly string[], options?: CallOptions): Promise<AsteroidsByName>;
  impactors(options?: CallOptions): Promise<readonly Impactor[]>;
  /** Stores the JSON text of a tool's state and returns the id that loads it again. */
  saveToolState(toolState: string, options?: CallOptions): Promise<string>;
  /** The text that was saved under an id. */
  loadToolState(toolStateId: string, options?: CallOptions): Promise<string>;
  status(options?: CallOptions): Promise<ServiceStatus>;
};

/** A client of the service. `http.ts` decides when a request is repeated. */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '' } = options;
  const http = createHttp(options);
  return {
    findObservatories: (query, options) =>
      call(http, baseUrl, ENDPOINTS.findObservatoryByPhrase, { query }, options),
    findObjects: (query, options) => call(http, baseUrl, ENDPOINTS.findAsteroidByPhrase, query, options),
    findObjectsByName: (names, options) =>
      call(http, baseUrl, ENDPOINTS.findAsteroidByName, { query: [...names] }, options),
    impactors: (options) => call(http, baseUrl, ENDPOINTS.impactors, {}, options),
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
