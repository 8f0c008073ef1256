import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { brightStarCatalogue } from '#catalogue/stars/bright-star-catalogue.ts';
import { openStarTiles } from '#catalogue/stars/star-tiles.ts';
import { OPT_ENDPOINTS } from '#contract/opt/endpoints.ts';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import { readToolState } from '#contract/tool-state.ts';
import { createEphemeris } from '#engine/ephemeris/create-ephemeris.ts';
import { type EphemerisIndex, readEphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { serviceCatalogue } from '#server/bodies/service-catalogue.ts';
import { readNodes } from '#server/filtering/survey/node-bytes.ts';
import { typedQuery } from '#server/http/read-query.ts';
import { isWhole } from '../data-files.ts';
import { CONSTELLATIONS } from './make-pack.ts';
import { type NightPack, PackRefused } from './pack-file.ts';
import { readerOfPieces } from './star-pieces.ts';

/** Files without which the service in the page does not open. */
const NEEDED = [STATIC_FILES.catalogue, STATIC_FILES.ephemerisIndex, STATIC_FILES.brightStars];

/** Files that a night may have beside the chunks of the ephemeris. */
const KNOWN: ReadonlySet<string> = new Set([
  ...NEEDED,
  STATIC_FILES.preparedOrbits,
  STATIC_FILES.earthOrientation,
  CONSTELLATIONS,
]);

/**
 * A night out of a file whose data can be read by this version of the toolkit, and are those of its list.
 *
 * @throws PackRefused naming what cannot.
 */
export async function checkedPack(pack: NightPack): Promise<NightPack> {
  const { header, files } = pack;
  const read = await readToolState(header.state);
  if (read.kind === 'invalid') throw new PackRefused('invalid', `its state: ${read.reason}`.slice(0, 200));
  if (read.tool !== 'opt') throw new PackRefused('invalid', 'its state is that of another tool');
  for (const name of header.contents) {
    if (!KNOWN.has(name) && !name.startsWith(STATIC_FILES.ephemerisChunk('')))
      throw new PackRefused('invalid', `no night has a file ${name.slice(0, 100)}`);
    const [bytes, listed] = [files.get(name), header.manifest.files[name]];
    if (bytes === undefined || listed === undefined || !(await isWhole(bytes, listed)))
      throw new PackRefused('invalid', `the file ${name} is damaged`);
  }
  check('its calculation', () => {
    if (header.calculation !== undefined)
      typedQuery(OPT_ENDPOINTS.calculate.query, `/?${header.calculation.query}`);
  });
  for (const name of NEEDED) check(name, () => void contentOf(pack, name));
  check(STATIC_FILES.catalogue, () => readBodies(contentOf(pack, STATIC_FILES.catalogue)));
  check(STATIC_FILES.brightStars, () => void brightStarCatalogue(contentOf(pack, STATIC_FILES.brightStars)));
  check(STATIC_FILES.ephemerisIndex, () => void indexOf(pack));
  const index = indexOf(pack);
  for (const { file } of index.chunks) {
    const name = STATIC_FILES.ephemerisChunk(file);
    const bytes = files.get(name);
    if (bytes !== undefined) check(name, () => void createEphemeris(index, [[file, bytes]]));
  }
  check(STATIC_FILES.preparedOrbits, () => {
    const orbits = files.get(STATIC_FILES.preparedOrbits);
    if (orbits !== undefined && readNodes(orbits) === undefined) throw new RangeError('damaged');
  });
  check(STATIC_FILES.starTiles, () => {
    if (pack.stars.length > 0) openStarTiles(readerOfPieces(pack.stars, missing), tilesOf(pack));
  });
  return pack;
}

/** @throws PackRefused naming what a reader throws an error about: its words may be those of a file, and are left out. */
function check(name: string, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new PackRefused('invalid', `${name} cannot be read by this version of the page`);
  }
}

/** Reads every body, and makes the search, as the first call would. @throws what a catalogue throws whose sections do not fit together. */
function readBodies(bytes: Uint8Array): void {
  const catalogue = readCatalogue(bytes);
  serviceCatalogue(catalogue, '', '');
  for (let row = 0; row < catalogue.count; row++) catalogue.body(row);
}

/** @throws what reading an index throws. */
function indexOf(pack: NightPack): EphemerisIndex {
  const text = new TextDecoder().decode(contentOf(pack, STATIC_FILES.ephemerisIndex));
  return readEphemerisIndex(JSON.parse(text));
}

/** @throws RangeError where it is not there. */
function contentOf({ files }: NightPack, name: string): Uint8Array<ArrayBuffer> {
  const bytes = files.get(name);
  if (bytes === undefined) throw new RangeError(`there is no ${name}`);
  return bytes;
}

function tilesOf({ header }: NightPack): number {
  return header.manifest.files[STATIC_FILES.starTiles]?.bytes ?? 0;
}

function missing(): never {
  throw new RangeError('the head of the file of stars is not there');
}
