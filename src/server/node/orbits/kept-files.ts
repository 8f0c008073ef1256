import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../write-atomically.ts';

/** A file that was kept, and when: milliseconds since the Unix epoch. */
export type KeptFile = { readonly bytes: Uint8Array; readonly keptAt: number };

/** Small files by name in a folder of bounded size. */
export type KeptFiles = {
  /** Nothing where there is none, or it cannot be read. */
  read(name: string): Promise<KeptFile | undefined>;
  /** Keeps a file, whole or not at all, and lets go of the oldest that are too many. @throws Error of the file system. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
};

/** Files of a folder, which is made when the first is kept. */
export function keptFiles(folder: string, most: number): KeptFiles {
  return {
    async read(name) {
      const path = join(folder, safe(name));
      try {
        const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
        return { bytes, keptAt: mtimeMs };
      } catch (error) {
        if (error instanceof Error) return undefined;
        throw error;
      }
    },
    async keep(name, bytes) {
      await mkdir(folder, { recursive: true });
      await writeAtomically(join(folder, safe(name)), bytes);
      const names = await readdir(folder);
      if (names.length > most) await dropOldest(folder, names, names.length - most);
    },
  };
}

async function dropOldest(folder: string, names: readonly string[], count: number): Promise<void> {
  const aged = await Promise.all(
    names.map(async (name) => ({ name, mtimeMs: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = aged.sort((a, b) => a.mtimeMs - b.mtimeMs).slice(0, count);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}

/** A name without what leads to another folder. */
function safe(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '_');
}
