import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueParts, partOfName } from '#catalogue/catalogue-parts.ts';
import { bareNamesOf } from '#catalogue/exact-names.ts';
import { bareName } from '#catalogue/normalise.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { createBodySearch } from '#catalogue/search-bodies.ts';

const COUNT = 7;
const BUILT_IN = join(import.meta.dirname, '..', '..', 'public', 'catalogue', 'built-in.bin');
const bytes = readFileSync(BUILT_IN);
const whole = readCatalogue(bytes);
const parts = catalogueParts(bytes, COUNT).map(readPart);

/** One body of this many is looked at. */
const STEP = 37;

test('each body is in the part of each of its names, with all that the whole catalogue has of it', () => {
  for (let row = 0; row < whole.count; row += STEP) {
    const { index: _, ...body } = whole.body(row);
    for (const name of bareNamesOf(whole.names(row))) {
      const { catalogue, places } = parts[partOfName(name, COUNT)];
      const place = places.get(body.designation) ?? -1;
      const { index: __, ...inPart } = catalogue.body(place);
      expect(inPart).toEqual(body);
      expect(catalogue.otherOrbits(place)).toEqual(whole.otherOrbits(row));
      expect(catalogue.names(place)).toEqual(whole.names(row));
      expect(catalogue.isPha(place)).toBe(whole.isPha(row));
    }
  }
});

test('a name means the same bodies in its part as in the whole catalogue, also where several share it', () => {
  const search = createBodySearch(whole);
  const names = Array.from({ length: whole.count }, (_, row) => bareNamesOf(whole.names(row))).flat();
  const meant = (found: ReturnType<typeof search.byNames>, catalogue: typeof whole) => ({
    ...found,
    found: found.found.map((row) => catalogue.names(row).designation),
  });
  for (const name of names) {
    const part = parts[partOfName(bareName(name), COUNT)];
    expect(meant(part.search.byNames([name]), part.catalogue)).toEqual(meant(search.byNames([name]), whole));
  }
});

test('parts know the sources and fallen objects of the whole, and no observatories', () => {
  for (const { catalogue } of parts) {
    expect(catalogue.sources).toEqual(whole.sources);
    expect(catalogue.impactors).toEqual(whole.impactors);
    expect(catalogue.observatories).toEqual([]);
  }
});

function readPart(part: Uint8Array) {
  const catalogue = readCatalogue(part);
  const designations = Array.from({ length: catalogue.count }, (_, row) => catalogue.names(row).designation);
  const places = new Map(designations.map((designation, row) => [designation, row]));
  return { catalogue, places, search: createBodySearch(catalogue) };
}
