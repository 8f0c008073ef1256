import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file that is being received: its beginning on disk, and what the rest must match. */
export type PartialFile = {
  readonly path: string;
  /** Bytes received so far. */
  size(): number;
  /** What the service gave to distinguish this version of the file from others: a strong ETag, else its date. */
  validator(): string | undefined;
  /** Starts over for a version of the file. */
  begin(validator: string | undefined): void;
  discard(): void;
  /** Forgets the notes when the file has been moved to its place. */
  finish(): void;
};

/** The partial file of a name in a folder; it outlives the process, so that the next run goes on with it. */
export function partialFile(folder: string, name: string): PartialFile {
  const path = join(folder, '.partial', basename(name));
  const note = `${path}.version`;
  mkdirSync(dirname(path), { recursive: true });
  return {
    path,
    size: () => (existsSync(path) ? statSync(path).size : 0),
    validator: () => (existsSync(note) ? readFileSync(note, 'utf8') : undefined),
    begin(validator) {
      rmSync(path, { force: true });
      if (validator === undefined) rmSync(note, { force: true });
      else writeFileSync(note, validator);
    },
    discard() {
      rmSync(path, { force: true });
      rmSync(note, { force: true });
    },
    finish() {
      rmSync(note, { force: true });
    },
  };
}
