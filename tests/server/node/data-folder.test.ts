import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimDataFolder } from '#server/node/data-folder.ts';
import { writeAtomically } from '#files/write-atomically.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'data-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Claims a folder and returns what was reported of it. */
async function claim(path: string) {
  const reported: string[] = [];
  const leave = await claimDataFolder(path, (_, message) => void reported.push(message));
  return { reported, leave };
}

test('a folder is claimed by one service; a second one says that it is shared', async () => {
  const first = await claim(join(folder, 'new'));
  const second = await claim(join(folder, 'new'));
  await first.leave();
  const third = await claim(join(folder, 'new'));
  await third.leave();
  expect(first.reported.concat(third.reported)).toEqual([]);
  expect(second.reported).toEqual([
    'DATA_DIR is shared with another service, or one that ended a moment ago',
  ]);
});

test('a service starts with a folder that cannot be written to, and stores nothing', async () => {
  writeFileSync(join(folder, 'file'), '');
  const { reported, leave } = await claim(join(folder, 'file', 'data'));
  expect(reported).toEqual(['DATA_DIR cannot be written to: nothing will be kept']);
  await leave();
});

test('what was left unfinished long ago is removed, and what is being written is not', async () => {
  mkdirSync(join(folder, 'orbits'));
  const [old, young, whole] = ['orbits/a.ke1.7711.new', 'b.bin.7712.new', 'c.bin'].map((name) =>
    join(folder, name),
  );
  for (const path of [old, young, whole]) writeFileSync(path, '');
  for (const path of [old, whole]) utimesSync(path, 0, 0);
  await (await claim(folder)).leave();
  expect([old, young, whole].map((path) => existsSync(path))).toEqual([false, true, true]);
});

test('a file that cannot be written leaves the one before, and nothing beside it', async () => {
  const path = join(folder, 'kept.bin');
  await writeAtomically(path, Uint8Array.of(1));
  mkdirSync(join(folder, 'place'));
  await expect(writeAtomically(join(folder, 'place'), Uint8Array.of(2))).rejects.toThrow();
  await (await claim(folder)).leave();
  expect(existsSync(path)).toBe(true);
});
