import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEmbedded, startsItself } from '#contract/embedding/embedding-address.ts';
import { escapeHtml } from '#contract/text/markup.ts';
import { chunksBetween, readEphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';

/** Files that a screen opens with: addresses on this site. */
type Opening = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fetched: readonly string[];
  /** Whether the places of the planets of today are usually fetched, too. */
  readonly hasPlanets: boolean;
};

/** Query parameters by which a screen may open otherwise: of a link to a saved state, and the name of an object. */
const PARAMETERS = ['c', 'object'];

/**
 * Link elements by which the document of a screen requests at once what it opens with; none where an embedded one shows a picture
 * of its tool, which may never be started.
 *
 * @param folder where the page was built to, with what its build says in `openings.json`; nothing is preloaded without.
 * @param nowMs Unix time, milliseconds.
 * @param isThere whether an address responds: on a host of files no call of the service does.
 */
export function openingLinks(
  folder: string,
  { pathname, searchParams }: URL,
  nowMs: number,
  isThere: (address: string) => boolean = () => true,
): string {
  if (isEmbedded(searchParams) && !startsItself(searchParams)) return '';
  const openings = openingsOf(folder);
  const opening = keysOf(pathname, searchParams).flatMap((key) => openings.get(key) ?? [])[0];
  if (opening === undefined) return '';
  const planets = opening.hasPlanets ? planetsAt(folder, nowMs) : [];
  return [
    ...opening.styles.map((href) => link('rel="preload" as="style"', href)),
    ...opening.scripts.map((href) => link('rel="modulepreload"', href)),
    ...opening.fetched.filter(isThere).map((href) => link('rel="preload" as="fetch"', href)),
    ...planets.map((href) => link('rel="prefetch" as="fetch"', href)),
  ].join('');
}

/** Scripts and styles that the document names and that some screen opens with, each once. */
export function openedFiles(folder: string): readonly string[] {
  const file = join(folder, 'index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/"(\/assets\/[^"]+)"/g) : [];
  const screens = [...openingsOf(folder).values()].flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  return [...new Set([...Array.from(page, ([, path = '']) => path), ...screens])];
}

/** Openings by the paths of screens; none where the build says nothing. */
function openingsOf(folder: string): ReadonlyMap<string, Opening> {
  const file = join(folder, 'openings.json');
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Opening>>));
}

/** A link by which the browser requests a file just as the script will, which then finds it. */
function link(kind: string, href: string): string {
  return `<link ${kind} crossorigin href="${escapeHtml(href)}" />`;
}

/**
 * Names under which an address may be known, the closest first: `/scd/setup?c`, `/scd/setup`, `/scd?c`,
 * `/scd`.
 */
function keysOf(path: string, searchParams: URLSearchParams): readonly string[] {
  const parts = path.split('/').filter((part) => part !== '');
  const paths = parts.map((_, left) => `/${parts.slice(0, parts.length - left).join('/')}`);
  const given = PARAMETERS.filter((name) => searchParams.has(name));
  return [...paths, ...(parts.length === 0 ? ['/'] : [])].flatMap((each) => [
    ...given.map((name) => `${each}?${name}`),
    each,
  ]);
}

/**
 * The file of the ephemeris for a time. A screen that shows another time does not need it, but browsers do
 * not complain of an unused `prefetch`.
 */
function planetsAt(folder: string, nowMs: number): readonly string[] {
  const index = join(folder, 'ephemeris', 'index.json');
  if (!existsSync(index)) return [];
  const day = julianDateFromUnixTime(nowMs);
  const chunks = chunksBetween(readEphemerisIndex(JSON.parse(readFileSync(index, 'utf8'))), day, day);
  return chunks.map(({ file }) => `/ephemeris/${file}`);
}
