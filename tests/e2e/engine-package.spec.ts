import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { EXAMPLES, installEngine } from '../package/installed-engine.ts';
import { quoted, quotedImports } from '../package/readme.ts';

const ORIGIN = 'http://engine.invalid';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.bin': 'application/octet-stream',
};

test.describe.configure({ mode: 'default' }); // one worker installs it once

let folder = '';

test.beforeAll(() => {
  folder = installEngine();
});

test.afterAll(() => rmSync(folder, { recursive: true }));

for (const example of EXAMPLES) {
  test(`a page without a bundler runs the example ${example} of the engine, by the import map of its README`, async ({
    page,
  }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', (error) => lines.push(error.message));
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: pageOf(example) });
      const body = await readFile(join(folder, 'user', pathname));
      return route.fulfill({ contentType: TYPES[extname(pathname)] ?? 'text/plain', body });
    });
    await page.goto(ORIGIN);
    await expect.poll(() => `${lines.join('\n')}\n`).toBe(quoted(example).printed);
  });
}

/** A page with the import map and nothing but the example. */
function pageOf(example: string): string {
  return `<!doctype html><link rel="icon" href="data:," />
<script type="importmap">${JSON.stringify({ imports: quotedImports() })}</script>
<script type="module" src="/${example}.mjs"></script>`;
}
