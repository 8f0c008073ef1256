import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { pause, SERVICE_NOW } from './soaked-service.ts';

/** The outcome of a request: its status, how long it took, and after which time to repeat it where it was refused. */
export type Visit = {
  readonly what: string;
  readonly status: number;
  readonly seconds: number;
  readonly retryAfter: string | null;
};

/** A client with a separate address, which notes every request. */
export type Visitor = {
  readonly visits: Visit[];
  readonly ask: (what: string, path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
};

/** Size of a soak: `SOAK=full` for the sizes of the table of requirements, else a small part of them. */
export const FULL = process.env['SOAK'] === 'full';

/** A visitor of a service. @param number distinguishes the addresses of visitors. */
export function visitor(url: string, number: number, visits: Visit[] = []): Visitor {
  const address = `198.18.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;
  return {
    visits,
    async ask(what, path, headers = {}) {
      const from = performance.now();
      const response = await requested(url + path, { ...headers, 'X-Forwarded-For': address });
      const body = await buffer(response);
      const seconds = (performance.now() - from) / 1000;
      const { statusCode: status = 0, headers: sent } = response;
      visits.push({ what, status, seconds, retryAfter: sent['retry-after'] ?? null });
      const text = sent['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      return new Response(status === 304 ? null : text, { status });
    },
  };
}

/** Connections of all visitors. */
const agent = new Agent({ keepAlive: true });

/** A response whose body is still to be read; `fetch` takes several times as long, from a service on the same cores. */
function requested(url: string, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { ...headers, 'Accept-Encoding': 'gzip' } }, resolve).on('error', reject);
  });
}

/** Julian date of the noon at which the clock of the service starts. */
const TODAY = julianDateFromUnixTime(Date.parse(SERVICE_NOW));

/** Seven days from then on, for which the service has orbits ready. */
export const WEEK = `julianDateStart=${TODAY}&julianDateEnd=${TODAY + 6.9999}&step=0.25`;
const OBSERVATORIES = ['568', '703', 'G96', 'J04', 'I41', '291', 'F51', 'T05', '474', '950'];

/** A place: four of five visitors look from a listed observatory, the fifth from a site that was typed. */
function placeOf(number: number): string {
  if (number % 5 !== 4) return `observatoryCode=${OBSERVATORIES[number % OBSERVATORIES.length]}`;
  const latitude = -50 + ((number * 37) % 100);
  return `observatoryLatitude=${latitude}&observatoryLongitude=${(number * 53) % 360}&observatoryElevation=300`;
}

/** A filter of seven nights at a place. */
export function filterPath(number: number): string {
  return `/rest/opt/filtering?header=true&from=0&size=250&${WEEK}&${placeOf(number)}`;
}

/** A filter of seven nights at a site that no other visitor has. @param turn another limit of magnitude for each. */
export function siteFilterPath(number: number, turn: number): string {
  const latitude = -60 + ((number * 7.3) % 120);
  const site = `observatoryLatitude=${latitude}&observatoryLongitude=${(number * 0.72) % 360}&observatoryElevation=300`;
  return `/rest/opt/filtering?header=true&from=0&size=50&${WEEK}&${site}&magnitudeMax=${22 - turn / 2}&elevationMin=20`;
}

/** Once through planning: search, filter seven nights, calculate 20 objects, poll, read. @param thinkMs between two steps. */
export async function journey({ ask }: Visitor, number: number, thinkMs: () => number): Promise<void> {
  await ask('search', '/rest/asteroid/findAsteroidByPhrase?query=2020');
  await pause(thinkMs());
  const list = (await (await ask('filter', filterPath(number))).json()) as {
    object?: { data: { name: string }[] };
  };
  const names = (list.object?.data ?? []).slice(0, 20).map(({ name }) => encodeURIComponent(name));
  await pause(thinkMs());
  if (names.length === 0) return;
  const started = await ask(
    'calculate',
    `/rest/opt/calculate?${WEEK}&${placeOf(number)}&names=${names.join()}`,
  );
  const { token = '' } = (await started.json()) as { token?: string };
  if (!started.ok) return;
  for (let after = 0; after < names.length;) {
    await pause(1000);
    const answer = await ask('poll', `/rest/opt/getCalculationResult?after=${after}`, { Token: token });
    if (!answer.ok) return;
    after = ((await answer.json()) as { processed: number }).processed;
  }
  await pause(thinkMs());
  await ask('read', '/rest/opt/longterm', { Token: token });
}

/** A quantile of the seconds that requests took. */
export function quantile(visits: readonly Visit[], part: number): number {
  const sorted = visits.map(({ seconds }) => seconds).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** Time too short to be felt, s: all below it count as this. */
const UNFELT = 0.02;

/** How many times slower requests have become. @param part quantile that is compared. */
export function slowdown(alone: readonly Visit[], beside: readonly Visit[], part: number): number {
  return Math.max(quantile(beside, part), UNFELT) / Math.max(quantile(alone, part), UNFELT);
}

/** Requests that were refused, each of which must say when to come back; whatever else failed is a fault. */
export function refused(visits: readonly Visit[]): readonly Visit[] {
  const failed = visits.filter(({ status }) => status >= 400);
  const faults = failed.filter(
    ({ status, retryAfter }) => (status !== 429 && status !== 503) || !/^[1-9]\d*$/.test(retryAfter ?? ''),
  );
  if (faults.length > 0) throw new Error(`faults: ${JSON.stringify(faults.slice(0, 5))}`);
  return failed;
}
