import type { SmallBody } from '#catalogue/small-body.ts';
import type { StarCatalogue } from '#catalogue/stars/star-catalogue.ts';
import { BASE_PATH, ROUTES } from '#contract/routes.ts';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import { createApp } from '#server/app.ts';
import { NO_CANDIDATE_VARIANTS } from '#server/bodies/candidate-orbits.ts';
import type { ServiceCatalogue } from '#server/bodies/service-catalogue.ts';
import { createService } from '#server/create-service.ts';
import type { ByteStore } from '#server/filtering/byte-store.ts';
import { createNodeStore } from '#server/filtering/survey/node-stores.ts';
import { UNLIMITED } from '#server/http/call-allowance.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { catalogueStarFields } from '#server/sky/star-fields.ts';
import { calculationRequest } from '#server/calculations/calculation-routes.ts';
import type { NewCalculation } from '#server/calculations/calculation-store.ts';
import { type CalculationRequest, withoutLatest } from '#server/calculations/calculation.ts';
import type { Preparation } from '#server/filtering/survey/preparation.ts';
import type { StateStore } from '#server/states/state-store.ts';
import { openCatalogueFiles } from './catalogue-files.ts';
import type { DataFiles } from './data-files.ts';
import { missingCall } from './missing-calls.ts';
import type { NightPacks } from './night-pack/night-packs.ts';
import { packedOrbits } from './night-pack/packed-orbits.ts';
import { readEarth, readIndex, readPrepared, shapesOf } from './read-data.ts';
import { pageToken, rememberedTokens } from './remembered-tokens.ts';
import { openPageStars, type PageStars } from './stars/page-stars.ts';
import type { RangesOf } from './stars/star-file.ts';
import { writtenAnswers } from './written-answers.ts';
import { lastingCalculations, type RequestStore } from './stores/lasting-calculations.ts';
import { startWorkerPool, type WorkerPoolParts } from './workers/worker-pool.ts';

/** The only visitor of a page. */
const VISITOR = 'this page';

/** How often the prepared orbits are compared with the date, ms. */
const LOOK_AT_DATE_MS = 3_600_000;

/** Calls that need stars, and calls that need orbits near today, by the beginning of their paths. */
const WITH_STARS = [`${BASE_PATH}/scd/`];
const WITH_TODAY = [ROUTES.filtering, ROUTES.tonight, ROUTES.swarm, ROUTES.population].map(
  (path) => BASE_PATH + path,
);

const STATUS = BASE_PATH + ROUTES.status;

const MAIN_BODIES = BASE_PATH + ROUTES.mainBodies;

type App = ReturnType<typeof createApp>;

/** The parts of the service in the page. */
export type BrowserParts = Pick<WorkerPoolParts, 'open' | 'workers'> & {
  /** Folder of the page. */
  readonly root: URL;
  readonly files: DataFiles;
  readonly rangesOf: RangesOf;
  readonly byteStore: ByteStore;
  readonly stateStore: StateStore;
  readonly requestStore: RequestStore;
  /** The night that was taken along. */
  readonly packs: Pick<NightPacks, 'current'>;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
};

/** The service in the page, and the bringing of its orbits to today. */
export type BrowserService = {
  readonly answer: (request: Request) => Promise<Response>;
  /** Whether the data have orbits near the day on which they were made. */
  readonly hasPrepared: boolean;
  /** Resolves when all orbits are near today; begins with it where no call has. */
  readonly prepared: () => Promise<void>;
  /** Orbits that are near today, and those that are to be. */
  readonly preparation: Preparation['progress'];
  /** Objects of the catalogue that a query of `calculate` names. */
  readonly bodiesOf: (query: string) => readonly SmallBody[];
  /** Ends what goes on without a call: another service is open in its place. Calls that are under way come to their end. */
  readonly retire: () => void;
  /** Has the stars read again with the next call: others may be here now. */
  readonly forgetStars: () => void;
};

/**
 * Puts the service together. Catalogue, stars and prepared orbits are read when the first call needs them, and not for what is written
 * beside the page.
 *
 * @throws what {@link DataFiles.read} throws of the index of the ephemeris.
 */
export async function openBrowserService(parts: BrowserParts): Promise<BrowserService> {
  const { files, packs, workers, now, report } = parts;
  const { manifest } = files;
  const [index, earth] = await Promise.all([readIndex(files), readEarth(files, report)]);
  const written = writtenAnswers(files, now, report);
  const catalogues = openCatalogueFiles(files, report);
  let reading: Promise<ServiceCatalogue> | undefined;
  let catalogue: ServiceCatalogue | undefined;
  const currentCatalogue = () => {
    if (catalogue === undefined) throw new RangeError('the catalogue has not been read');
    return catalogue;
  };
  let readingStars: Promise<PageStars> | undefined;
  let stars: StarCatalogue | undefined;
  const currentStars = () => {
    if (stars === undefined) throw new RangeError('the stars have not been read');
    return stars;
  };
  const pool = startWorkerPool({
    open: parts.open,
    workers,
    index,
    earth,
    readChunk: (file) => files.read(STATIC_FILES.ephemerisChunk(file)),
    report,
  });
  const { service, preparation } = serviceOn(currentCatalogue);
  const app = createApp(service);
  const partApps = new Map<ServiceCatalogue, App>();
  let preparing: Promise<void> | undefined;
  let lookingAtDate: ReturnType<typeof setInterval> | undefined;

  return {
    answer,
    hasPrepared: manifest.files[STATIC_FILES.preparedOrbits] !== undefined,
    prepared: prepare,
    preparation: preparation.progress,
    bodiesOf: (query) => requestOf(query).bodies.flatMap(({ listed }) => listed ?? []),
    retire() {
      clearInterval(lookingAtDate);
      pool.retire();
    },
    forgetStars: () => (readingStars = undefined),
  };

  function serviceOn(catalogueOf: () => ServiceCatalogue): ReturnType<typeof createService> {
    return createService({
      version: manifest.toolkit,
      place: 'computed in this browser',
      tileAddress: undefined,
      surveyAddress: undefined,
      catalogue: catalogueOf,
      catalogueLoading: () => false,
      catalogueRefresh: () => ({ state: 'off' }),
      catalogueRefused: () => undefined,
      earthOrientationRefused: () => undefined,
      starsRefused: () => undefined,
      news: () => [],
      compute: pool.compute,
      earth: () => earth,
      stars: currentStars,
      starFields: catalogueStarFields(currentStars),
      shapes: shapesOf(manifest),
      latestOrbits: packedOrbits(() => packs.current()),
      candidateVariants: NO_CANDIDATE_VARIANTS,
      callAllowance: UNLIMITED,
      visitorOf: () => VISITOR,
      publicUrlOf: (c) => addressBelow(parts.root, new URL(c.req.url)),
      nodeStore: createNodeStore(parts.byteStore, () => readPrepared(files, report)),
      byteStore: parts.byteStore,
      stateStore: parts.stateStore,
      calculationsAs: (store) => lastingCalculations(store, withPacked(parts.requestStore), report),
      listTokens: rememberedTokens(),
      newToken: pageToken,
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      now,
      report,
      reportStates: report,
    });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const missing = missingCall(pathname);
    if (missing !== undefined) return problemResponse(missing, report);
    const known = catalogue === undefined || pathname !== STATUS ? await written(request) : undefined;
    if (known !== undefined) return known;
    const part = catalogue === undefined ? await catalogues.partFor(request) : undefined;
    if (part !== undefined) return appOn(part).fetch(request);
    if (pathname !== MAIN_BODIES) await wholeCatalogue(); // these alone are the same with every catalogue
    if (WITH_STARS.some((start) => pathname.startsWith(start))) {
      await allStars();
    }
    if (WITH_TODAY.some((start) => pathname.startsWith(start))) {
      prepare().catch(report);
      await preparation.objectsOf(currentCatalogue());
    }
    return app.fetch(request);
  }

  /** The calculation of the night that was taken along is found by its token, as if it had been requested here. */
  function withPacked(requests: RequestStore): RequestStore {
    return { ...requests, load: async (token) => (await requests.load(token)) ?? packedCalculation(token) };
  }

  async function packedCalculation(token: string): Promise<NewCalculation | undefined> {
    const calculation = (await packs.current())?.header.calculation;
    if (calculation?.token !== token) return undefined;
    const request = withoutLatest(requestOf(calculation.query));
    return { token, visitor: VISITOR, request, createdAt: now() };
  }

  function requestOf(query: string): CalculationRequest {
    return calculationRequest(service, `http://page${BASE_PATH}${ROUTES.calculate}?${query}`);
  }

  /** The service on a part of the catalogue. */
  function appOn(part: ServiceCatalogue): App {
    const partApp = partApps.get(part) ?? createApp(serviceOn(() => part).service);
    partApps.set(part, partApp);
    return partApp;
  }

  /** Reads the catalogue once, and again after a failure. */
  async function wholeCatalogue(): Promise<ServiceCatalogue> {
    reading ??= catalogues.whole();
    try {
      catalogue = await reading;
    } catch (error) {
      reading = undefined;
      throw error;
    }
    return catalogue;
  }

  /** Opens the stars once, and again after a failure, where the fainter ones did not come or where others may be here. */
  async function allStars(): Promise<void> {
    readingStars ??= openStars();
    try {
      const { catalogue: found, isMissing } = await readingStars;
      stars = found;
      if (isMissing) readingStars = undefined;
    } catch (error) {
      readingStars = undefined;
      throw error;
    }
  }

  async function openStars(): Promise<PageStars> {
    return openPageStars(files, parts.rangesOf, (await packs.current())?.stars ?? [], report);
  }

  /** Begins once, and goes on as days go by. */
  function prepare(): Promise<void> {
    if (preparing !== undefined) return preparing;
    preparing = wholeCatalogue().then((whole) => preparation.begin(whole));
    lookingAtDate = setInterval(() => void preparation.extend().catch(report), LOOK_AT_DATE_MS);
    return preparing;
  }
}

/** The address in the page's folder of one that is given from the root of the site. */
function addressBelow(root: URL, { pathname, search }: URL): URL {
  return new URL(pathname.slice(1) + search, root);
}
