import { spawnSync } from 'node:child_process';
import { callsOf, type Description } from '../../src/shell/docs/description.ts';
import { exampleValues, requestOf } from '../../src/shell/docs/request-text.ts';
import { NO_ASTROPY, pythonWithAstropy } from '../run/python-with-astropy.ts';
import { expect, test } from './harness.ts';
import { watchConsole } from './opt-journey.ts';

/** Calls whose example needs the state of a tool or what an earlier call has returned, or names a candidate of one night. */
const NEED_MORE = new Set([
  'getCalculationResult',
  'cancelCalculation',
  'longTerm',
  'shortTerm',
  'loadToolState',
  'saveToolState',
  'candidateScatter',
]);

test('every worked example of the documentation gets a response from the service', async ({
  service,
  request,
}) => {
  const description = (await (await request.get('/rest/openapi.json')).json()) as Description;
  for (const call of callsOf(description)) {
    if (NEED_MORE.has(call.operationId)) continue;
    const { method, address, headers, body } = requestOf(call, exampleValues(call, service.url), '');
    const response = await request.fetch(address, {
      method,
      headers,
      ...(body === undefined ? {} : { data: body }),
    });
    expect(response.status(), `${call.operationId}: ${address}`).toBe(200);
  }
});

test('an address opens what it names of the documentation: the line of a problem, else the overview', async ({
  page,
}) => {
  await test.step('the address of a problem opens its line', async () => {
    const complaints = watchConsole(page);
    await page.goto('/rest/docs#no-flyby');
    await expect(page).toHaveURL(/\/docs#no-flyby$/);
    await expect(page.locator('#no-flyby')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Limits and problems');
    expect(complaints).toEqual([]);
  });

  await test.step('an address that names neither page nor call nor problem opens the overview', async () => {
    for (const place of ['%', 'toString', 'nothing']) {
      await page.goto(`/docs#${place}`);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'REST service', level: 1 })).toBeVisible();
    }
  });
});

test('a call is tried with the keyboard, its token filled in where its table is read, and a value that is wrong shown as the problem that the service sends', async ({
  page,
}) => {
  await test.step('a calculation is tried with the keyboard, and its token is filled in where its table is read', async () => {
    await page.goto('/docs');
    await page.getByRole('searchbox').fill('calculate');
    await page.getByRole('link', { name: /^Calculate ephemerides/ }).press('Enter');
    await page.getByRole('button', { name: 'Try it' }).press('Enter');
    const response = page.getByRole('region', { name: 'Response' });
    await expect(response.getByRole('status')).toHaveText(/^200 · /);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('link', { name: /^Ephemerides/ }).press('Enter');
    await expect(page.getByLabel('Token')).toHaveValue(/\S/);
    await page.getByRole('button', { name: 'Try it' }).press('Enter');
    await expect(response.locator('pre')).toContainText('"calculatedAt"');
  });

  await test.step('what is wrong with a value is shown as the problem that the service sends', async () => {
    await page.goto('/docs#starsInCircle');
    await page.getByLabel('radius').fill('900');
    await page.getByRole('button', { name: 'Try it' }).click();
    const response = page.getByRole('region', { name: 'Response' });
    await expect(response.getByRole('status')).toHaveText(/^400 · /);
    await expect(response.locator('pre')).toContainText('"parameter": "radius"');
    const radius = page.getByLabel('radius');
    await expect(radius).toHaveAttribute('aria-invalid', 'true');
    await expect(radius).toHaveAccessibleDescription(/radius/);
    await radius.fill('1');
    await expect(radius).toHaveAttribute('aria-invalid', 'false');
  });
});

test('the lines for Python run as they are written', async ({ page }) => {
  const python = pythonWithAstropy();
  test.skip(python === undefined, NO_ASTROPY);
  await page.goto('/docs#from-python');
  const lines = await page.getByRole('article').locator('pre').innerText();
  const run = spawnSync(python ?? '', ['-c', lines], { encoding: 'utf8' });
  expect([run.status, run.stderr]).toEqual([0, '']);
  expect(run.stdout).toContain('magnitude');
});

test('the documentation fits a phone in every theme', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs#filtering');
  for (const theme of ['dark', 'light', 'red', 'inverted']) {
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filtering');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), theme).toBe(390);
  }
});
