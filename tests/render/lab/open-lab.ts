import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';

const HOST = 'http://render-laboratory.test';
const OUT = join(import.meta.dirname, '..', '..', '..', 'dist', 'render-laboratory');

/** The policy of the toolkit's own page for scripts. */
const STRICT = "default-src 'self'; script-src 'self'; img-src 'self' data: blob:";

let built: Promise<unknown> | undefined;

/**
 * Opens the built laboratory page, under the strict policy of the toolkit's page unless told otherwise.
 *
 * @param policy 'strict' as in production; 'eval' lets regl compile code from text.
 */
export async function openLab(page: Page, policy: 'strict' | 'eval' = 'strict'): Promise<void> {
  built ??= buildLab();
  await built;
  await page.route(`${HOST}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const headers = policy === 'strict' ? { 'Content-Security-Policy': STRICT } : {};
    return route.fulfill({ path: join(OUT, path), headers });
  });
  await page.goto(`${HOST}/index.html`);
  await page.waitForFunction(() => 'lab' in window);
}

function buildLab(): Promise<unknown> {
  return build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: join(import.meta.dirname, '..', '..', '..', 'public'),
    build: { outDir: OUT, emptyOutDir: true, target: 'es2022', minify: false, reportCompressedSize: false },
  });
}
