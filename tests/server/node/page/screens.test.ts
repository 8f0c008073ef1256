import type { Context } from 'hono';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageFiles } from '#server/node/page/page-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(folder, 'index.html'), '<html><head></head></html>');
});
afterAll(() => rmSync(folder, { recursive: true }));

const PARTS = { now: () => 0, publicUrlOf: (c: Context) => new URL(c.req.url) };
const statusOf = async (path: string) => (await pageFiles(folder, PARTS).request(path)).status;

test('an address is a screen as long as the build does not say which ones there are', async () => {
  expect(await statusOf('/nowhere')).toBe(200);
});

test('an address that is not a screen gets the document of the start page with 404', async () => {
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(['/', '/orbits', '/sky/setup']));
  const paths = ['/', '/orbits', '/orbits/', '/sky/setup?c=NDI', '/nowhere', '/sky/nowhere'];
  expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 200, 200, 404, 404]);
  expect(await (await pageFiles(folder, PARTS).request('/nowhere')).text()).toContain('<html>');
});
