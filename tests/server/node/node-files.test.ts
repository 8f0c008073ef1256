import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyNodes, NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { createNodeFiles } from '#server/node/node-files.ts';

describe('prepared orbits on disk', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'nodes-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test('come back as they were kept, unfinished ones included', async () => {
    const files = createNodeFiles(folder);
    await files.save('abc', someNodes());
    const kept = await files.load('abc', 3);
    expect(kept?.grid).toEqual({ firstDay: 2461360, interval: 10, count: 2 });
    expect([...(kept?.states ?? [])]).toEqual([...someNodes().states]);
    expect([...(kept?.status ?? [])]).toEqual([NODE_STATUS.ready, NODE_STATUS.pending, NODE_STATUS.refused]);
  });

  test('are nothing for another catalogue or another number of objects', async () => {
    const files = createNodeFiles(folder);
    await files.save('abc', someNodes());
    expect(await files.load('abd', 3)).toBeUndefined();
    expect(await files.load('abc', 4)).toBeUndefined();
  });

  test('are nothing when the file is cut short', async () => {
    const files = createNodeFiles(folder);
    await files.save('abc', someNodes());
    truncateSync(join(folder, 'nodes-abc.bin'), 100);
    expect(await files.load('abc', 3)).toBeUndefined();
  });

  test('are nothing when a single byte of the file is damaged, wherever it is', async () => {
    const files = createNodeFiles(folder);
    await files.save('abc', someNodes());
    const path = join(folder, 'nodes-abc.bin');
    const whole = readFileSync(path);
    for (const place of whole.keys()) {
      writeFileSync(path, whole.with(place, whole[place] ^ 1));
      expect(await files.load('abc', 3), `byte ${place}`).toBeUndefined();
    }
  });

  test('replace those of the catalogue before', async () => {
    const files = createNodeFiles(folder);
    await files.save('abc', someNodes());
    await files.save('abd', someNodes());
    expect(readdirSync(folder)).toEqual(['nodes-abd.bin']);
  });
});

/** Three objects over two nodes. */
function someNodes() {
  const nodes = emptyNodes({ firstDay: 2461360, interval: 10, count: 2 }, 3);
  nodes.states.forEach((_, k) => (nodes.states[k] = k / 7));
  nodes.status.set([NODE_STATUS.ready, NODE_STATUS.pending, NODE_STATUS.refused]);
  return nodes;
}
