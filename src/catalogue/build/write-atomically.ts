import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file beside its place and moves it there, so that a reader sees the old one or the new one, whole. */
export function writeAtomically(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.new`;
  writeFileSync(beside, bytes);
  renameSync(beside, path);
}
