import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sealed, unsealed } from '#catalogue/sealed.ts';
import { writeAtomically } from '#files/write-atomically.ts';

/** A stored file, and since when: milliseconds since the Unix epoch. */
export type StoredFile = { readonly bytes: Uint8Array; readonly storedAt: number };

/** Small files by name in a folder of bounded size; one that is damaged is nothing. */
export type StoredFiles = {
  /** Returns nothing where there is none, or it cannot be read. */
  read(name: string): Promise<StoredFile | undefined>;
  /** Names of all stored files; none where the folder cannot be read. */
  names(): Promise<readonly string[]>;
  /** Makes a file the youngest, so that it is removed last; does nothing where there is none. */
  renew(name: string): Promise<void>;
  /** Stores a file, whole or not at all, and removes the oldest that are too many. @throws Error of the file system. */
  store(name: string, bytes: Uint8Array): Promise<void>;
};

/** Files of a folder, which is made when the first is stored. */
export function storedFiles(folder: string, most: number): StoredFiles {
  return {
    async read(name) {
      const path = join(folder, safe(name));
      try {
        const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
        const content = unsealed(bytes);
        return content && { bytes: content, storedAt: mtimeMs };
      } catch (error) {
        if (error instanceof Error) return undefined;
        throw error;
      }
    },
    async names() {
      try {
        return await readdir(folder);
      } catch (error) {
        if (error instanceof Error) return [];
        throw error;
      }
    },
    async renew(name) {
      const now = new Date();
      await utimes(join(folder, safe(name)), now, now).catch(() => undefined);
    },
    async store(name, bytes) {
      await mkdir(folder, { recursive: true });
      await writeAtomically(join(folder, safe(name)), sealed(bytes));
      const names = await readdir(folder);
      if (names.length > most) await dropOldest(folder, names, names.length - most);
    },
  };
}

async function dropOldest(folder: string, names: readonly string[], count: number): Promise<void> {
  const files = await Promise.all(
    names.map(async (name) => ({ name, mtimeMs: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = files.sort((a, b) => a.mtimeMs - b.mtimeMs).slice(0, count);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}

/** A name without what leads to another folder. */
function safe(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '_');
}
