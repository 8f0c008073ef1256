import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { COLUMNS, SOURCE_COLUMNS, SPARSE } from '#catalogue/layout.ts';
import { formatOf } from '#catalogue/merge/formats.ts';
import { mergeSources } from '#catalogue/merge/merge-sources.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { type BodySearch, createBodySearch } from '#catalogue/search-bodies.ts';
import { searchObservatories } from '#catalogue/search-observatories.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { catalogueDir, counted } from './bench-size.ts';
import { cpuSeconds } from './cpu-seconds.ts';

const BUILT_IN = join(import.meta.dirname, '..', '..', 'public', 'catalogue', 'built-in.bin');
/** From one letter, which nearly every object holds, to a whole name. */
const PHRASES = ['2', 'a', '20', '1', '4 vesta', '2004mn4', 'apophis', 'halley', 'c/20', '99942', 'nosuch'];
const OBSERVATORY_PHRASES = ['g96', 'a', 'observatory', 'la silla', 'maunakea'];
const REPEATS = counted(5, 1);
const MERGE_LIMIT_MS = 10_000;
const LOAD_LIMIT_MS = 500;
const SEARCH_LIMIT_MS = 20;
const BYTES_LIMIT = 200;

/** The whole catalogue: its merge, its size, its loading and the searches in it, in CPU time. */
export function bench(): BenchRow[] {
  let bytes: Uint8Array = new Uint8Array();
  const merge = milliseconds(1, () => {
    bytes = wholeCatalogue();
  });
  const load = milliseconds(1, () => open(bytes));
  const { catalogue, search } = open(bytes);
  const { observatories } = catalogue;
  const phrases = PHRASES.map((phrase) =>
    milliseconds(REPEATS, () => search.byPhrase(phrase, { limit: 50 })),
  );
  const names = Array.from({ length: 250 }, (_, k) => catalogue.names(k * 40).designation);
  const sites = OBSERVATORY_PHRASES.map((phrase) =>
    milliseconds(REPEATS, () => searchObservatories(observatories, phrase, 50)),
  );
  const note = `${catalogue.count} objects, ${observatories.length} observatories`;
  return [
    atMost('Catalogue: reading and merging all files', merge, 'ms', MERGE_LIMIT_MS, note),
    atMost('Catalogue: loading with its search, first time', load, 'ms', LOAD_LIMIT_MS, note),
    atMost(
      'Catalogue: bytes per object',
      bytesPerObject(catalogue),
      'B',
      BYTES_LIMIT,
      'no names, no covariance',
    ),
    atMost('Catalogue: slowest phrase', Math.max(...phrases), 'ms', SEARCH_LIMIT_MS, note),
    atMost(
      'Catalogue: 250 names',
      milliseconds(REPEATS, () => search.byNames(names)),
      'ms',
      SEARCH_LIMIT_MS,
      note,
    ),
    atMost('Catalogue: slowest observatory', Math.max(...sites), 'ms', SEARCH_LIMIT_MS, note),
  ];
}

function open(bytes: Uint8Array): { catalogue: Catalogue; search: BodySearch } {
  const catalogue = readCatalogue(bytes);
  const search = createBodySearch(catalogue);
  search.byNames([]);
  return { catalogue, search };
}

function milliseconds(repeats: number, work: () => unknown): number {
  return 1000 * cpuSeconds(repeats, work);
}

function wholeCatalogue(): Uint8Array {
  const builtIn = readCatalogue(new Uint8Array(readFileSync(BUILT_IN)));
  const folder = catalogueDir() ?? '';
  if (folder === '') return new Uint8Array(readFileSync(BUILT_IN));
  const files = readdirSync(folder)
    .filter((name) => formatOf(name) !== undefined)
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      return { name, bytes: new Uint8Array(name.endsWith('.gz') ? gunzipSync(bytes) : bytes) };
    });
  return mergeSources(files, builtIn).bytes;
}

function bytesPerObject(catalogue: Catalogue): number {
  const columns = Object.values(COLUMNS).reduce((sum, Column) => sum + Column.BYTES_PER_ELEMENT, 0);
  let rest = 0;
  for (let index = 0; index < catalogue.count; index++) {
    const { nonGravitational, risk, provenance, spectralType, extent } = catalogue.body(index);
    if (nonGravitational !== undefined) rest += 4 + 8 * SPARSE.nonGravitational;
    if (risk !== undefined) rest += 4 + 8 * SPARSE.risk;
    for (const text of [provenance.solution, spectralType, extent]) rest += 1 + (text?.length ?? 0);
  }
  return columns + SOURCE_COLUMNS.length + rest / catalogue.count;
}
