import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createNodeStore, PREPARED_ORBITS_FILE } from '#server/filtering/survey/node-stores.ts';
import type { NodeStore } from '#server/filtering/survey/stored-nodes.ts';
import { readUsed, usedFiles } from './used-files.ts';

/** Files of earlier layouts. */
const OUTDATED = /^nodes-\w+\.bin$/;

/**
 * Stores prepared orbits in a file, in place of those of earlier layouts.
 *
 * @param preparedFolder holds such a file, too, which is only read: the later one of both counts.
 */
export function createNodeFiles(folder: string, preparedFolder?: string): NodeStore {
  const prepared =
    preparedFolder === undefined ? undefined : () => readUsed(join(preparedFolder, PREPARED_ORBITS_FILE));
  const store = createNodeStore(usedFiles(folder), prepared);
  return {
    load: () => store.load(),
    save: async (stored) => {
      await store.save(stored);
      const names = await readdir(folder);
      const outdated = names.filter((name) => OUTDATED.test(name));
      await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
