import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { generatedCode } from '#render/build/generated-code.ts';

const HOST = 'http://render-laboratory.test';
const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public');

/** The policy of the toolkit's own page for scripts. */
const STRICT = "default-src 'self'; script-src 'self'; img-src 'self' data: blob:";

/** Built files by their path. */
type Files = ReadonlyMap<string, string | Uint8Array>;

let built: Promise<Files> | undefined;

/**
 * Opens the laboratory page, built in memory, under the strict policy of the toolkit's page by default.
 *
 * @param policy 'strict' as in production; 'eval' lets regl compile code from text.
 */
export async function openLab(page: Page, policy: 'strict' | 'eval' = 'strict'): Promise<void> {
  built ??= buildLab();
  const files = await built;
  const headers = policy === 'strict' ? { 'Content-Security-Policy': STRICT } : {};
  await page.route(`${HOST}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = files.get(path);
    if (file === undefined) return route.fulfill({ path: join(PUBLIC, path), headers });
    return route.fulfill({ body: Buffer.from(file), contentType: typeOf(path), headers });
  });
  await page.goto(`${HOST}/index.html`);
  await page.waitForFunction(() => 'lab' in window);
}

async function buildLab(): Promise<Files> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    plugins: [generatedCode()],
    build: { write: false, target: 'es2022', minify: false, reportCompressedSize: false },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

function typeOf(path: string): string {
  if (path.endsWith('.html')) return 'text/html';
  return path.endsWith('.css') ? 'text/css' : 'text/javascript';
}
