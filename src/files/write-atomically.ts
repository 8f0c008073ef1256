import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Suffix of the names of files that are still being written. */
export const UNFINISHED = /\.\d+\.new$/;

let written = 0;

/**
 * Writes a file beside its place and moves it there, so that a reader sees the old one or the new one, whole, also after a power
 * cut.
 *
 * @throws Error of the file system, for example where the disk is full; nothing half written is left behind.
 */
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}${++written}.new`;
  try {
    await writeToDisk(beside, bytes);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function writeToDisk(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
