import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { type FileServer, serveFiles } from './file-server.ts';
import { NOW } from './harness.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** How long the page may take to be written, ms: the orbits of the built-in catalogue are brought to the present. */
const WRITTEN_WITHIN_MS = 240_000;

type OfWorker = {
  /** Folder of the page for hosts of files. */
  readonly folder: string;
  /** A host that serves it below a path. */
  readonly site: FileServer;
};

/** Tests on a page without a service that a host of files serves. */
export const test = base.extend<object, OfWorker>({
  folder: [
    // eslint-disable-next-line no-empty-pattern -- from the pattern Playwright reads what a fixture needs: nothing
    async ({}, use) => {
      const out = mkdtempSync(join(tmpdir(), 'static-'));
      execFileSync(
        process.execPath,
        [join(ROOT, 'dist', 'server', 'build-static.js'), '--out', join(out, 'page')],
        {
          cwd: ROOT,
          env: {
            ...process.env,
            CATALOGUE_DIR: '',
            STARS_DIR: '',
            DATA_DIR: join(out, 'data'),
            LOG_LEVEL: 'warn',
            NOW,
          },
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      );
      await use(join(out, 'page'));
      rmSync(out, { recursive: true });
    },
    { scope: 'worker', timeout: WRITTEN_WITHIN_MS },
  ],
  site: [
    async ({ folder }, use) => {
      const site = await serveFiles(folder, '/some/path/');
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

/** Opens the flyby of Apophis in 2029 and waits for its distance. */
export async function showFlyby(page: Page, { url }: FileServer): Promise<void> {
  await page.goto(`${url}fvt?start=2029-04-08&end=2029-04-18&object=99942&mainbody=earth`);
  await expect(page.getByRole('region', { name: /Apophis/ })).toContainText(
    /Distance to Earth380\d\d\.\d\d km/,
  );
}

export { expect } from '@playwright/test';
