import { expect, test as base } from '@playwright/test';
import { staticData } from '../server/browser/static-data.ts';
import {
  calculate,
  chooseObservatory,
  filter,
  openPlanning,
  selectObjects,
  watchConsole,
} from './opt-journey.ts';
import { openLink } from './opened-link.ts';
import { serveStaticPage, type StaticPage } from './static-page.ts';

const test = base.extend<object, { readonly staticPage: StaticPage }>({
  staticPage: [
    // eslint-disable-next-line no-empty-pattern -- from the pattern Playwright reads what a fixture needs: nothing
    async ({}, use) => {
      const page = await serveStaticPage(staticData());
      await use(page);
      page.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ staticPage }, use) => use(staticPage.url),
});

test('a page without a service filters, calculates and saves in its workers, and sends no call to the network', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const requests: string[] = [];
  page.context().on('request', (request) => void requests.push(new URL(request.url()).pathname));
  await openPlanning(page);
  await expect(page.getByText(/^Catalogue of \d{4}/)).toBeVisible();
  await chooseObservatory(page, 'G96', /^G96/);
  await filter(page);
  await selectObjects(page, 2);
  await calculate(page);
  const row = page.getByRole('table', { name: 'Ephemerides' }).getByRole('row').nth(2);
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('alertdialog', { name: 'Done' }).getByRole('link').innerText();
  await openLink(page, link); // the worker starts anew, and has what was calculated
  await expect(row).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/rest/'))).toEqual([]);
  expect(requests.filter((path) => path === '/catalogue/built-in.bin')).toHaveLength(1);
  expect(complaints).toEqual([]);
});
