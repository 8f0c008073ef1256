import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createExtremesTable, type ExtremesTable } from '#engine/survey/extremes-table.ts';
import { gridAt } from '#engine/survey/node-grid.ts';
import { emptyNodes, NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { createFrameStore } from '#server/filtering/frame-store.ts';
import { usedFiles } from '#server/node/used-files.ts';
import type { StoredNodes } from '#server/filtering/survey/stored-nodes.ts';
import { ORIGIN_SIZE } from '#server/tasks/survey-bodies.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'frames-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('what was found in a year is there after a restart, for as many objects and no others', async () => {
  const found = tableOf(3);
  await createFrameStore(usedFiles(folder)).saveExtremes('a year', found);
  const restarted = createFrameStore(usedFiles(folder));
  expect((await restarted.loadExtremes('a year', 3))?.bounds).toEqual(found.bounds);
  expect(await restarted.loadExtremes('a year', 4)).toBeUndefined();
  expect(await restarted.loadExtremes('another year', 3)).toBeUndefined();
});

test('a damaged file counts as absent', async () => {
  const files = createFrameStore(usedFiles(folder));
  await files.saveExtremes('a year', tableOf(3));
  const [name] = readdirSync(join(folder, 'frame-extremes'));
  const path = join(folder, 'frame-extremes', name);
  const bytes = readFileSync(path);
  bytes[100] ^= 1;
  writeFileSync(path, bytes);
  expect(await files.loadExtremes('a year', 3)).toBeUndefined();
  writeFileSync(path, bytes.subarray(0, 4));
  expect(await files.loadExtremes('a year', 3)).toBeUndefined();
});

test('of 120 years those used last stay stored', async () => {
  const files = createFrameStore(usedFiles(folder));
  for (let year = 0; year < 120; year++) await files.saveStates(statesOn(2461040 + 360 * year));
  expect(readdirSync(join(folder, 'frame-states'))).toHaveLength(110);
  expect(await files.loadStates(2461040 + 360 * 119)).toEqual(statesOn(2461040 + 360 * 119));
});

function tableOf(objects: number): ExtremesTable {
  const table = createExtremesTable(objects);
  table.bounds.forEach((_, k) => (table.bounds[k] = k / 7));
  return table;
}

function statesOn(day: number): StoredNodes {
  const nodes = emptyNodes(gridAt(day), 1);
  nodes.states.fill(day);
  nodes.status.fill(NODE_STATUS.ready);
  return { nodes, origins: new Float64Array(ORIGIN_SIZE).fill(1) };
}
