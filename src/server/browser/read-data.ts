import { parseFinals2000A, requireNoEarlier } from '#catalogue/parse/finals2000a.ts';
import { STATIC_FILES, type StaticManifest } from '#contract/static-manifest.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { type EphemerisIndex, readEphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { shapeKey, type ShapeStore } from '#server/orbits/shape-store.ts';
import type { DataFiles } from './data-files.ts';

/** The index of the ephemeris. @throws what {@link DataFiles.read} throws. */
export async function readIndex(files: DataFiles): Promise<EphemerisIndex> {
  const bytes = await files.read(STATIC_FILES.ephemerisIndex);
  return readEphemerisIndex(JSON.parse(new TextDecoder().decode(bytes)));
}

/** The orientation of the Earth as it was when the files were made; the built-in one where that cannot be read. */
export async function readEarth(
  files: DataFiles,
  report: (error: unknown) => void,
): Promise<EarthOrientation> {
  if (files.manifest.files[STATIC_FILES.earthOrientation] === undefined) return BUILT_IN_EARTH;
  try {
    const { earth } = parseFinals2000A(await files.read(STATIC_FILES.earthOrientation));
    requireNoEarlier(earth, BUILT_IN_EARTH);
    return earth;
  } catch (error) {
    report(error);
    return BUILT_IN_EARTH;
  }
}

/** Orbits prepared with the page; without them all orbits follow from their elements, which takes minutes. */
export async function readPrepared(
  files: DataFiles,
  report: (error: unknown) => void,
): Promise<Uint8Array | undefined> {
  if (files.manifest.files[STATIC_FILES.preparedOrbits] === undefined) return undefined;
  try {
    return await files.read(STATIC_FILES.preparedOrbits);
  } catch (error) {
    report(error);
    return undefined;
  }
}

/** Shapes at addresses from the folder of the page, to which the page adds that folder. */
export function shapesOf({ files }: StaticManifest): ShapeStore {
  const shapes = new Map(
    Object.entries(files).flatMap(([name, { path, source = '' }]) =>
      name.startsWith(STATIC_FILES.shapes)
        ? [[name.slice(STATIC_FILES.shapes.length), { address: `/${path}`, source }] as const]
        : [],
    ),
  );
  return { named: (names) => [...new Set(names.map(shapeKey))].flatMap((key) => shapes.get(key) ?? []) };
}
