import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BRIGHT_STARS_FILE } from '#catalogue/stars/sky-files.ts';
import { STATIC_FILES, type StaticFile } from '#contract/static-manifest.ts';
import { PREPARED_ORBITS_FILE } from '#server/filtering/survey/node-stores.ts';
import type { CatalogueHost } from '../catalogue/catalogue-host.ts';
import { readEarthOrientation } from '../workers/earth-orientation-file.ts';

/** A data file for the service in the page, and where its bytes are. */
export type DataSource = Pick<StaticFile, 'date' | 'source' | 'type' | 'until'> & {
  /** As in {@link STATIC_FILES}. */
  readonly name: string;
  readonly content: { readonly file: string } | { readonly bytes: Uint8Array };
};

/** Where a service has its data. */
export type DataPlaces = {
  readonly host: Pick<CatalogueHost, 'current' | 'file'>;
  readonly dataDir: string;
  /** Folder of prepared orbits, where they are not in `dataDir`. */
  readonly preparedDir: string | undefined;
  /** File of all stars; absent where there are only the bright ones. */
  readonly starTiles: string | undefined;
  readonly earthOrientationPath: () => string | undefined;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
};

/**
 * The data of a service as they are now, without those that the page has as files; what is not made yet is left out.
 *
 * @throws RangeError where the orientation of the Earth is damaged.
 */
export function dataSources({
  host,
  dataDir,
  preparedDir,
  starTiles,
  earthOrientationPath,
  now,
}: DataPlaces): readonly DataSource[] {
  const { date, name } = host.current();
  const earth = earthOrientationPath();
  return [
    ...ofFile(STATIC_FILES.catalogue, host.file(), { date, source: name }),
    ...ofFile(STATIC_FILES.preparedOrbits, latestPrepared([dataDir, preparedDir]), {
      date: new Date(now()).toISOString().slice(0, 10),
    }),
    ...(earth === undefined
      ? []
      : [{ name: STATIC_FILES.earthOrientation, content: { bytes: readEarthOrientation(earth) } }]),
    ...ofFile(STATIC_FILES.starTiles, starTiles),
  ];
}

/** Names and paths of the data among the files of the page. @param folder of the built page. */
export async function pageDataFiles(
  folder: string,
): Promise<readonly (readonly [name: string, path: string])[]> {
  const names = await readdir(join(folder, 'ephemeris'));
  const chunks = names.filter((name) => name.endsWith('.bin'));
  return [
    [STATIC_FILES.ephemerisIndex, 'ephemeris/index.json'],
    ...chunks.map((chunk) => [STATIC_FILES.ephemerisChunk(chunk), `ephemeris/${chunk}`] as const),
    [STATIC_FILES.brightStars, `static/sky/${BRIGHT_STARS_FILE}`],
  ];
}

function latestPrepared(folders: readonly (string | undefined)[]): string | undefined {
  const files = folders.flatMap((folder) =>
    folder === undefined ? [] : [join(folder, PREPARED_ORBITS_FILE)],
  );
  return files.sort((a, b) => writtenAt(b) - writtenAt(a))[0];
}

function writtenAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function ofFile(
  name: string,
  file: string | undefined,
  facts: Pick<DataSource, 'date' | 'source'> = {},
): readonly DataSource[] {
  return file === undefined || !existsSync(file) ? [] : [{ name, content: { file }, ...facts }];
}
