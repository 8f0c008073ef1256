import { CONSTELLATIONS_FILE } from '#catalogue/stars/sky-files.ts';
import type { NightPackRequest } from '#contract/local/night-pack.ts';
import type { CalculationResult } from '#contract/opt/calculation.ts';
import { BASE_PATH, ROUTES, TOKEN_HEADER } from '#contract/routes.ts';
import { ORBITS_PATH, STATIC_FILES, type StaticFile } from '#contract/static-manifest.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { type EphemerisIndex, readEphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { sha256Of } from '../data-files.ts';
import type { NightPack, PackedOrbit } from './pack-file.ts';
import { orbitFilesOf } from './packed-orbits.ts';
import { type OnStep, placesIn, starsAbout, type StarReading } from './star-fields.ts';

/** The parts by which a night pack is made. */
export type PackMaking = StarReading & {
  /** The service in the page. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Brings all orbits near today, and how far that is. */
  readonly prepared: () => Promise<void>;
  readonly preparation: () => { readonly done: number; readonly total: number };
  /** Orbits near today as the browser stores them. */
  readonly orbits: () => Promise<Uint8Array | undefined>;
  /** Objects of the catalogue that a query of `calculate` names. */
  readonly bodiesOf: (query: string) => readonly SmallBody[];
  /** Fetches a small file of the page; nothing where there is none. */
  readonly fetchFile: (path: string) => Promise<FetchedFile | undefined>;
  readonly now: () => number;
};

/** A file, and when it was changed last, milliseconds since the Unix epoch. */
export type FetchedFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly changedAt: number };

/** The name of the figures of the constellations in a night. */
export const CONSTELLATIONS = 'constellations';

const LOOK_MS = 200;

/**
 * Puts a night together: the data of the service in the page, orbits near today, and the stars around every object, to the limit of the
 * catalogue.
 *
 * @param signal stops it. @throws its reason; what reading a file throws; Error where the calculation is refused.
 */
export async function makePack(
  request: NightPackRequest,
  making: PackMaking,
  onStep: OnStep,
  signal: AbortSignal,
): Promise<NightPack> {
  const { state, calculation, ...nights } = request;
  const { files: named, contents } = await dataOf(request, making, onStep, signal);
  const result = calculation && (await calculate(calculation.query, making, onStep, signal));
  const places = result === undefined ? [] : placesIn(result);
  const orbits = await orbitsOf(calculation?.query, making, signal);
  const { stars, tiles, taken } = await starsAbout(places, making, onStep, signal);
  const header = {
    ...nights,
    madeAt: new Date(making.now()).toISOString(),
    fields: { taken, all: places.length },
    state,
    ...(calculation === undefined ? {} : { calculation }),
    manifest: {
      ...making.files.manifest,
      files: { ...named, ...(tiles === undefined ? {} : { [STATIC_FILES.starTiles]: tiles }) },
    },
    contents: [...contents.keys()],
    stars: stars.map(({ from, bytes }): [number, number] => [from, from + bytes.length]),
    orbits: orbits.map(({ file, storedAt, bytes }) => ({ file, storedAt, bytes: bytes.length })),
  };
  onStep('file', 0, 1);
  return { header, files: contents, stars, orbits };
}

type Data = {
  readonly files: Readonly<Record<string, StaticFile>>;
  readonly contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
};

async function dataOf(
  { lastNight }: NightPackRequest,
  { files, prepared, preparation, orbits, fetchFile }: PackMaking,
  onStep: OnStep,
  signal: AbortSignal,
): Promise<Data> {
  const { manifest } = files;
  const listed: Record<string, StaticFile> = {};
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  const index = readEphemerisIndex(
    JSON.parse(new TextDecoder().decode(await files.read(STATIC_FILES.ephemerisIndex))),
  );
  const names = [
    STATIC_FILES.catalogue,
    STATIC_FILES.ephemerisIndex,
    ...chunksTo(lastNight, index).map((file) => STATIC_FILES.ephemerisChunk(file)),
    STATIC_FILES.earthOrientation,
    STATIC_FILES.brightStars,
    STATIC_FILES.preparedOrbits,
  ].filter((name) => manifest.files[name] !== undefined);
  for (const [place, name] of names.entries()) {
    signal.throwIfAborted();
    onStep('data', place, names.length);
    const file = manifest.files[name];
    if (file === undefined) continue;
    contents.set(name, await files.read(name));
    listed[name] = file;
  }
  const constellations = `static/sky/${CONSTELLATIONS_FILE}`;
  await add(CONSTELLATIONS, constellations, (await fetchFile(constellations))?.bytes);
  await untilPrepared();
  const stored = await orbits();
  await add(STATIC_FILES.preparedOrbits, 'data/orbits-of-the-night.bin', stored && new Uint8Array(stored));
  return { files: listed, contents };

  async function add(name: string, path: string, bytes: Uint8Array<ArrayBuffer> | undefined): Promise<void> {
    const sha256 = bytes && (await sha256Of(bytes));
    if (bytes === undefined || sha256 === undefined) return;
    listed[name] = { path, bytes: bytes.length, sha256 };
    contents.set(name, bytes);
  }

  async function untilPrepared(): Promise<void> {
    const looking = setInterval(() => {
      const { done, total } = preparation();
      onStep('orbits', done, total);
    }, LOOK_MS);
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    await Promise.race([prepared(), stopped]).finally(() => clearInterval(looking));
  }
}

/** What the service on the network has fetched of the latest orbits of the objects; nothing where there is none that fetches. */
async function orbitsOf(
  query: string | undefined,
  { files: { manifest }, bodiesOf, fetchFile }: PackMaking,
  signal: AbortSignal,
): Promise<readonly PackedOrbit[]> {
  if (query === undefined || manifest.fetchesOrbits !== true) return [];
  const orbits: PackedOrbit[] = [];
  for (const file of bodiesOf(query).flatMap((body) => orbitFilesOf(body))) {
    signal.throwIfAborted();
    const fetched = await fetchFile(`${ORBITS_PATH}/${encodeURIComponent(file)}`);
    if (fetched !== undefined) orbits.push({ file, storedAt: fetched.changedAt, bytes: fetched.bytes });
  }
  return orbits;
}

/** Chunks of the ephemeris from its beginning, as elements of long ago are propagated through them, to some years after a night. */
function chunksTo(night: string, { chunks }: EphemerisIndex): readonly string[] {
  const end = julianDateFromIso(night) + MARGIN_DAYS;
  return chunks.filter(({ firstDay }) => firstDay <= end).map(({ file }) => file);
}

/** The tools show ten years ahead, and look a little further for what happens then. */
const MARGIN_DAYS = 11 * 365;

/** The calculation that the night begins with; its tables say where the objects are. */
async function calculate(
  query: string,
  { answer, sleep }: PackMaking,
  onStep: OnStep,
  signal: AbortSignal,
): Promise<CalculationResult> {
  const accepted = await answerTo<{ token: string }>(answer, `${ROUTES.calculate}?${query}`, {});
  for (;;) {
    signal.throwIfAborted();
    const headers = { [TOKEN_HEADER]: accepted.token };
    const result = await answerTo<CalculationResult>(answer, ROUTES.getCalculationResult, headers);
    onStep('positions', result.processed, result.selected);
    if (result.processed >= result.selected) return result;
    await sleep(LOOK_MS);
  }
}

/** @throws Error with the title of the problem where the service refuses. */
async function answerTo<Value>(
  answer: PackMaking['answer'],
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Value> {
  const response = await answer(new Request(new URL(BASE_PATH + path, 'http://page'), { headers }));
  if (!response.ok) throw new Error(((await response.json()) as { title: string }).title);
  return (await response.json()) as Value; // of this service
}
