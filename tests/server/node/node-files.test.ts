import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyNodes, NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { createNodeFiles } from '#server/node/node-files.ts';
import type { StoredNodes } from '#server/filtering/survey/stored-nodes.ts';
import { ORIGIN_SIZE } from '#server/tasks/survey-bodies.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'nodes-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('prepared orbits on disk come back as they were stored, unfinished ones and what they follow from included', async () => {
  const files = createNodeFiles(folder);
  await files.save(someNodes());
  expect(await files.load()).toEqual(someNodes());
});

test('prepared orbits on disk are nothing when the file is cut short', async () => {
  const files = createNodeFiles(folder);
  await files.save(someNodes());
  truncateSync(file(), 100);
  expect(await files.load()).toBeUndefined();
});

test('prepared orbits on disk are nothing when a single byte of the file is damaged, wherever it is', async () => {
  const files = createNodeFiles(folder);
  await files.save(someNodes());
  const whole = readFileSync(file());
  for (const place of whole.keys()) {
    writeFileSync(file(), whole.with(place, whole[place] ^ 1));
    expect(await files.load(), `byte ${place}`).toBeUndefined();
  }
});

test('prepared orbits on disk are the later ones where there is a folder of prepared ones, too', async () => {
  const prepared = join(folder, 'prepared');
  await createNodeFiles(prepared).save(someNodes());
  const files = createNodeFiles(folder, prepared);
  expect(await files.load()).toEqual(someNodes());
  const { nodes, origins } = someNodes();
  const later = {
    origins,
    nodes: { ...nodes, grid: { ...nodes.grid, firstDay: nodes.grid.firstDay + 10 } },
  };
  await files.save(later);
  expect(await files.load()).toEqual(later);
});

test('prepared orbits on disk replace the files that earlier versions stored', async () => {
  writeFileSync(join(folder, 'nodes-0123abcd.bin'), '');
  await createNodeFiles(folder).save(someNodes());
  expect(readdirSync(folder)).toEqual(['prepared-orbits.bin']);
});

function file(): string {
  return join(folder, 'prepared-orbits.bin');
}

/** Three objects over two nodes. */
function someNodes(): StoredNodes {
  const nodes = emptyNodes({ firstDay: 2461360, interval: 10, count: 2 }, 3);
  nodes.states.forEach((_, k) => (nodes.states[k] = k / 7));
  nodes.status.set([NODE_STATUS.ready, NODE_STATUS.pending, NODE_STATUS.refused]);
  return { nodes, origins: Float64Array.from({ length: 3 * ORIGIN_SIZE }, (_, k) => k / 3) };
}
