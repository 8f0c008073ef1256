import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { onOtherOrbit } from '#catalogue/other-orbit.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { createBodySearch } from '#catalogue/search-bodies.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';

const BUILT_IN = join(import.meta.dirname, '..', '..', 'public', 'catalogue', 'built-in.bin');

/** Apophis by the elements of June 2026 in the built-in catalogue, which have no covariance: a test gives its own. */
export function apophisOf2026(): Orbit {
  const catalogue = readCatalogue(readFileSync(BUILT_IN));
  const [row] = createBodySearch(catalogue).byNames(['Apophis']).found;
  const other = catalogue.otherOrbits(row).find(({ covariance }) => covariance === undefined);
  if (other === undefined) throw new Error('the built-in catalogue has no second orbit of Apophis');
  return orbitOf(onOtherOrbit(catalogue.body(row), other));
}
