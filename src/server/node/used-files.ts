import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { UNFINISHED, writeAtomically } from '#files/write-atomically.ts';
import type { ByteStore } from '#server/filtering/byte-store.ts';

/** Names that every file system takes; others are replaced by their digest. */
const PLAIN = /^\w[\w.-]*\.bin$/;

/** Bytes in the files of a folder and of the folders in it. */
export function usedFiles(root: string): ByteStore {
  return {
    read: (folder, name) => readUsed(join(root, folder, fileOf(name))),
    write: async (folder, name, bytes, most) => {
      await writeAtomically(join(root, folder, fileOf(name)), bytes);
      if (most !== undefined) await removeSurplus(join(root, folder), most);
    },
  };
}

function fileOf(name: string): string {
  return PLAIN.test(name) ? name : `${createHash('sha256').update(name).digest('hex').slice(0, 32)}.bin`;
}

/** A file of a folder that retains those used last, or nothing. */
export async function readUsed(path: string): Promise<Uint8Array | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes !== undefined) await touch(path);
  return bytes;
}

/** On a read-only file system no file is removed, so that no use has to be noted. */
async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}

/** Removes the files of a folder that were used longest ago, beyond this many. */
async function removeSurplus(folder: string, most: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !UNFINISHED.test(name));
  if (names.length <= most) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, usedAt: (await stat(join(folder, name))).mtimeMs })),
  );
  files.sort((a, b) => b.usedAt - a.usedAt);
  await Promise.all(files.slice(most).map(({ name }) => rm(join(folder, name), { force: true })));
}
