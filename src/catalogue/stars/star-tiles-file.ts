/** Name of the file of tiles in the folder of data. */
export const STAR_TILES_FILE = 'stars.bin';
