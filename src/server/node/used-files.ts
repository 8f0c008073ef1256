import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { UNFINISHED } from '#files/write-atomically.ts';

/** A file of a folder that retains those used last, or nothing. */
export async function readUsed(path: string): Promise<Uint8Array | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes !== undefined) await touch(path);
  return bytes;
}

/** A file system that is only read has nothing to go. */
async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}

/** Removes the files of a folder that were used longest ago, beyond this many. */
export async function removeSurplus(folder: string, most: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !UNFINISHED.test(name));
  if (names.length <= most) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, usedAt: (await stat(join(folder, name))).mtimeMs })),
  );
  files.sort((a, b) => b.usedAt - a.usedAt);
  await Promise.all(files.slice(most).map(({ name }) => rm(join(folder, name), { force: true })));
}
