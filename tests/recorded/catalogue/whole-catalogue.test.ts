import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildCatalogueFromFolder, readUnpacked } from '#catalogue/build/folder.ts';
import { parseMpcExtended } from '#catalogue/parse/mpc-extended.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { createBodySearch } from '#catalogue/search-bodies.ts';
import { recordedFolder } from '../shared-folder.ts';

const MPC_2021 = 'mpc_nea_extended_2021_epoch2459403.5.json.gz';

const builtIn = readCatalogue(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'public', 'catalogue', 'built-in.bin')),
);

const { bytes, report } = buildCatalogueFromFolder(recordedFolder('catalogue'), builtIn);
const catalogue = readCatalogue(bytes);
const search = createBodySearch(catalogue);

test('all recorded files together are taken in whole, but for what has no place, no anomaly or no orbit', () => {
  expect(report.failures).toEqual([]);
  expect(
    Object.fromEntries(report.files.map(({ file, rows, dropped }) => [file, [rows, dropped.length]])),
  ).toEqual({
    'cneos_sentry_2025-04.csv.gz': [1930, 0],
    'jpl_ELEMENTS.COMET_2021.gz': [3633, 0],
    'mpc_NEA_2019-07.txt.gz': [20_060, 0],
    'mpc_ObsCodes_2026-07.html.gz': [2684, 28],
    'mpc_nea_extended_2021_epoch2459403.5.json.gz': [25_798, 0],
    'notable-neas.csv': [181, 0],
    'sbdb_query_results_montreal2025.csv.gz': [2463, 0],
  });
});

test('all recorded files together come to one object each: every row of the largest file is found again by its designation', () => {
  let lost = 0;
  const numbers = new Set<number>();
  for (let index = 0; index < catalogue.count; index++) {
    const [found] = search.byNames([
      catalogue.names(index).number ?? catalogue.names(index).designation,
    ]).found;
    if (found !== index) lost++;
    numbers.add(found);
  }
  expect(lost).toBe(0);
  expect(numbers.size).toBe(catalogue.count);
});

test('all recorded files together give Apophis the orbit that has a covariance, and every value its source', () => {
  const { provenance, lastObservation } = catalogue.body(search.byNames(['2004MN4']).found[0]);
  expect(provenance.orbit).toMatchObject({ name: 'JPL SBDB orbit', date: '2024-06-25' });
  expect(lastObservation).toBe('2022-04-09');
  expect(provenance.sources.lastObservation).toEqual(provenance.orbit);
  expect(provenance.sources.magnitude?.name).toBe('Notable near-Earth asteroids (JPL SBDB)');
});

test('all recorded files together give every orbit of the Minor Planet Center the U that its own list has of it, and no other', () => {
  const printed = new Map(
    parseMpcExtended(readUnpacked(join(recordedFolder('catalogue'), MPC_2021))).rows.map((row) => [
      row.number ?? row.designation,
      row,
    ]),
  );
  const different: string[] = [];
  let compared = 0;
  for (let index = 0; index < catalogue.count; index++) {
    const body = catalogue.body(index);
    if (body.provenance.orbit.name !== 'MPC NEA extended') continue;
    const row = printed.get(body.number ?? '') ?? printed.get(body.designation);
    compared++;
    if (
      body.uncertainty !== row?.uncertainty ||
      body.arcDays !== row?.arcDays ||
      body.lastObservation !== row?.lastObservation
    )
      different.push(body.designation);
  }
  expect(compared).toBeGreaterThan(25_000);
  expect(different).toEqual([]);
});

test('all recorded files together never end the arc of one row by the last observation of another', () => {
  const mixed: string[] = [];
  for (let index = 0; index < catalogue.count; index++) {
    const { designation, provenance, lastObservation } = catalogue.body(index);
    const { arc = provenance.sources.lastObservation, lastObservation: date } = provenance.sources;
    if (lastObservation !== undefined && arc !== date) mixed.push(designation);
  }
  expect(mixed).toEqual([]);
});

test('all recorded files together take four-digit elements for an orbit only where those of the other have U of 5 or more', () => {
  let rounded = 0;
  for (let index = 0; index < catalogue.count; index++) {
    const body = catalogue.body(index);
    const isRounded = body.provenance.orbit.name === 'JPL SBDB query';
    expect(body.isRounded === true, body.designation).toBe(isRounded);
    if (!isRounded) continue;
    rounded++;
    expect(catalogue.otherOrbits(index)[0].uncertainty, body.designation).toBeGreaterThanOrEqual(5);
    expect(body.covariance, body.designation).toBeDefined();
  }
  expect(rounded).toBeGreaterThan(290); // 297 rows of the query are of objects that have such a U in the list of 2021
});

test('all recorded files together have as many orbits inside and across that of the Earth as the Minor Planet Center counts', () => {
  const counts = { Atira: 0, Aten: 0, Apollo: 0, Amor: 0, 'N/A': 0 };
  for (let index = 0; index < catalogue.count; index++) {
    if (catalogue.bodyType(index) === 'Asteroid') counts[catalogue.orbitClass(index)]++;
  }
  // In its list of 2021: Atira 50, Aten 1980, Apollo 13,048, Amor 10,712. It parts Apollo from Amor at q = 1 au and Atira
  // from Aten at Q = 1 au, the CNEOS (and this catalogue) at 1.017 and 0.983 au, so that only the sums are the same.
  expect(counts.Atira + counts.Aten).toBeGreaterThanOrEqual(2030);
  expect(counts.Apollo + counts.Amor).toBeGreaterThanOrEqual(23_700);
  expect(counts.Atira + counts.Aten + counts.Apollo + counts.Amor).toBeLessThan(25_900);
});
