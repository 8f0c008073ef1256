import {
  APPROACH_LINES,
  type CloseApproaches,
  type CloseApproachesLine,
} from '#contract/fvt/close-approaches.ts';
import { FEATURED_OBJECTS } from '#contract/fvt/featured-objects.ts';
import { type WrittenApproaches, writtenApproaches } from '#contract/local/written-approaches.ts';
import { pathOf } from '#contract/routes.ts';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import { serviceStatus } from '#contract/status.ts';
import type { DataFiles } from './data-files.ts';

const JSON_TYPE = 'application/json';

/** Media types of responses other than JSON. */
const OTHER_TYPES = ['application/octet-stream', APPROACH_LINES];

/** Gives the response that is written beside the page to a request; nothing where there is none, or it does not hold any more. */
export type WrittenAnswers = (request: Request) => Promise<Response | undefined>;

/**
 * The responses that are written beside the page, so that neither the catalogue nor orbits are read for what all visitors request.
 *
 * @param now milliseconds since the Unix epoch. @param report gets why one cannot be read; it is computed then.
 */
export function writtenAnswers(
  dataFiles: DataFiles,
  now: () => number,
  report: (error: unknown) => void,
): WrittenAnswers {
  const { files } = dataFiles.manifest;
  return async (request) => {
    if (request.method !== 'GET') return undefined;
    const { pathname, search, searchParams } = new URL(request.url);
    const accepted = request.headers.get('Accept') ?? '';
    const type = OTHER_TYPES.find((one) => accepted.includes(one)) ?? JSON_TYPE;
    try {
      if (pathname === pathOf('closeApproaches')) return await approachesTo(searchParams, type);
      const bytes = await bytesTo(pathname + search, type);
      if (bytes === undefined) return undefined;
      const body = pathname === pathOf('status') ? statusOfNow(bytes) : bytes;
      return new Response(body, { headers: { 'Content-Type': type } });
    } catch (error) {
      report(error);
      return undefined;
    }
  };

  async function bytesTo(address: string, type: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    for (let place = 0; ; place++) {
      const name = STATIC_FILES.answer(address, place);
      const file = files[name];
      if (file === undefined) return undefined;
      if ((file.type ?? JSON_TYPE) !== type) continue;
      if (file.until === undefined || Date.parse(file.until) > now()) return dataFiles.read(name);
    }
  }

  /** The status as it is before any data are read. */
  function statusOfNow(bytes: Uint8Array): string {
    const status = serviceStatus.parse(jsonIn(bytes));
    return JSON.stringify({
      ...status,
      now: new Date(now()).toISOString(),
      preparation: { done: 0, total: 0 },
    });
  }

  async function approachesTo(query: URLSearchParams, type: string): Promise<Response | undefined> {
    const name = nameOfSearch(query);
    if (name === undefined || files[name] === undefined) return undefined;
    const written = writtenApproaches.parse(jsonIn(await dataFiles.read(name)));
    const [from, to] = [Number(query.get('startDate')), Number(query.get('endDate'))];
    if (!(from >= written.from && to <= written.to)) return undefined;
    const closeApproaches = written.closeApproaches.filter(({ mjd }) => mjd >= from && mjd <= to);
    const found = { closeApproaches, errors: written.errors };
    const body = type === APPROACH_LINES ? linesOf(found, written) : JSON.stringify(found);
    return new Response(body, { headers: { 'Content-Type': type } });
  }
}

/** The written search that a search may be a part of. */
function nameOfSearch(query: URLSearchParams): string | undefined {
  if ((query.get('mainBody') ?? 'earth') !== 'earth' || query.has('distMax')) return undefined;
  const names = query.get('names') ?? '';
  if (names === '') return STATIC_FILES.approaches('all');
  return names === FEATURED_OBJECTS.join(',') ? STATIC_FILES.approaches('featured') : undefined;
}

/** Lines of a search of which later days are not prepared: the first says so, since nothing is done in it. */
function linesOf(found: CloseApproaches, { objects }: WrittenApproaches): string {
  const nothing = { closeApproaches: [], errors: [] };
  const lines: readonly CloseApproachesLine[] = [
    { ...nothing, done: 0, total: objects, complete: false },
    { ...found, done: objects, total: objects, complete: false },
    { ...nothing, done: 0, total: 0, complete: true },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function jsonIn(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}
