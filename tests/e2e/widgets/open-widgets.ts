import { join } from 'node:path';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { contentSecurityPolicy } from '#server/node/http/security-headers.ts';

const HOST = 'http://localhost:9';
const OUT = join(import.meta.dirname, '..', '..', '..', 'dist', 'widgets');

let built: Promise<unknown> | undefined;

/** Opens a page of widgets under the policy of the toolkit's own pages. */
export async function openWidgets(page: Page): Promise<void> {
  built ??= buildWidgets();
  await built;
  const policy = contentSecurityPolicy({ frameAncestors: "'self'", tileUrl: undefined, hipsUrl: undefined });
  await page.route(`${HOST}/**`, (route) => {
    const path = join(OUT, new URL(route.request().url()).pathname);
    return route.fulfill({ path, headers: { 'Content-Security-Policy': policy } });
  });
  await page.goto(`${HOST}/index.html`);
}

function buildWidgets(): Promise<unknown> {
  return build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: { outDir: OUT, emptyOutDir: true, target: 'es2022', minify: false, reportCompressedSize: false },
  });
}
