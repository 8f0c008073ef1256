/** Pictures of the whole sky as a HiPS survey publishes them: tiles by HEALPix cells, nested numbering. */
export type Survey = {
  /** Its folder, without a stroke at the end. */
  readonly url: string;
  readonly fileType: 'jpg' | 'png';
  /** Order of its sharpest tiles. */
  readonly maxOrder: number;
  /** Pixels along the side of a tile. */
  readonly tileWidth: number;
  /** Frame of the tiles' axes. */
  readonly frame: 'equatorial' | 'galactic';
};

/** The order from which all surveys have tiles, and at which one small picture holds them all. */
export const FIRST_ORDER = 3;

/** Tiles in a line of the picture that holds them all, and how many lines it has: 768 tiles in 27 columns. */
export const ALL_SKY = { columns: 27, lines: 29, tileWidth: 64 } as const;

/** Tiles lie in folders of this many. */
const TILES_IN_FOLDER = 10_000;

/** Address of a tile. @see IVOA HiPS 1.0, section 4.1 */
export function tileUrl({ url, fileType }: Survey, order: number, cell: number): string {
  const folder = Math.floor(cell / TILES_IN_FOLDER) * TILES_IN_FOLDER;
  return `${url}/Norder${order}/Dir${folder}/Npix${cell}.${fileType}`;
}

/** Address of the picture of all tiles of the first order. */
export function allSkyUrl({ url, fileType }: Survey): string {
  return `${url}/Norder${FIRST_ORDER}/Allsky.${fileType}`;
}
