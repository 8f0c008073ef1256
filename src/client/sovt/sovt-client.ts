import { NOV_ENDPOINTS } from '#contract/nov/endpoints.ts';
import { readSynodicPath, type SynodicFile } from '#contract/nov/synodic-bytes.ts';
import type { SynodicResponse, SynodicHyperbolicQuery, SynodicQuery } from '#contract/nov/synodic.ts';
import { SOVT_ENDPOINTS } from '#contract/sovt/endpoints.ts';
import { type PopulationPart, readPopulationParts } from '#contract/sovt/population-bytes.ts';
import type { PopulationResponse, PopulationQuery } from '#contract/sovt/population.ts';
import { SOVT_RANGES } from '#contract/sovt/ranges.ts';
import type { WindowsAnswer, WindowsQuery } from '#contract/sovt/windows.ts';
import { addressOf, call, callBytes, type CallOptions } from '../call.ts';
import { callStream } from '../call-stream.ts';
import { type ClientOptions, createHttp } from '../http.ts';

/** The calls of sovt. Each throws `RequestFailed`, and nothing else, when it has no response. */
export type SovtClient = {
  /** The path of an object of the catalogue, or of an ellipse, in the rotating frame. */
  path(query: SynodicQuery, options?: CallOptions): Promise<SynodicFile>;
  /** The path of a hyperbola or a parabola. */
  openPath(query: SynodicHyperbolicQuery, options?: CallOptions): Promise<SynodicFile>;
  windows(query: WindowsQuery, options?: CallOptions): Promise<WindowsAnswer>;
  /** Address from which the windows are downloaded. */
  windowsAddress(query: WindowsQuery, form: 'csv' | 'calendar'): string;
  /** The brightest near-Earth objects. */
  brightest(query: PopulationQuery, options?: CallOptions): Promise<PopulationResponse>;
  /** Every near-Earth object, by parts as they come; of a service without parts its brightest objects are returned. */
  population(
    query: PopulationQuery,
    onPart: (part: PopulationPart) => void,
    options?: CallOptions,
  ): Promise<PopulationResponse | undefined>;
};

/** A client of the calls of sovt. */
export function createSovtClient(options: ClientOptions = {}): SovtClient {
  const { baseUrl = '' } = options;
  const http = createHttp(options);
  const path = {
    bytes: readSynodicPath,
    json: async (response: SynodicResponse) => (await import('./plain-path.ts')).pathOfRows(response),
  };
  return {
    path: (query, extra) => callBytes(http, baseUrl, NOV_ENDPOINTS.synodic, query, path, extra),
    openPath: (query, extra) => callBytes(http, baseUrl, NOV_ENDPOINTS.synodicHyperbolic, query, path, extra),
    windows: (query, extra) => call(http, baseUrl, SOVT_ENDPOINTS.windows, query, extra),
    windowsAddress: (query, form) =>
      addressOf(baseUrl, form === 'csv' ? SOVT_ENDPOINTS.windowsCsv : SOVT_ENDPOINTS.windowsCalendar, query),
    brightest: (query, extra) => call(http, baseUrl, SOVT_ENDPOINTS.population, query, extra),
    population: (query, onPart, extra) =>
      callStream(http, baseUrl, SOVT_ENDPOINTS.population, { ...query, ...ALL }, partsTo(onPart), extra),
  };
}

/**
 * As many as one response may list, lost comets included. A response in parts ignores both parameters: it lists all, and marks
 * lost comets.
 */
const ALL = { most: SOVT_RANGES.most.max, includeLost: true };

function partsTo(onPart: (part: PopulationPart) => void): (bytes: Uint8Array) => number {
  return (bytes) => {
    const { parts, taken } = readPopulationParts(bytes);
    parts.forEach(onPart);
    return taken;
  };
}
