import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { MergedBody } from '#catalogue/merged-body.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { createBodySearch } from '#catalogue/search-bodies.ts';
import type { SourcedField } from '#catalogue/small-body.ts';
import { writeCatalogue } from '#catalogue/write-catalogue.ts';
import { recordOf, keysOf } from '#engine/typed-record.ts';

const BUILT_IN = join(import.meta.dirname, '..', '..', '..', 'public', 'catalogue', 'built-in.bin');

/**
 * Apophis, Eros and some others of the built-in catalogue as a file: their orbits are near today in seconds.
 *
 * @param oneOf every so many near-Earth objects are among them.
 */
export function smallCatalogue(oneOf: number): Uint8Array {
  const all = readCatalogue(readFileSync(BUILT_IN));
  const { found } = createBodySearch(all).byNames(['99942', '433']);
  const rows = Array.from({ length: all.count }, (_, row) => row).filter((row) => all.isNea(row));
  const some = new Set([...found, ...rows.filter((_, place) => place % oneOf === 0)]);
  const { sources, observatories, impactors } = all;
  const bodies = [...some].sort((a, b) => a - b).map((row) => mergedBody(all, row));
  return writeCatalogue(bodies, { sources, observatories, impactors, neocp: null });
}

/** A body as it was before it was written, without the orbits of other sources. */
function mergedBody(catalogue: Catalogue, row: number): MergedBody {
  const { index: _, provenance, ...body } = catalogue.body(row);
  const fields: readonly SourcedField[] = keysOf(provenance.sources);
  return {
    ...body,
    solution: provenance.solution,
    sources: recordOf(fields, (field) =>
      catalogue.sources.findIndex((source) => source === provenance.sources[field]),
    ),
    others: [],
  };
}
