import { createEphemeris, type LoadableEphemeris } from '#engine/ephemeris/create-ephemeris.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { chunksBetween, readEphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { API_CALL_MESSAGE, GENERIC_MESSAGE, RequestFailed } from '#contract/rest/failure.ts';
import { onSite } from './site.ts';

/** The ephemeris files of the page. Each is fetched when a date first needs it, and then cached. */
export type PageEphemeris = {
  /**
   * Loads all files of a span of Julian dates TDB; dates that no file covers are left out.
   *
   * @throws RequestFailed when a part cannot be fetched; the next call fetches it again.
   */
  load(fromDay: number, toDay: number): Promise<Ephemeris>;
  /** The data loaded so far; undefined before the first file has arrived. */
  readonly current: () => Ephemeris | undefined;
  /** Whether the data of a Julian date TDB are loaded, and of the hours before it, when the light of the planets left. */
  readonly covers: (day: number) => boolean;
};

const FOLDER = '/ephemeris';

/** Longer than the light of any planet takes to the Earth, days: that of Neptune takes 4.3 h. */
const LIGHT_DAYS = 0.5;

/** Creates the ephemeris of the page, of which no part is fetched yet. */
export function createPageEphemeris(
  ownFetch: typeof fetch = (...request) => fetch(...request),
): PageEphemeris {
  const loaded = new Set<string>();
  let opening: Promise<LoadableEphemeris> | undefined;
  let ephemeris: LoadableEphemeris | undefined;
  /** Days that are known to be loaded; every picture needs one of them. */
  let sure = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };

  return { load, current: () => (loaded.size === 0 ? undefined : ephemeris), covers };

  async function load(fromDay: number, toDay: number) {
    const opened = await open();
    const missing = chunksBetween(opened.index, fromDay, toDay).filter(({ file }) => !loaded.has(file));
    await Promise.all(
      missing.map(async ({ file }) => {
        const response = await fetchFile(file);
        opened.addChunk(file, new Uint8Array(await response.arrayBuffer()));
        loaded.add(file);
      }),
    );
    return opened;
  }

  function covers(day: number): boolean {
    if (day >= sure.from && day <= sure.to) return true;
    if (ephemeris === undefined) return false;
    const needed = chunksBetween(ephemeris.index, day - LIGHT_DAYS, day);
    const isCovered =
      needed.some(({ lastDay }) => lastDay >= day) && needed.every(({ file }) => loaded.has(file));
    if (!isCovered) return false;
    const to = Math.max(...needed.map(({ lastDay }) => lastDay));
    const isNext = day <= sure.to && to >= sure.from;
    sure = isNext ? { from: Math.min(day, sure.from), to: Math.max(to, sure.to) } : { from: day, to };
    return true;
  }

  /** An index that failed to load is fetched again at the next call. */
  function open(): Promise<LoadableEphemeris> {
    opening ??= openIndex().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function openIndex(): Promise<LoadableEphemeris> {
    const response = await fetchFile('index.json');
    const index = await response.json().then(readEphemerisIndex).catch(brokenFile);
    ephemeris = createEphemeris(index);
    return ephemeris;
  }

  async function fetchFile(file: string): Promise<Response> {
    const response = await ownFetch(onSite(`${FOLDER}/${file}`)).catch(withoutResponse);
    if (response.ok) return response;
    throw new RequestFailed({ kind: 'unexpected', message: GENERIC_MESSAGE });
  }
}

function withoutResponse(error: unknown): never {
  throw new RequestFailed({ kind: 'network', message: API_CALL_MESSAGE }, { cause: error });
}

function brokenFile(error: unknown): never {
  throw new RequestFailed({ kind: 'unexpected', message: GENERIC_MESSAGE }, { cause: error });
}
