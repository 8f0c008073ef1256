import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';
import { expect, openResults, quietTest as test } from './stored-results.ts';

const PLOTS = [
  'Moon elongation',
  'Sun elongation',
  'Absolute galactic latitude',
  'Sky motion',
  'Magnitude',
  'Star density',
];

test('plots show when an object is observable: six of each by the day, one for all by the half hour, as tables and on paper', async ({
  page,
  resultsLink,
}) => {
  await openResults(page, resultsLink);
  await test.step('each chart is printed on one page', async () => {
    for (const name of ['Long-term plots', 'Short-term plots']) {
      await view(page, name).click();
      await expect(page.locator('.chart-curve, .timeline-band').first()).toBeAttached();
      const pdf = await page.pdf({ format: 'A4', landscape: name.startsWith('Short') });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), name).toHaveLength(1);
    }
  });

  await test.step('a day shows how high every object is at each half hour, by the keyboard too, within the time frame', async () => {
    const table = page.getByRole('table', { name: 'Altitude of every object from noon to noon' });
    await expect(table.getByRole('rowheader')).toHaveCount(3);
    const name = await table.getByRole('rowheader').first().innerText();
    await expect(table.getByRole('link', { name: /^Previous observations of/ }).first()).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(page.getByRole('region', { name: 'Legend' }).getByRole('listitem')).toHaveCount(9);
    await expect(page.getByText(/Twilight \d\d:\d\d – \d\d:\d\d GMT -07:00/)).toBeVisible();

    const days = page.getByRole('region', { name: 'Date' });
    await expect(days).toContainText('Fri 20 – Sat 21 Nov 2026');
    await expect(days.getByRole('button', { name: 'Previous day' })).toHaveAttribute('aria-disabled', 'true');
    for (let day = 22; day <= 28; day++) {
      await days.getByRole('button', { name: 'Next day' }).click();
      await expect(days).toContainText(`${day} Nov 2026`);
    }
    await expect(days.getByRole('button', { name: 'Next day' })).toHaveAttribute('aria-disabled', 'true');

    const cells = table.getByRole('slider').first();
    await tabTo(page, cells);
    const tip = page.getByRole('tooltip');
    await expect(tip).toHaveText(/^UTC 07:00, local 00:00, altitude −?\d+\.\d deg$/);
    await page.keyboard.press('ArrowRight');
    await expect(tip).toHaveText(/^UTC 07:30, local 00:30/);
    await page.keyboard.press('ArrowDown');
    await expect(table.getByRole('slider').nth(1)).toBeFocused();
    await expect(tip).toHaveText(/^UTC 07:30, local 00:30/);

    await page.getByRole('button', { name: 'View as table' }).click();
    await expect(page.getByRole('table', { name: 'Short-term plots' })).toContainText('2026-11-28');
    expect((await saveFile(page)).split('\r\n').filter((line) => line.startsWith(`${name},`))).toHaveLength(
      48,
    );
  });

  await test.step('each object has six plots, whose thresholds say at once when it is observable and request nothing', async () => {
    await view(page, 'Long-term plots').click();
    const chart = page.getByRole('region', { name: /^Plots of/ });
    await expect(chart.getByRole('switch')).toHaveCount(6);
    for (const name of PLOTS) await expect(threshold(page, name)).toHaveCount(1);
    await expect(page.getByRole('table', { name: 'Calculated objects' }).getByRole('rowheader')).toHaveCount(
      3,
    );

    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    for (const name of PLOTS.slice(1)) await chart.getByText(name, { exact: true }).click();
    const bar = chart.locator('.summary', { hasText: 'Meets every threshold' });
    await threshold(page, 'Moon elongation').focus();
    await page.keyboard.press('Home');
    await expect(bar).toContainText('2026-11-21');
    await page.keyboard.press('End');
    await expect(bar).toContainText('never');
    const line = chart.locator('.chart-threshold-line');
    await expect(line).toHaveCount(1);
    expect(await line.evaluate((drawn) => getComputedStyle(drawn).strokeDasharray)).toMatch(/\d/);
    const box = await line.evaluate((drawn) => drawn.getBoundingClientRect().toJSON() as DOMRect);
    await page.mouse.move(box.x + 200, box.y);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 200, { steps: 4 });
    await page.mouse.up();
    await expect(bar).toContainText('2026-11-21');

    await expect(chart.locator('.chart-area')).toHaveCount(0);
    await page.getByText('Advanced', { exact: true }).click();
    await expect(chart.locator('.chart-area')).toHaveCount(1);
    await chart.locator('.lane-plot').first().hover();
    await expect(chart.locator('.lane-axis[data-current]')).toHaveCount(1);
    await expect(chart.locator('.chart-mark text')).toHaveText([
      /deg$/,
      /deg$/,
      /deg$/,
      /arcsec\/min$/,
      /mag$/,
      /stars/,
    ]);
    expect(requested).toEqual([]);
  });

  await test.step('another object is picked in the list, and chart and thresholds are there again after a reload', async () => {
    const overview = page.getByRole('region', { name: 'When each object is observable' });
    await expect(overview.getByRole('rowheader')).toHaveCount(3);
    const second = page
      .getByRole('table', { name: 'Calculated objects' })
      .getByRole('rowheader')
      .getByRole('button')
      .nth(1);
    const name = await second.innerText();
    await second.click();
    await expect(page.getByRole('region', { name: `Plots of ${name}` })).toBeVisible();
    await threshold(page, 'Magnitude').focus();
    await page.keyboard.press('End');
    const chosen = await threshold(page, 'Magnitude').getAttribute('aria-valuetext');
    await page.reload();
    await expect(page.getByRole('region', { name: `Plots of ${name}` })).toBeVisible();
    await expect(threshold(page, 'Magnitude')).toHaveAttribute('aria-valuetext', chosen ?? '');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(threshold(page, 'Magnitude')).not.toHaveAttribute('aria-valuetext', chosen ?? '');

    await page.getByRole('button', { name: 'View as table' }).click();
    await page.reload();
    await expect(page.getByRole('table', { name: 'Long-term plots' }).getByRole('row')).toHaveCount(1 + 8);
    const csv = await saveFile(page);
    expect(csv).toContain('MOOEL [deg]');
    expect(csv.split('\r\n').filter((line) => line.startsWith(`${name},`))).toHaveLength(8);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the charts are turned by swiping from object to object, and timelines keep within a window that is made narrow', async ({
    page,
    resultsLink,
  }) => {
    await openResults(page, resultsLink);
    await view(page, 'Long-term plots').click();
    const chart = page.getByRole('region', { name: /^Plots of/ });
    const first = (await chart.getByRole('heading').innerText()).trim();
    await swipe(chart, -120);
    await expect(page.getByText('2 of 3')).toBeVisible();
    await expect(chart.getByRole('heading')).not.toHaveText(first);
    await page.getByRole('button', { name: 'Previous object' }).click();
    await expect(chart.getByRole('heading')).toHaveText(first);

    await page.setViewportSize({ width: 1440, height: 900 });
    await view(page, 'Short-term plots').click();
    const timeline = page.getByRole('slider', { name: /^Altitude of/ }).first();
    await expect(timeline).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    const right = () => timeline.evaluate((element) => element.getBoundingClientRect().right);
    await expect.poll(right).toBeLessThanOrEqual(390);
  });
});

function view(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Results' }).getByRole('link', { name });
}

function threshold(page: Page, plot: string): Locator {
  return page.getByRole('slider', { name: `${plot} threshold` });
}

async function saveFile(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  return readFile(await (await waiting).path(), 'utf8');
}

/** A finger that moves this far across an element, CSS px. */
async function swipe(element: Locator, dx: number): Promise<void> {
  await element.evaluate((target, by) => {
    const touch = (x: number) => new Touch({ identifier: 1, target, clientX: x, clientY: 300 });
    const send = (type: string, x: number) => {
      const touches = type === 'touchend' ? [] : [touch(x)];
      target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch(x)] }));
    };
    send('touchstart', 200);
    send('touchend', 200 + by);
  }, dx);
}
