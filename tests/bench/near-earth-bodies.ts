import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { orbitClass } from '#engine/orbit/orbit-class.ts';
import { mergeSources } from '#catalogue/merge/merge-sources.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { catalogueDir } from './bench-size.ts';

const FILE = 'mpc_nea_extended_2021_epoch2459403.5.json.gz';

const FEW = 30;

/** The whole near-Earth population of July 2021, or a few of the built-in catalogue; undefined where the file is missing. */
export function nearEarthBodies(): readonly SmallBody[] | undefined {
  const folder = catalogueDir();
  if (folder === undefined) return undefined;
  if (folder === '') return fewBodies();
  const bytes = new Uint8Array(gunzipSync(readFileSync(join(folder, FILE))));
  return bodiesOf(mergeSources([{ name: FILE.replace('.gz', ''), bytes }]).bytes);
}

/** Apophis, which benches look for, first. */
function fewBodies(): readonly SmallBody[] {
  const near = bodiesOf(readFileSync('public/catalogue/built-in.bin')).filter(
    ({ elements }) => orbitClass(elements) !== 'N/A',
  );
  const apophis = near.filter(({ name }) => name === 'Apophis');
  return [...apophis, ...near].slice(0, FEW);
}

function bodiesOf(bytes: Uint8Array): SmallBody[] {
  const catalogue = readCatalogue(bytes);
  return Array.from({ length: catalogue.count }, (_, index) => catalogue.body(index));
}
