import { type Zippable, zipSync } from 'fflate';
import type { StoryFile } from '#machines/fvt/story-parts.ts';

/** Files that are compressed already are stored as they are. */
const COMPRESSED = /\.(png|mp4|webm)$/;

/**
 * Files as one ZIP archive.
 *
 * @param nowMs dates them, UTC milliseconds.
 */
export async function packFiles(files: readonly StoryFile[], nowMs: number): Promise<Blob> {
  const entries: Zippable = {};
  for (const { name, content } of files) {
    const bytes = new Uint8Array(await content.arrayBuffer());
    entries[name] = [bytes, { level: COMPRESSED.test(name) ? 0 : 6, mtime: nowMs }];
  }
  return new Blob([zipSync(entries)], { type: 'application/zip' });
}
