import { expect, test } from 'vitest';
import { MANIFEST_PATH, STATIC_FILES, type StaticFile } from '#contract/static-manifest.ts';
import { visitSizes, visitTable } from '#server/node/static-site/visits.ts';

/** Sizes as the build prints them of the 26,010 near-Earth objects of a full catalogue, bytes. */
const FULL = new Map([
  [STATIC_FILES.catalogue, 3_786_004],
  [`${STATIC_FILES.catalogueParts}0`, 38_000],
  [`${STATIC_FILES.catalogueParts}1`, 41_000],
  [`${STATIC_FILES.catalogueParts}2`, 113_000],
  [STATIC_FILES.preparedOrbits, 6_376_339],
  [STATIC_FILES.answer('/rest/status', 0), 671],
  [STATIC_FILES.answer('/rest/fvt/mainBodies', 0), 1052],
  [STATIC_FILES.answer('/rest/opt/tonight?observatoryCode=950', 0), 3818],
  [STATIC_FILES.answer('/rest/nov/swarm', 0), 800_786],
  [STATIC_FILES.answer('/rest/nov/swarm/names', 0), 99_714],
]);

const PACKED_BY_HOST = new Map([
  [MANIFEST_PATH, 20_000],
  ['ephemeris/index.json', 1338],
  ['ephemeris/1988-2033.bin', 431_260],
]);

test('a visit takes the list and of each kind of data that it needs a file of middle size', () => {
  expect(sizes(FULL)).toEqual({
    'welcome page': 20_000 + 1338 + 671 + 3818,
    'all orbits': 20_000 + 1338 + 431_260 + 671 + 800_786,
    'a filter of all objects': 20_000 + 1338 + 431_260 + 671 + 3_786_004 + 6_376_339,
    'a flyby, embedded': 20_000 + 1338 + 431_260 + 1052 + 41_000,
  });
});

test('a full catalogue and its orbits are within the budgets, and as they were stored before they are not', () => {
  expect(over(FULL)).toEqual([]);
  expect(over(new Map([...FULL, [STATIC_FILES.preparedOrbits, 8_730_615]]))).toEqual([
    'a filter of all objects',
  ]);
  expect(over(new Map([...FULL, [`${STATIC_FILES.catalogueParts}1`, 113_000]]))).toEqual([
    'a flyby, embedded',
  ]);
});

test('the table says of a visit that it takes more than it may', () => {
  expect(visitTable([{ visit: 'a flyby', bytes: 4_100_000, isOver: true }])).toBe(
    'a flyby    4.10 MB of data, more than it may be\n',
  );
});

function sizes(packed: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries(visitsOf(packed).map(({ visit, bytes }) => [visit, bytes]));
}

function over(packed: ReadonlyMap<string, number>): readonly string[] {
  return visitsOf(packed).flatMap(({ visit, isOver }) => (isOver ? [visit] : []));
}

function visitsOf(packed: ReadonlyMap<string, number>) {
  const files: Record<string, StaticFile> = {
    [STATIC_FILES.ephemerisIndex]: { path: 'ephemeris/index.json', bytes: 0, sha256: '' },
    [STATIC_FILES.ephemerisChunk('1988-2033.bin')]: {
      path: 'ephemeris/1988-2033.bin',
      bytes: 0,
      sha256: '',
    },
  };
  for (const [name, packedBytes] of packed)
    files[name] = { path: 'data/a.bin', bytes: 0, sha256: '', packedBytes };
  return visitSizes(files, (path) => PACKED_BY_HOST.get(path) ?? 0);
}
