/**
 * Brings the catalogue up to date and writes it to `DATA_DIR/refreshed-catalogue.bin`, and how the Earth is turned beside it:
 *
 *     npm run catalogue                              from the public services (services.json)
 *     CATALOGUE_DIR=folder npm run catalogue         from files of that folder
 *     npm run catalogue -- --candidates              the NEO Confirmation Page alone
 *     npm run catalogue -- --built-in [/usr/share/kstars]   the built-in catalogue itself, from its recorded inputs
 *
 * `CATALOGUE_SERVICES` names another file of addresses.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../read-catalogue.ts';
import type { Catalogue } from '../catalogue.ts';
import { leastRowsOfFiles } from '../least-rows.ts';
import type { MergeResult } from '../merge/merge-sources.ts';
import { belowFloors, shortfalls } from '../merge/shortfalls.ts';
import { BadFileError } from '../source.ts';
import {
  DOWNLOADS_FOLDER,
  REFRESHED_AT_FILE,
  REFRESHED_FILE,
  type RefreshNews,
  type RefreshOutcome,
} from '../refresh-news.ts';
import { buildBuiltIn } from './built-in.ts';
import { storeEarthOrientation } from './earth-orientation.ts';
import { refreshCandidates } from './candidates.ts';
import { buildCatalogueFromFolder } from './folder.ts';
import { USUAL_POLICY } from './retry-policy.ts';
import { progressBar } from './progress-bar.ts';
import { refreshFolder, type RefreshProgress } from './refresh.ts';
import { withRefreshLock } from './refresh-lock.ts';
import { readServices, type Services } from './services.ts';
import { summaryLines } from './summary.ts';
import { writeAtomically } from '#files/write-atomically.ts';

const DATA_DIR = process.env['DATA_DIR'] ?? '.data';
const CATALOGUE_DIR = process.env['CATALOGUE_DIR'];
const RECORDED = join('..', 'shared', 'catalogue');
const RESPONSES = join('..', 'shared', 'reference', 'raw');
const KSTARS = '/usr/share/kstars';
const BUILT_IN = join('public', 'catalogue', 'built-in.bin');
const REFRESHED = join(DATA_DIR, REFRESHED_FILE);

const MESSAGES: Readonly<Record<Exclude<RefreshOutcome, 'refreshed'>, string>> = {
  unreachable: 'No service could be reached; the catalogue stays as it was.',
  busy: 'Another process is refreshing the catalogue.',
  unusable: 'What was read is no whole catalogue; the former one stays.',
};

/** Why files, or the whole catalogue made of them, did not replace the former ones. */
const refused: string[] = [];

const [command, folder] = process.argv.slice(2);
try {
  const outcome = await run(command);
  reportNews({ kind: 'ended', outcome, ...(refused.length === 0 ? {} : { refused: refused.join('; ') }) });
  if (outcome !== 'refreshed') console.error(MESSAGES[outcome]);
  process.exitCode = outcome === 'refreshed' ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.disconnect?.();

/** Sends news to the process that has started this one, where it listens. */
function reportNews(news: RefreshNews): void {
  process.send?.(news);
}

async function run(command: string | undefined): Promise<RefreshOutcome> {
  switch (command) {
    case '--built-in':
      return rebuildBuiltIn(folder ?? KSTARS);
    case '--candidates':
      return withRefreshLock(DATA_DIR, () =>
        refreshCandidates(DATA_DIR, services(), USUAL_POLICY, progress()),
      );
    default:
      return withRefreshLock(DATA_DIR, refresh);
  }
}

function services(): Services {
  return readServices(process.env['CATALOGUE_SERVICES']);
}

function rebuildBuiltIn(kstars: string): Promise<RefreshOutcome> {
  return finish(
    buildBuiltIn({ kstars, recorded: CATALOGUE_DIR ?? RECORDED, responses: RESPONSES }),
    BUILT_IN,
    false,
  );
}

async function refresh(): Promise<RefreshOutcome> {
  if (CATALOGUE_DIR !== undefined && CATALOGUE_DIR !== '') {
    await takeEarthOrientation(CATALOGUE_DIR);
    const made = buildCatalogueFromFolder(CATALOGUE_DIR, builtIn());
    const short = belowFloors(made.report, readdirSync(CATALOGUE_DIR), leastRowsOfFiles());
    return finish(made, REFRESHED, false, short);
  }
  const downloads = join(DATA_DIR, DOWNLOADS_FOLDER);
  const selected = storedOrbits(join(DATA_DIR, 'orbits'));
  const refreshed = await refreshFolder(downloads, services(), USUAL_POLICY, progress(), selected);
  if (refreshed.every(({ result }) => result.kind === 'failed')) return 'unreachable';
  await takeEarthOrientation(downloads);
  for (const { file, result } of refreshed)
    if (result.kind === 'failed' && !result.isUnreachable) refused.push(`${file}: ${result.reason}`);
  const outcome = await finish(buildCatalogueFromFolder(downloads, builtIn()), REFRESHED, true);
  if (outcome === 'refreshed') {
    const now = new Date().toISOString();
    await writeAtomically(join(DATA_DIR, REFRESHED_AT_FILE), new TextEncoder().encode(now));
  }
  return outcome;
}

/** A progress bar, and the news for the process that has started this one. */
function progress(): RefreshProgress {
  const bar = progressBar(console.log);
  return {
    ...bar,
    started(file, place, count) {
      reportNews({ kind: 'asking', file, place, count });
      bar.started(file, place, count);
    },
  };
}

/** Puts the Earth orientation of a folder where the service looks for it. */
async function takeEarthOrientation(from: string): Promise<void> {
  for (const line of await storeEarthOrientation(from, DATA_DIR)) console.log(line);
}

/** Objects whose orbits the service has fetched from the NEOCC because visitors selected them. */
function storedOrbits(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ke1'))
    .map((name) => name.slice(0, -'.ke1'.length));
}

function builtIn(): Catalogue | undefined {
  return existsSync(BUILT_IN) ? readCatalogue(readFileSync(BUILT_IN)) : undefined;
}

/** The catalogue in a file; nothing where there is none, or none of this version. */
function readable(path: string): Catalogue | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return readCatalogue(readFileSync(path));
  } catch (error) {
    if (error instanceof BadFileError) return undefined;
    throw error;
  }
}

/** @param isSuccessor whether the present catalogue was made of the same files. @param below see `belowFloors`. */
async function finish(
  { bytes, report }: MergeResult,
  path: string,
  isSuccessor: boolean,
  below: readonly string[] = [],
): Promise<RefreshOutcome> {
  for (const line of summaryLines(report)) console.log(line);
  if (report.bodies === 0) return 'unusable';
  const last = readable(path);
  const short =
    last === undefined ? below : [...new Set([...below, ...shortfalls(report, last, isSuccessor)])];
  for (const line of short) console.error(`REFUSED ${line}`);
  refused.push(...short);
  if (short.length > 0) return 'unusable';
  if (existsSync(path) && readFileSync(path).equals(bytes)) console.log(`${path} is as it was`);
  else {
    await writeAtomically(path, bytes);
    console.log(`written to ${path}`);
  }
  return 'refreshed';
}
