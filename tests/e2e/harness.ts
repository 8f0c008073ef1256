import { test as base, type Page } from '@playwright/test';
import {
  calculate,
  chooseObservatory,
  filter,
  openPlanning,
  selectObjects,
  watchConsole,
} from './opt-journey.ts';
import { isPrepared, type Service, type ServiceEnvironment, startService } from './service.ts';

/** The present of service and browser: a night whose Moon is young. */
export const NOW = '2026-11-21T03:00:00Z';

/** Screen of tests in which the picture is not the point: drawing in software takes its time for every pixel. */
export const SMALL_SCREEN = { width: 1000, height: 640 };

/** How long a service may take to bring all its orbits to the present, ms. */
const PREPARED_WITHIN_MS = 280_000;

type OfTest = {
  /** The page saves data: it opens no service in the page, and all of its calls are seen on the network. */
  readonly isMetered: boolean;
};

/** What each worker of the run has once: a service, and a link to results for the tests that begin from some. */
type OfWorker = {
  /** Has prepared all its orbits. */
  readonly service: Service;
  /** A plan of a week at Mount Lemmon and its first three objects; made at the first request. */
  readonly resultsLink: string;
};

/**
 * Tests on one service for each worker, which outlives them; addresses are relative to it. All specs take their tests from
 * here, so that no worker gives way to another one.
 */
export function testOn(environment: () => ServiceEnvironment | Promise<ServiceEnvironment>) {
  return base.extend<OfTest, OfWorker>({
    isMetered: [true, { option: true }],
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
    resultsLink: [
      async ({ browser, service }, use) => {
        const page = await browser.newPage({ baseURL: service.url });
        await setToday(page, NOW);
        await openPlanning(page);
        await chooseObservatory(page, 'G96', /^G96/);
        await filter(page);
        await selectObjects(page, 3);
        await calculate(page);
        await page.getByRole('button', { name: 'Share', exact: true }).click();
        const link = await page.getByRole('alertdialog', { name: 'Done' }).getByRole('link').innerText();
        await page.close();
        await use(link);
      },
      { scope: 'worker' },
    ],
    baseURL: ({ service }, use) => use(service.url),
    async page({ page, isMetered }, use) {
      if (isMetered) {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        });
      }
      await setToday(page, NOW);
      await use(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' }); // the last request may never get a response
    },
  });
}

/** Gives the page another date than the machine has; its time goes on. */
export async function setToday(page: Page, iso: string): Promise<void> {
  await page.addInitScript((today) => {
    const RealDate = Date;
    const shift = RealDate.parse(today) - RealDate.now();
    const now = () => RealDate.now() + shift;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, parts) => Reflect.construct(target, parts.length === 0 ? [now()] : parts) as Date,
      get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
    });
  }, iso);
}

/** Tests on the built-in catalogue. */
export const test = testOn(() => ({ NOW, CATALOGUE_DIR: '' }));

/** Tests that fail where the console of the browser has an error or a warning. */
export const quietTest = test.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use) => {
      const complaints = watchConsole(page);
      await use();
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
