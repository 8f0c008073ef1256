import type { FrameLocator, Page } from '@playwright/test';
import { openEphemerides, watchConsole } from './opt-journey.ts';
import { refuseStorage, startHost } from './framing-host.ts';
import { expect, test } from './harness.ts';

const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

const HOSTS = [
  { name: 'an ordinary page', headers: {}, sandbox: undefined },
  { name: 'an isolated page that allows scripts alone', headers: ISOLATED, sandbox: 'allow-scripts' },
] as const;

for (const { name, headers, sandbox } of HOSTS) {
  test(`the toolkit works inside ${name} of another site, with storage refused`, async ({
    page,
    service,
  }) => {
    const host = await startHost(`${service.url}/opt`, headers, sandbox);
    const complaints = watchConsole(page);
    await refuseStorage(page);
    await page.goto(host.url);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'I agree' }).click();
    await plan(frame);
    await saveAndLoad(frame);
    await frame.getByRole('button', { name: 'Change theme' }).click();
    await frame.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(complaints).toEqual([]);
    await host.stop();
  });
}

test('a night is planned in a small frame of another site that talks to it, without header, footer and storage', async ({
  page,
  service,
}) => {
  const host = await startHost(`${service.url}/opt?embed=1`, {}, 'allow-scripts');
  const complaints = watchConsole(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.addInitScript(recordMessages);
  await page.goto(host.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Start' })).toBeVisible();
  expect(requested.filter((address) => address.includes('/rest/'))).toEqual([]);

  await frame.getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => messagesFromFrame(page, 'ready')).toHaveLength(1);
  const dates = { start: '2026-11-21', end: '2026-11-22' };
  await sendToFrame(page, { type: 'set', id: 1, site: { code: 'G96' }, dates, objects: ['1627', '1036'] });
  await expect.poll(() => messagesFromFrame(page, 'done')).toEqual([{ neoToolkit: 1, type: 'done', id: 1 }]);
  await expect(frame.getByRole('combobox', { name: /observatory/i })).toHaveValue(/G96/);
  await sendToFrame(page, { type: 'set', id: 2, objects: ['No such object'] });
  await expect
    .poll(() => messagesFromFrame(page, 'error'))
    .toMatchObject([{ id: 2, reason: 'unknown-objects' }]);
  // the night of the 21st gets dark at Mount Lemmon at 1 h UTC of the 22nd
  await sendToFrame(page, { type: 'set', id: 3, dates: { ...dates, firstNight: '2026-11-21' } });
  await expect
    .poll(() => messagesFromFrame(page, 'error'))
    .toMatchObject([{}, { id: 3, reason: 'out-of-range' }]);

  await frame.getByRole('button', { name: 'Continue to filtering' }).click();
  await frame
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check({ force: true });
  await frame.getByRole('button', { name: 'Calculate ephemerides' }).click();
  await frame.getByRole('button', { name: 'Go to results' }).click();
  await frame.getByRole('link', { name: 'Night plan' }).click();
  await frame.getByRole('button', { name: 'Plan the night' }).click();
  const slots = frame.getByRole('table', { name: /^Plan of the night/ });
  await expect(slots.getByRole('rowheader', { name: /Ivar/ })).toBeVisible();
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
  await expect(frame.getByText('This site uses cookies')).toHaveCount(0);

  await frame.getByRole('link', { name: 'Setup' }).click();
  await frame.getByRole('radio', { name: /geocentric/i }).check({ force: true });
  await expect
    .poll(() => messagesFromFrame(page, 'changed'))
    .toContainEqual(
      expect.objectContaining({
        state: expect.objectContaining({ dates, site: expect.objectContaining({ code: '500' }) }),
      }),
    );
  expect(complaints).toEqual([]);
  await host.stop();
});

test('the other tools are set by the page around, too: a chart, a flyby, a path come of themselves', async ({
  page,
  service,
}) => {
  const elsewhere = { ra: 350, dec: -20, fov: 12 };
  const camera = { ra: expect.closeTo(350) as unknown, dec: expect.closeTo(-20) as unknown, fov: 12 };
  const cases = [
    {
      tool: 'scd',
      set: {
        site: { code: 'G96' },
        dates: { start: '2026-12-01', end: '2026-12-02' },
        objects: ['1627'],
        camera: elsewhere,
      },
      shown: { camera },
      turn: { time: '2026-12-02T06:10:00Z', camera: elsewhere },
      turned: { time: '2026-12-02T06:00:00.000Z', camera },
      seen: (frame: FrameLocator) => frame.getByRole('status', { name: 'What is seen' }),
    },
    {
      tool: 'fvt',
      set: { dates: { start: '2029-04-10', end: '2029-04-16' }, objects: ['99942'] },
      seen: (frame: FrameLocator) => frame.getByRole('button', { name: /^\(99942\) Apophis/ }),
    },
    {
      tool: 'sovt',
      named: '433', // what is set later replaces it
      set: { dates: { start: '2026-01-01', end: '2027-12-31' }, objects: ['1036'] },
      seen: (frame: FrameLocator) => frame.getByRole('button', { name: /Ganymed/ }),
    },
  ];
  await page.addInitScript(recordMessages);
  for (const { tool, named = '', set, shown = {}, turn, turned, seen } of cases) {
    const host = await startHost(
      `${service.url}/${tool}?embed=1&autostart=1&object=${named}`,
      {},
      'allow-scripts',
    );
    await page.goto(host.url);
    await expect.poll(() => messagesFromFrame(page, 'ready')).toHaveLength(1);
    await sendToFrame(page, { type: 'set', id: 1, ...set });
    await expect.poll(() => messagesFromFrame(page, 'done')).toHaveLength(1);
    await expect(seen(page.frameLocator('iframe')).first()).toBeVisible();
    const state = async () => {
      await sendToFrame(page, { type: 'read', id: 2 });
      return (await messagesFromFrame(page, 'state')).at(-1);
    };
    await expect
      .poll(state)
      .toMatchObject({ id: 2, state: { tool, objects: [expect.any(String)], ...shown } });
    if (turn !== undefined) {
      await sendToFrame(page, { type: 'set', id: 3, ...turn });
      await expect.poll(state).toMatchObject({ state: { ...turned } });
    }
    await isBareWhereSmall(page);
    await host.stop();
  }
});

test('a user who starts a tool in a frame by the keyboard continues from its heading; a page around that starts it retains the focus', async ({
  page,
  service,
}) => {
  const host = await startHost(`${service.url}/ovt?embed=1`, {}, 'allow-scripts');
  const frame = page.frameLocator('iframe');
  const heading = frame.getByRole('heading', { level: 1 });
  await page.goto(host.url);
  await frame.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(frame.getByRole('application')).toBeVisible();
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('application')).toBeFocused();

  await page.goto(host.url);
  await expect(frame.getByRole('button', { name: 'Start' })).toBeVisible();
  await sendToFrame(page, { type: 'start' });
  await expect(frame.getByRole('button', { name: 'Display settings' })).toBeVisible();
  await expect(heading).not.toBeFocused();
  await host.stop();
});

test.describe('with all controls in a frame of 320 × 240', () => {
  test.use({ viewport: { width: 320, height: 240 } });

  test('a small frame with all controls shows the picture between them, and a legend folds to its title', async ({
    page,
  }) => {
    await page.goto('/ovt?embed=1&autostart=1');
    await page.getByRole('button', { name: 'Show all controls' }).click();
    const legend = page.getByRole('region', { name: 'Orbit legend' });
    const fold = legend.getByRole('button', { name: 'Orbits' });
    await expect(fold).toBeVisible();
    await expect(legend.getByText('Keplerian')).toBeHidden();
    for (const part of ['.scene-corner', '.rail']) {
      const box = await page.locator(part).first().boundingBox();
      expect((box?.y ?? 240) + (box?.height ?? 240), part).toBeLessThan(60);
    }
    await fold.press('Enter');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(legend.getByText('Keplerian')).toBeInViewport({ ratio: 1 });
  });

  test('a panel that opens in a small frame has the lower half of it, and the picture the upper one', async ({
    page,
  }) => {
    for (const address of ['/ovt?object=Apophis', APOPHIS_2029, '/sovt?object=Apophis']) {
      await page.goto(`${address}&embed=1&autostart=1`);
      await page.getByRole('button', { name: 'Show all controls' }).click();
      const folded = page.getByRole('button', { name: /Apophis/, expanded: false }).last();
      await expect(folded).toBeVisible();
      for (const opener of [
        page.getByRole('button', { name: 'Display settings', exact: true }),
        page.getByRole('button', { name: 'View as table', exact: true }),
        page.getByRole('button', { name: /^(Select objects|search for)/i }),
        folded,
      ]) {
        await opener.press('Enter');
        const panel = page.locator('.panel');
        await expect(panel).toHaveCount(1);
        await expect(panel.locator('.panel-body')).toBeInViewport({ ratio: 1 });
        const [rows, picture] = await Promise.all(
          [panel.locator('.panel-body'), page.getByRole('application')].map((part) => part.boundingBox()),
        );
        expect(rows?.height, address).toBeGreaterThan(44);
        expect(picture?.height, address).toBeGreaterThan(80);
        await panel.getByRole('button', { name: /^Close / }).press('Enter');
        await expect(panel).toHaveCount(0);
      }
    }
  });

  test('the plans of a film and of a recording are seen whole in a small frame, or scroll there', async ({
    page,
  }) => {
    await page.goto(`${APOPHIS_2029}&embed=1&autostart=1`);
    await page.getByRole('button', { name: 'Show all controls' }).click();
    for (const [format, plan] of [
      ['webm', 'Recorder'],
      ['film', 'Film'],
    ] as const) {
      await page.getByRole('button', { name: 'Export' }).press('Enter');
      await page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).press('Enter');
      await expect(page.getByRole('region', { name: plan })).toBeInViewport({ ratio: 1 });
    }
  });
});

/** A flyby of the Earth. */
const APOPHIS_2029 = '/fvt?object=99942&start=2029-04-08&end=2029-04-18&mainbody=earth';

/** In a small frame the panels over the picture are folded, and a press opens them. */
async function isBareWhereSmall(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe');
  const settings = frame.getByRole('button', { name: 'Display settings' });
  await expect(settings).toBeVisible();
  await page
    .locator('iframe')
    .evaluate((element) => element.setAttribute('style', 'width:320px;height:240px'));
  await expect(settings).toBeHidden();
  await frame.getByRole('button', { name: 'Show all controls' }).click();
  await expect(settings).toBeVisible();
}

/** A small plan from an observatory to a table. */
async function plan(frame: FrameLocator): Promise<void> {
  await frame.getByRole('combobox', { name: /observatory/i }).fill('G96');
  await frame.getByRole('option', { name: /G96/ }).click();
  await frame.getByRole('button', { name: 'Continue to filtering' }).click();
  await frame
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check({ force: true });
  await frame.getByRole('button', { name: 'Calculate ephemerides' }).click();
  await frame.getByRole('button', { name: 'Go to results' }).click();
  await openEphemerides(frame);
  await expect(frame.getByRole('table', { name: 'Ephemerides' }).getByRole('rowheader')).toHaveCount(1);
}

/** Stores what the frame sends to the page around it. */
function recordMessages(): void {
  const heard: unknown[] = [];
  Object.assign(globalThis, { heard });
  window.addEventListener('message', ({ data }) => heard.push(data));
}

/** What of a type the frame has sent to the page around it. */
function messagesFromFrame(page: Page, type: string): Promise<unknown[]> {
  return page.evaluate(
    (requested) =>
      (globalThis as unknown as { heard: { type: string }[] }).heard.filter(
        (message) => message.type === requested,
      ),
    type,
  );
}

function sendToFrame(page: Page, message: object): Promise<void> {
  return page.evaluate(
    (sent) => document.querySelector('iframe')?.contentWindow?.postMessage({ neoToolkit: 1, ...sent }, '*'),
    message,
  );
}

/** Saves where the browser remembers nothing, and loads what was saved. */
async function saveAndLoad(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = frame.getByRole('alertdialog', { name: 'Done' });
  await expect(saved).toContainText('does not let the page remember');
  await saved.getByRole('button', { name: 'OK' }).click();
  await frame.getByRole('button', { name: 'Load', exact: true }).click();
  await frame.getByRole('alertdialog', { name: 'Load' }).getByRole('button', { name: 'Load' }).click();
  await expect(frame.getByText('Data loaded successfully')).toBeVisible();
  await frame.getByRole('button', { name: 'OK' }).click();
  await expect(frame.getByRole('table', { name: 'Ephemerides' }).getByRole('rowheader')).toHaveCount(1);
}
