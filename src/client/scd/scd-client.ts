import type { Background, CircleQuery, RectangleQuery } from '#contract/scd/background.ts';
import { SCD_ENDPOINTS } from '#contract/scd/endpoints.ts';
import { readStarField, type StarField, writeStarField } from '#contract/scd/star-bytes.ts';
import { type Trace, traceOf } from '#contract/scd/trace-points.ts';
import {
  type AreaQuery,
  type SkyAreas,
  pathAngle,
  trace,
  type TraceQuery,
  type TraceUserDefinedQuery,
} from '#contract/scd/trace.ts';
import { addressOf, call, callBytes, type CallOptions, callRead, type QueryOf } from '../call.ts';
import { type ClientOptions, createHttp } from '../http.ts';
import type { TabCache } from '../tab-cache.ts';

/** The calls of the sky chart. Each throws `RequestFailed`, and nothing else, when it has no response. */
export type ScdClient = {
  areas(query: AreaQuery, options?: CallOptions): Promise<SkyAreas['object']>;
  /** Degrees of arc on the sky; undefined where the object has no path. */
  pathAngle(query: TraceQuery, options?: CallOptions): Promise<number | undefined>;
  trace(query: TraceQuery, options?: CallOptions): Promise<Trace>;
  traceUserDefined(query: TraceUserDefinedQuery, options?: CallOptions): Promise<Trace>;
  starsInRectangle(query: RectangleQuery, options?: CallOptions): Promise<StarField>;
  starsInCircle(query: CircleQuery, options?: CallOptions): Promise<StarField>;
};

export type ScdClientOptions = ClientOptions & {
  /** Caches traces, how far they lead, and stars by their address, so that each is requested once. */
  readonly cache: TabCache;
};

type TraceEndpoint = typeof SCD_ENDPOINTS.trace | typeof SCD_ENDPOINTS.traceUserDefined;
type StarsEndpoint = typeof SCD_ENDPOINTS.starsInRectangle | typeof SCD_ENDPOINTS.starsInCircle;

/** A response, and the text that gives it again. */
type Loaded<Value> = { readonly response: Value; readonly text: string };

/** A client of the calls of the sky chart. */
export function createScdClient({ cache, ...options }: ScdClientOptions): ScdClient {
  const { baseUrl = '' } = options;
  const http = createHttp(options);
  return {
    areas: async (query, extra) => (await call(http, baseUrl, SCD_ENDPOINTS.area, query, extra)).object,
    pathAngle: (query, extra) =>
      loadOnce(
        addressOf(baseUrl, SCD_ENDPOINTS.pathAngle, query),
        (text) => arcOf(JSON.parse(text)),
        async () => {
          const response = await call(http, baseUrl, SCD_ENDPOINTS.pathAngle, query, extra);
          return { response: arcOf(response), text: JSON.stringify(response) };
        },
      ),
    trace: (query, extra) => loadTrace(SCD_ENDPOINTS.trace, query, extra),
    traceUserDefined: (query, extra) => loadTrace(SCD_ENDPOINTS.traceUserDefined, query, extra),
    starsInRectangle: (query, extra) => stars(SCD_ENDPOINTS.starsInRectangle, query, extra),
    starsInCircle: (query, extra) => stars(SCD_ENDPOINTS.starsInCircle, query, extra),
  };

  function loadTrace<E extends TraceEndpoint>(endpoint: E, query: QueryOf<E>, extra: CallOptions = {}) {
    return loadOnce(
      addressOf(baseUrl, endpoint, query),
      (text) => loadedTrace(JSON.parse(text)).response,
      () => callRead(http, baseUrl, endpoint, query, loadedTrace, extra),
    );
  }

  function stars<E extends StarsEndpoint>(endpoint: E, query: QueryOf<E>, extra: CallOptions = {}) {
    return loadOnce(
      addressOf(baseUrl, endpoint, query),
      (text) => readStarField(bytesOfText(text)),
      () =>
        callBytes(
          http,
          baseUrl,
          endpoint,
          query,
          {
            bytes: loadedStars,
            json: async (response: Background) =>
              loadedStars(writeStarField((await import('./plain-stars.ts')).starsOfRows(response, query))),
          },
          extra,
        ),
    );
  }

  /** The cached response of an address; loaded and cached where there is none that can be read. */
  async function loadOnce<Value>(
    address: string,
    read: (text: string) => Value,
    load: () => Promise<Loaded<Value>>,
  ): Promise<Value> {
    const text = cache.read(address);
    if (text !== undefined) {
      try {
        return read(text);
      } catch (error) {
        if (!(error instanceof Error)) throw error; // of another version of the page
        cache.forget(address);
      }
    }
    const loaded = await load();
    cache.store(address, loaded.text);
    return loaded.response;
  }
}

/** @throws ZodError where the response breaks the contract. */
function arcOf(response: unknown): number | undefined {
  return pathAngle.parse(response).object.data[0]?.arclength;
}

/** @throws ZodError where the response breaks the contract. */
function loadedTrace(response: unknown): Loaded<Trace> {
  return { response: traceOf(trace.parse(response)), text: JSON.stringify(response) };
}

/** @throws RangeError where the bytes are not stars. */
function loadedStars(bytes: Uint8Array): Loaded<StarField> {
  return { response: readStarField(bytes), text: textOfBytes(bytes) };
}

/** Bytes handled at once: as many as a function takes arguments anywhere. */
const PIECE = 8192;

/** Bytes as a text of as many characters, for a storage of texts. */
function textOfBytes(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += PIECE) {
    text += String.fromCharCode(...bytes.subarray(from, from + PIECE));
  }
  return text;
}

/** The bytes that {@link textOfBytes} made a text of. */
function bytesOfText(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}
