/**
 * Writes the page for hosts of files, which needs no service, into dist/static, or DIR:
 *
 *     npm run build:static [-- --catalogue DIR --stars DIR --base /path/ --out DIR]
 *
 * with its data: the catalogue, orbits brought near the present, ephemeris, stars and shapes. Without `--base` it works below any path, but
 * for its page of errors, 404.html, which works at the root. What the environment says of a service counts here, too.
 */
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_PATH, staticManifest } from '#contract/static-manifest.ts';
import { readConfiguration } from '../configuration.ts';
import { describedBytes } from '../page/data-routes.ts';
import { openingLinks } from '../page/openings.ts';
import { openLog } from '../telemetry/service-log.ts';
import { writeBelow, writeData } from './data-files.ts';
import { documentFile, folderAbove, staticDocument, withDocument } from './documents.ts';
import { readOptions } from './options.ts';
import { openServiceAtBuild, type ServiceAtBuild } from './service-at-build.ts';
import { sizeOf, sizesOf, sizeTable } from './sizes.ts';
import { visitSizes, visitTable } from './visits.ts';
import { writtenLists } from './written-lists.ts';

/** The built program lies two folders below the root: dist/server. */
const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = join(ROOT, 'dist', 'page');

/** Files of the built page that a service reads, and the built-in catalogue, which is among the data. */
const LEFT_OUT = ['manifest.json', 'openings.json', 'screens.json', 'catalogue'];

/** Samples of settings for hosts of files. */
const HEADERS = ['_headers', '.htaccess'];

await buildStatic().catch((error: unknown) => {
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The page for hosts of files cannot be written: ${words}\n`);
  process.exit(1);
});

async function buildStatic(): Promise<void> {
  const {
    catalogueDir,
    starsDir,
    base,
    out: target = join(ROOT, 'dist', 'static'),
  } = readOptions(process.argv.slice(2));
  const environment = {
    ...process.env,
    ...(catalogueDir === undefined ? {} : { CATALOGUE_DIR: catalogueDir }),
    ...(starsDir === undefined ? {} : { STARS_DIR: starsDir }),
  };
  const configuration = readConfiguration(environment, ROOT);
  const log = openLog(configuration.logLevel);
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const built = { page: PAGE, server: import.meta.dirname, version };
  const service = await openServiceAtBuild(configuration, built, log);
  const folder = `${target}.partial`;
  await rm(folder, { recursive: true, force: true });
  await cp(PAGE, folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.some((name) => path === join(PAGE, name)),
  });
  const madeAt = new Date(service.now()).toISOString();
  await writeData(folder, { toolkit: version, madeAt }, await service.data(), service.shapes);
  await writeLists(folder, service, base);
  await service.close();
  await writeDocuments(folder, base, service.now());
  await writeHeaders(folder, base);
  await rm(target, { recursive: true, force: true });
  await rename(folder, target);
  const manifest = staticManifest.parse(JSON.parse(await readFile(join(target, MANIFEST_PATH), 'utf8')));
  const visits = visitSizes(manifest.files, (path) => sizeOf(join(target, path)).packed);
  process.stdout.write(`${sizeTable(sizesOf(target))}\n${visitTable(visits)}`);
  process.exit();
}

/** The service's responses to plain links; their absolute addresses lead below the path of the page. */
async function writeLists(folder: string, { respond, origin }: ServiceAtBuild, base = '/'): Promise<void> {
  for (const { path, text } of await writtenLists(respond))
    await writeBelow(folder, path, text.replaceAll(`${origin}/`, origin + base));
}

/** A document for each screen, one for addresses that are none, and the service worker that knows of them. */
async function writeDocuments(folder: string, base: string | undefined, nowMs: number): Promise<void> {
  const page = await readFile(join(PAGE, 'index.html'), 'utf8');
  const screens = JSON.parse(await readFile(join(PAGE, 'screens.json'), 'utf8')) as readonly string[];
  for (const path of screens) {
    const url = new URL(path, 'https://site.example');
    const links = openingLinks(PAGE, url, nowMs, (address) => !address.startsWith('/rest/'));
    const document = staticDocument(page, { folder: base ?? folderAbove(path), links });
    await writeBelow(folder, documentFile(path), document);
  }
  await writeBelow(folder, '404.html', staticDocument(page, { folder: base ?? '/', links: '' }));
  const start = await readFile(join(folder, 'index.html'));
  const worker = await readFile(join(PAGE, 'sw.js'), 'utf8');
  await writeBelow(folder, 'sw.js', withDocument(worker, describedBytes(start).sha256));
}

/** Headers as two kinds of hosts read them; where the folder is, the page of errors is. */
async function writeHeaders(folder: string, base = '/'): Promise<void> {
  for (const name of HEADERS) {
    const sample = await readFile(join(ROOT, 'deploy', 'static', name), 'utf8');
    await writeBelow(folder, name, sample.replace(' /404.html', ` ${base}404.html`));
  }
}
