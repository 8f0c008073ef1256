import { test as base } from '@playwright/test';
import { isPrepared, type Service, type ServiceEnvironment, startService } from './service.ts';

/** The present of service and browser: a night whose Moon is young. */
export const NOW = '2026-11-21T03:00:00Z';

/** Screen of tests in which the picture is not the point: drawing in software takes its time for every pixel. */
export const SMALL_SCREEN = { width: 1000, height: 640 };

/** How long a service may take to bring all its orbits to the present, ms. */
const PREPARED_WITHIN_MS = 280_000;

/**
 * Tests on one service for each worker of the run, which is started once, has prepared all its orbits, and outlives the
 * test; addresses are relative to it.
 */
export function testOn(environment: () => ServiceEnvironment | Promise<ServiceEnvironment>) {
  return base.extend<object, { service: Service }>({
    service: [
      // eslint-disable-next-line no-empty-pattern -- from the pattern Playwright reads what a fixture needs: nothing
      async ({}, use) => {
        const service = await startService(await environment());
        await base.expect.poll(() => isPrepared(service.url), { timeout: PREPARED_WITHIN_MS }).toBe(true);
        await use(service);
        await service.stop();
      },
      { scope: 'worker', timeout: PREPARED_WITHIN_MS + 20_000 },
    ],
    baseURL: ({ service }, use) => use(service.url),
    async page({ page }, use) {
      await use(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' }); // what is asked for last may never be answered
    },
  });
}

/** Tests on the built-in catalogue. */
export const test = testOn(() => ({ NOW, CATALOGUE_DIR: '' }));

export { expect } from '@playwright/test';
