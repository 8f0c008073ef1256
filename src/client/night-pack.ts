import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { OPT_ENDPOINTS } from '#contract/opt/endpoints.ts';
import {
  MAX_PACK_BYTES,
  NIGHT_PACK_FILE_PATH,
  NIGHT_PACK_PATH,
  type NightPackNews,
  nightPackNews,
  type NightPackRequest,
  type NightPackResponse,
  nightPackResponse,
  type TakenNight,
} from '#contract/local/night-pack.ts';
import { API_CALL_MESSAGE, failureOf, RequestFailed } from '#contract/rest/failure.ts';
import { writeQuery } from '#contract/rest/query-string.ts';
import { MANIFEST_PATH, STATIC_FILES, staticManifest } from '#contract/static-manifest.ts';
import { responseFromPage } from './response-from-page.ts';
import { onSite } from './site.ts';

type WithOffer = { readonly offered: TakenNight | undefined };

/** Events by which the making of a night pack notifies the machine. */
type News =
  | ({ readonly type: 'step.done' } & Pick<Extract<NightPackNews, { kind: 'step' }>, 'step' | 'done' | 'all'>)
  | {
      readonly type: 'night.stored';
      readonly stored: Pick<Extract<NightPackNews, { kind: 'stored' }>, 'facts' | 'state'>;
    }
  | { readonly type: 'making.failed'; readonly failure: ReturnType<typeof failureOf> };

/** The calls about the night that is taken along as actors. They go to the service in the page, whatever else answers. */
export function nightPackActors() {
  return {
    readNight: fromPromise<NightPackResponse>(({ signal }) => callPack('GET', signal)),
    estimateSize: fromPromise<number, WithOffer>(async ({ input: { offered }, signal }) =>
      estimatedBytes(await fetchJson(onSite(`/${MANIFEST_PATH}`), signal), offered?.objects ?? 0),
    ),
    makeNight: fromCallback<EventObject, WithOffer>(({ input: { offered }, sendBack }) => {
      const ending = new AbortController();
      const notify = (news: News) => {
        if (!ending.signal.aborted) sendBack(news);
      };
      void make(offered, notify, ending.signal).catch((error: unknown) =>
        notify({ type: 'making.failed', failure: failureOf(error) }),
      );
      return () => ending.abort();
    }),
    takeFile: fromPromise<NightPackResponse, { readonly file: Blob | undefined }>(
      async ({ input: { file }, signal }) => {
        if (file !== undefined && file.size > MAX_PACK_BYTES)
          return { kind: 'refused', refusal: { kind: 'too-large', detail: '' } };
        return callPack('PUT', signal, file);
      },
    ),
    readFile: fromPromise<Blob>(nightPackFile),
    deleteNight: fromPromise<NightPackResponse>(({ signal }) => callPack('DELETE', signal)),
  };
}

/** The status of a night that is not stored. */
const ABSENT = 404;

/** The stored night as a file. @throws RequestFailed where there is none any more. */
async function nightPackFile(): Promise<Blob> {
  const response = await responseFromPage(new Request(onSite(NIGHT_PACK_FILE_PATH)));
  if (response.status === ABSENT)
    throw new RequestFailed({ kind: 'unexpected', message: 'The browser has deleted it.' });
  if (!response.ok) throw failureOfStatus(response.status);
  return response.blob();
}

/** Size of data in a night pack after gzip, as a fraction of their original size; a list may give it itself. */
const PACKED: readonly (readonly [name: string, part: number])[] = [
  [STATIC_FILES.catalogue, 0.39],
  [STATIC_FILES.preparedOrbits, 0.51],
  [STATIC_FILES.brightStars, 0.63],
  [STATIC_FILES.earthOrientation, 0.3],
];

/** Chunks of the ephemeris from its beginning to the next decade, which are as good as packed. */
const CHUNKS = 4;

/** Bytes of the head of the file of all stars, and of those to V 9, packed. */
const WHOLE_SKY_BYTES = 3_000_000;

/** Square degrees of stars that are taken along with an object; all there are, and what stars take when they are packed. */
const FIELDS = 50;
const WHOLE_SKY = 41_253;
const PACKED_STARS = 0.42;

/** Bytes of a night with some objects, about. @param manifest the list of the data files, as it came. */
export function estimatedBytes(manifest: unknown, objects: number): number {
  const { files } = staticManifest.parse(manifest);
  const chunks = Object.keys(files).filter((name) => /^ephemeris\/.+\.bin$/.test(name));
  const parts = [...PACKED, ...chunks.slice(0, CHUNKS).map((name) => [name, 1] as const)];
  const data = parts.reduce((sum, [name, part]) => {
    const { bytes = 0, packedBytes = part * bytes } = files[name] ?? {};
    return sum + packedBytes;
  }, 0);
  const tiles = files[STATIC_FILES.starTiles];
  if (tiles === undefined) return data;
  return data + WHOLE_SKY_BYTES + (objects * FIELDS * PACKED_STARS * tiles.bytes) / WHOLE_SKY;
}

async function make(
  offered: TakenNight | undefined,
  notify: (news: News) => void,
  signal: AbortSignal,
): Promise<void> {
  if (offered === undefined) throw new RangeError('a night was made before there was one');
  void globalThis.navigator.storage?.persist().catch(() => false); // a hint: where it is refused, the browser may delete what is stored
  const { state, calculation, ...nights } = offered;
  const query = calculation && writeQuery(OPT_ENDPOINTS.calculate.query, calculation.query);
  const request: NightPackRequest = {
    ...nights,
    state: JSON.stringify(state),
    ...(query === undefined ? {} : { calculation: { ...tokenOf(calculation), query } }),
  };
  const body = JSON.stringify(request);
  const response = await responseFromPage(
    new Request(onSite(NIGHT_PACK_PATH), { method: 'POST', body, signal }),
  );
  if (!response.ok || response.body === null) throw failureOfStatus(response.status);
  for await (const line of linesOf(response.body)) {
    const news = nightPackNews.parse(JSON.parse(line));
    switch (news.kind) {
      case 'step':
        notify({ type: 'step.done', step: news.step, done: news.done, all: news.all });
        break;
      case 'stored':
        notify({ type: 'night.stored', stored: { facts: news.facts, state: news.state } });
        break;
      case 'failed':
        throw new RequestFailed({ kind: 'unexpected', message: news.message });
    }
  }
}

function tokenOf(calculation: TakenNight['calculation']): { readonly token?: string } {
  return calculation?.token === undefined ? {} : { token: calculation.token };
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  for (;;) {
    const { value } = await reader.read();
    if (value === undefined) return;
    const lines = (begun + value).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
}

async function callPack(
  method: 'GET' | 'PUT' | 'DELETE',
  signal: AbortSignal,
  body?: Blob,
): Promise<NightPackResponse> {
  const init = { method, signal, ...(body === undefined ? {} : { body }) };
  const response = await responseFromPage(new Request(onSite(NIGHT_PACK_PATH), init));
  if (!response.ok) throw failureOfStatus(response.status);
  return openIfStored(nightPackResponse.parse(await response.json()));
}

/** Notes that a night is stored: the service in the page is opened, so that it answers while the other one is away. */
async function openIfStored(response: NightPackResponse): Promise<NightPackResponse> {
  if (response.kind === 'stored') (await import('./local/page-host.ts')).openHost(false);
  return response;
}

async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw failureOfStatus(response.status);
  return response.json();
}

function failureOfStatus(status: number): RequestFailed {
  return new RequestFailed({ kind: 'unexpected', message: API_CALL_MESSAGE }, { cause: status });
}
