import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gatherStars } from '#catalogue/build/stars/gather-stars.ts';
import { STAR_TILES_FILE } from '#catalogue/stars/sky-files.ts';
import { openCachedStars } from '#server/node/stars/cached-stars.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'neo-cached-stars-'));
  mkdirSync(join(folder, 'catalogues'));
  writeFileSync(join(folder, 'catalogues', 'tycho.csv'), 'RAdeg,DEdeg,VTmag\n10,20,11.5\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the cached stars are those of the page where there are no others', () => {
  const { stars, events } = openStars(undefined);
  expect(stars.current().faintLimit).toBe(7);
  expect(events).toEqual([]);
});

test('the cached stars are those of tiles that are there, unless their file is damaged', async () => {
  const tiles = await tilesOfCatalogues();
  writeFileSync(join(folder, STAR_TILES_FILE), tiles);
  const { stars, events } = openStars(undefined);
  expect(stars.current().sources).toEqual(['Tycho-2 without proper motions (Høg et al. 2000)']);
  expect(events).toEqual(['taken']);
  writeFileSync(join(folder, STAR_TILES_FILE), tiles.subarray(0, 1000));
  const damaged = openStars(undefined);
  expect(damaged.stars.current().faintLimit).toBe(7);
  expect(damaged.events).toEqual(['refused']);
});

test('the cached stars are not those of tiles that an earlier version made, which are made again', async () => {
  const tiles = await tilesOfCatalogues();
  tiles.set(new TextEncoder().encode('NEOTIL02'));
  writeFileSync(join(folder, STAR_TILES_FILE), tiles);
  utimesSync(join(folder, 'catalogues', 'tycho.csv'), 1_000_000_000, 1_000_000_000);
  const { stars, events, refusals } = openStars('catalogues');
  expect(stars.current().faintLimit).toBe(7);
  expect(refusals[0]).toMatch(/earlier version \(NEOTIL02\): `npm run stars` makes it anew/);
  await stars.settled();
  expect(events).toEqual(['refused', 'refused']); // the version, and the program that fails
});

test('the cached stars stay where tiles cannot be made, and tiles are made of younger catalogues only', async () => {
  const failing = openStars('catalogues');
  await failing.stars.settled();
  expect(failing.stars.current().faintLimit).toBe(7);
  expect(failing.events).toEqual(['refused']);
  writeFileSync(join(folder, STAR_TILES_FILE), await tilesOfCatalogues());
  utimesSync(join(folder, 'catalogues', 'tycho.csv'), 1_000_000_000, 1_000_000_000);
  utimesSync(join(folder, STAR_TILES_FILE), 2_000_000_000, 2_000_000_000);
  const untouched = openStars('catalogues');
  await untouched.stars.settled();
  expect(untouched.events).toEqual(['taken']); // no process was begun
});

test('the cached stars stay where the folder of catalogues is empty or missing, which is reported', async () => {
  writeFileSync(join(folder, STAR_TILES_FILE), await tilesOfCatalogues());
  mkdirSync(join(folder, 'empty'));
  for (const catalogues of ['empty', 'missing']) {
    const { stars, events } = openStars(catalogues);
    await stars.settled();
    expect(stars.current().sources).toEqual(['Tycho-2 without proper motions (Høg et al. 2000)']);
    expect(events).toEqual(['taken', 'refused']);
    expect(stars.refused()).toContain(`the tiles of ${join(folder, catalogues)} were not made`);
  }
});

test('the cached stars are those of the page as soon as a tile proves damaged, and tiles are made again', async () => {
  const tiles = await tilesOfCatalogues();
  tiles[tiles.length - 8] ^= 1; // the magnitude of the last star
  writeFileSync(join(folder, STAR_TILES_FILE), tiles);
  utimesSync(join(folder, 'catalogues', 'tycho.csv'), 1_000_000_000, 1_000_000_000);
  const { stars, events } = openStars('catalogues');
  expect(events).toEqual(['taken']);
  const region = { kind: 'circle', ra: 10, dec: 20, radius: 1 } as const;
  const found = stars.current().find({ region, brightest: -2, faintest: 15, most: 10 });
  expect([found.faintLimit, found.stars.magnitude.every((magnitude) => magnitude < 7)]).toEqual([7, true]);
  await stars.settled();
  expect(events).toEqual(['taken', 'refused', 'refused']); // the damage, and the program that fails
  expect(stars.refused()).toContain('a web page instead of an archive');
});

function tilesOfCatalogues(): Promise<Uint8Array> {
  const unreported = { started: () => {}, read: () => {}, finished: () => {} };
  return gatherStars(join(folder, 'catalogues'), unreported);
}

/** @param catalogues name of the folder of catalogues. */
function openStars(catalogues: string | undefined) {
  const program = join(folder, 'failing.mjs');
  writeFileSync(
    program,
    'console.error("tycho.csv: a web page instead of an archive."); process.exitCode = 1;',
  );
  const events: string[] = [];
  const refusals: string[] = [];
  const stars = openCachedStars(
    {
      brightFolder: join('public', 'static', 'sky'),
      dataDir: folder,
      starsDir: catalogues === undefined ? undefined : join(folder, catalogues),
    },
    program,
    {
      taken: () => void events.push('taken'),
      refused(error) {
        events.push('refused');
        refusals.push(String(error));
      },
    },
  );
  return { stars, events, refusals };
}
