import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the public folder with data that a night has, too. */
const FOLDERS = ['ephemeris', 'static/sky'];

/** SHA-256, hexadecimal, of the ephemeris and the sky in a public folder, by their paths in it. */
export function dataDigests(publicDir: string): Readonly<Record<string, string>> {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(publicDir, folder)).map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(
    paths.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(publicDir, path)))
        .digest('hex'),
    ]),
  );
}
