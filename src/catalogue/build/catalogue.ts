/**
 * Brings the catalogue up to date and writes it to `DATA_DIR/refreshed-catalogue.bin`, and how the Earth is turned beside it:
 *
 *     npm run catalogue                              from the public services (services.json)
 *     CATALOGUE_DIR=folder npm run catalogue         from files that are there already
 *     npm run catalogue -- --built-in [/usr/share/kstars]   the built-in catalogue itself, from its recorded inputs
 *
 * `CATALOGUE_SERVICES` names another file of addresses.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../read-catalogue.ts';
import type { MergeResult } from '../merge/merge-sources.ts';
import { buildBuiltIn } from './built-in.ts';
import { keepEarthOrientation } from './earth-orientation.ts';
import { buildCatalogueFromFolder } from './folder.ts';
import { USUAL_PATIENCE } from './patience.ts';
import { progressBar } from './progress-bar.ts';
import { refreshFolder } from './refresh.ts';
import { readServices } from './services.ts';
import { summaryLines } from './summary.ts';
import { writeAtomically } from './write-atomically.ts';

const DATA_DIR = process.env['DATA_DIR'] ?? '.data';
const CATALOGUE_DIR = process.env['CATALOGUE_DIR'];
const RECORDED = join('..', 'shared', 'catalogue');
const KSTARS = '/usr/share/kstars';
const BUILT_IN = join('public', 'catalogue', 'built-in.bin');

const [command, folder] = process.argv.slice(2);
try {
  process.exitCode = command === '--built-in' ? rebuildBuiltIn(folder ?? KSTARS) : await refresh();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function rebuildBuiltIn(kstars: string): number {
  return finish(buildBuiltIn({ kstars, recorded: CATALOGUE_DIR ?? RECORDED }), BUILT_IN);
}

async function refresh(): Promise<number> {
  const place = join(DATA_DIR, 'refreshed-catalogue.bin');
  if (CATALOGUE_DIR !== undefined && CATALOGUE_DIR !== '') {
    takeEarthOrientation(CATALOGUE_DIR);
    return finish(buildCatalogueFromFolder(CATALOGUE_DIR, builtIn()), place);
  }
  const downloads = join(DATA_DIR, 'catalogue');
  const services = readServices(process.env['CATALOGUE_SERVICES']);
  const selected = keptOrbits(join(DATA_DIR, 'orbits'));
  const progress = progressBar(console.log);
  const refreshed = await refreshFolder(downloads, services, USUAL_PATIENCE, progress, selected);
  if (refreshed.every(({ result }) => result.kind === 'failed')) {
    console.error('No service could be reached; the catalogue stays as it was.');
    return 1;
  }
  takeEarthOrientation(downloads);
  return finish(buildCatalogueFromFolder(downloads, builtIn()), place);
}

/** Puts the Earth orientation of a folder where the service looks for it. */
function takeEarthOrientation(folder: string): void {
  for (const line of keepEarthOrientation(folder, DATA_DIR)) console.log(line);
}

/** Objects whose orbits the service has asked the NEOCC for because visitors selected them. */
function keptOrbits(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ke1'))
    .map((name) => name.slice(0, -'.ke1'.length));
}

function builtIn(): ReturnType<typeof readCatalogue> | undefined {
  return existsSync(BUILT_IN) ? readCatalogue(readFileSync(BUILT_IN)) : undefined;
}

function finish({ bytes, report }: MergeResult, path: string): number {
  for (const line of summaryLines(report)) console.log(line);
  if (report.bodies === 0) {
    console.error('Nothing could be read; the catalogue stays as it was.');
    return 1;
  }
  writeAtomically(path, bytes);
  console.log(`written to ${path}`);
  return 0;
}
