import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Command-line options of a page that is written for hosts of files. */
export type StaticOptions = {
  /** Folder of downloaded catalogue files; absent for that of the service. */
  readonly catalogueDir: string | undefined;
  /** Folder of catalogues of stars; absent for that of the service. */
  readonly starsDir: string | undefined;
  /** Path that the folder will have on its host; absent for any. */
  readonly base: string | undefined;
  /** Folder to write; absent for dist/static. */
  readonly out: string | undefined;
};

const BASE = /^\/([\w.~-]+\/)*$/;

/**
 * Reads the arguments `--catalogue DIR --stars DIR --base /path/ --out DIR`.
 *
 * @throws RangeError for a path that does not begin and end with a slash; TypeError for an argument that there is not.
 */
export function readOptions(args: readonly string[]): StaticOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      catalogue: { type: 'string' },
      stars: { type: 'string' },
      base: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const { catalogue, stars, base, out } = values;
  if (base !== undefined && !BASE.test(base))
    throw new RangeError(`--base must begin and end with a slash, as /neo/, but is "${base}"`);
  return { catalogueDir: absolute(catalogue), starsDir: absolute(stars), base, out: absolute(out) };
}

/** An empty name stays one: it means nothing, where an absent one means the default. */
function absolute(folder: string | undefined): string | undefined {
  return folder === undefined || folder === '' ? folder : resolve(folder);
}
