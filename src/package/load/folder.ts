/** Where the build puts the ephemeris, as seen from the module that this file becomes: at the root of the package. */
export const EPHEMERIS_FOLDER = new URL('../../../ephemeris/', import.meta.url);
