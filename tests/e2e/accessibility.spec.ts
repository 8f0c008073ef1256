import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { alterResponse, answersNothing } from './answers.ts';
import { hasCandidates } from './candidates.ts';
import { copyOf } from './editor-journey.ts';
import {
  chooseObservatory,
  filter,
  hasAgreed,
  openEphemerides,
  openPlanning,
  selectObjects,
  calculate,
} from './opt-journey.ts';
import { expect, test } from './stored-results.ts';

/** Where toasts are; what lies below them was looked at before. */
const TOASTS = '.toast-region';

/** What opens over a page; what lies below was looked at before. */
const OVERLAYS = '.popover, .dialog-frame, .navigation';

/** Rows of a table are alike: in the other themes the first eight speak for all. */
const LATER_ROWS = 'tbody tr:nth-child(n + 9)';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

const FIRST_THEME = 'dark';
const THEMES = [FIRST_THEME, 'light', 'inverted', 'red'];

/** Rules whose outcome a theme can change; all others depend on the markup alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What an open list of offers hides from a screen reader can take the focus only once Tab has closed the list. */
const LEFT_BEFORE_REACHED = 'aria-hidden-focus';

/** Announcements to screen readers stay for some seconds, even those of fields that are gone by then. */
const SAID = '[data-live-announcer]';

const SCREENS = [
  { name: 'a desk', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, width, height } of SCREENS) {
  test.describe(`on ${name}, in every theme`, () => {
    test.use({ viewport: { width, height } });

    test('the shell can be used by everybody', async ({ page }) => {
      await page.goto('/');
      await isAccessible(page, 'home with the cookie notice');
      await page.getByRole('button', { name: 'I agree' }).click();
      for (const path of ['/about', '/terms', '/privacy', '/provenance', '/validation']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await isAccessible(page, path);
      }
      for (const name of [/^Astrometric RA, Dec from recorded states/, /^Clones inside/])
        await page.getByRole('button', { name }).first().click();
      await isAccessible(page, 'opened comparisons');
      await page.getByRole('button', { name: 'Open tools menu' }).click();
      await isAccessible(page, 'navigation', { over: OVERLAYS });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Change theme' }).click();
      await isAccessible(page, 'theme menu', { over: OVERLAYS });
    });

    test('the set-up can be used by everybody', async ({ page }) => {
      await openPlanning(page);
      await expect(page.locator('output', { hasText: /^GMT/ })).toBeVisible();
      await isAccessible(page, 'set-up, topocentric');
      await page.getByRole('combobox', { name: /observatory/i }).fill('Mauna');
      await expect(page.getByRole('option').first()).toBeVisible();
      await isAccessible(page, 'observatory offers', { without: [LEFT_BEFORE_REACHED], over: OVERLAYS });
      await page.getByRole('option').first().click();
      await page
        .getByRole('button', { name: /Open calendar/ })
        .first()
        .click();
      await isAccessible(page, 'calendar', { over: OVERLAYS });
      await page.keyboard.press('Escape');
      await page.getByRole('radio', { name: 'Geocentric' }).click();
      await isAccessible(page, 'set-up, geocentric');

      await page.getByRole('radio', { name: /Configure my list/ }).check({ force: true });
      await isAccessible(page, 'own list');
      await page.getByRole('button', { name: 'Select from list' }).click();
      await page.getByRole('searchbox', { name: 'Search objects' }).fill('a');
      await expect(
        page.getByRole('listbox', { name: 'Available objects' }).getByRole('option').first(),
      ).toBeVisible();
      await isAccessible(page, 'objects popup, select', { over: OVERLAYS });
      await page.getByRole('tab', { name: 'Insert list' }).click();
      await isAccessible(page, 'objects popup, insert', { over: OVERLAYS });
      await page.keyboard.press('Escape');
      await copyOf(page, 'Eros', 'Eros - copy');
      await isAccessible(page, 'own objects');
      await page.getByRole('button', { name: 'Edit Eros - copy' }).click();
      await expect(page.getByRole('textbox', { name: 'Object name' })).toBeVisible();
      await isAccessible(page, 'editor of own objects', { over: OVERLAYS });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete Eros - copy' }).click();
      await isAccessible(page, 'question about an own object', { over: OVERLAYS });
    });

    test('tonight can be used by everybody, candidates with it', async ({ page }) => {
      await hasAgreed(page);
      await hasCandidates(page);
      await page.goto('/opt/tonight');
      await page.getByRole('button', { name: 'From your place' }).click();
      await expect(page.getByRole('combobox', { name: /^Search observatory/ })).toBeVisible();
      await isAccessible(page, 'the choice of a site');
      await page.getByRole('combobox', { name: /^Search observatory/ }).fill('G96');
      await page.getByRole('option', { name: /^G96/ }).click();
      await page.getByText('On the NEO Confirmation Page').click();
      await page.getByRole('button', { name: 'Where P12bQxR may be' }).click();
      await expect(page.getByRole('button', { name: 'Plan it' })).toBeVisible();
      await isAccessible(page, 'tonight');
    });

    test('filtering, calculation and results can be used by everybody', async ({ page }) => {
      await openPlanning(page);
      await chooseObservatory(page, 'G96', /G96/);
      await filter(page);
      await isAccessible(page, 'filtering');
      await openFilter(page, width < 640);
      await isAccessible(page, 'a filter', { over: OVERLAYS });
      await page.keyboard.press('Escape');
      if (width < 640) await page.getByRole('button', { name: 'Done' }).click();
      await selectObjects(page, 2);

      await showsProgress(page);
      await isAccessible(page, 'progress', { over: OVERLAYS });
      await page.getByRole('button', { name: 'Stop' }).click();
      await isAccessible(page, 'a question', { over: OVERLAYS });
      await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('calculations stopped');
      await isAccessible(page, 'a toast', { within: TOASTS });
      await page.unrouteAll({ behavior: 'ignoreErrors' });

      await calculate(page);
      const views = page.getByRole('navigation', { name: 'Results' });
      await views.getByRole('link', { name: 'Long-term plots' }).click();
      await expect(page.getByRole('region', { name: /^Plots of/ })).toBeVisible();
      await isAccessible(page, 'long-term plots');
      await views.getByRole('link', { name: 'Short-term plots' }).click();
      await expect(page.getByRole('table', { name: /^Altitude of every object/ })).toBeVisible();
      await isAccessible(page, 'short-term plots');
      await views.getByRole('link', { name: 'Night plan' }).click();
      await page.getByRole('button', { name: 'Plan the night' }).click();
      await expect(page.getByRole('table', { name: /^Plan of the night/ })).toBeVisible();
      await page.locator('.plan-slot').last().focus(); // comes into view above the sheet of a phone
      await isAccessible(page, 'night plan');
      await openEphemerides(page);
      await isAccessible(page, 'results, default columns');
      const fold = page.getByRole('button', { name: 'Settings', exact: true });
      if (await fold.isVisible()) await fold.click();
      await page.getByRole('radio', { name: 'All' }).click();
      await page.getByRole('button', { name: 'Expand all' }).click();
      await isAccessible(page, 'results, all columns');
      const mark = page.getByRole('button', { name: /Provenance of/ }).first();
      await mark.click();
      await expect(page.getByRole('term').filter({ hasText: 'Estimated error now' })).toBeVisible();
      await isAccessible(page, 'provenance', { over: OVERLAYS });
      await page.getByRole('button', { name: 'Why this number' }).click();
      await expect(page.getByRole('region', { name: 'What each force is worth' })).toContainText('Jupiter');
      await isAccessible(page, 'what each force is worth', { over: OVERLAYS });
      await page.keyboard.press('Escape');
      await expect(mark).toBeFocused();
      await page.getByRole('button', { name: 'Download' }).click();
      await isAccessible(page, 'download menu', { over: OVERLAYS });
      await page.keyboard.press('Escape');
      await page.getByRole('radio', { name: 'User defined' }).click();
      await expect(page.getByRole('dialog', { name: 'Configure columns' })).toBeVisible();
      await isAccessible(page, 'columns popup', { over: OVERLAYS });
    });
  });
}

test.describe('at a zoom of 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('the welcome page can be used by everybody', async ({ page }) => {
    await page.goto('/');
    await isAccessible(page, 'home at 200 %');
  });
});

type Look = {
  readonly without?: string[];
  /** That part of the page alone. */
  readonly within?: string;
  /** What has opened over a page whose colours were looked at in every theme: the page below it is not again. */
  readonly over?: string;
};

/** Axe finds nothing in any theme, and a narrow page does not run out of the window. */
async function isAccessible(
  page: Page,
  what: string,
  { without = [], within = 'html', over = within }: Look = {},
): Promise<void> {
  if (over !== within) await expect(page.locator(over).last()).toBeVisible();
  await hasAppeared(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(within)
    .exclude(SAID)
    .withTags(TAGS)
    .disableRules([...without, ...COLOUR_RULES])
    .analyze();
  expect.soft(violations.flatMap(violationTexts), what).toEqual([]);
  for (const theme of THEMES) {
    await wear(page, theme);
    const rows = theme === FIRST_THEME ? [] : [[LATER_ROWS]];
    const look = { include: [[over]], exclude: [[SAID], ...rows] };
    const { violations: ofColours } = await page.evaluate(colourCheck, [look, COLOUR_RULES] as const);
    expect.soft(ofColours.flatMap(violationTexts), `${what}, ${theme}`).toEqual([]);
  }
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(beyond, `${what} runs out of the window`).toBeLessThanOrEqual(0);
}

/** What fades in has no final colour yet. */
function hasAppeared(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

function wear(page: Page, theme: string): Promise<void> {
  return page.evaluate((worn) => {
    document.documentElement.dataset['theme'] = worn;
  }, theme);
}

/** Runs in the page, which has loaded axe already. */
function colourCheck([look, rules]: readonly [object, readonly string[]]): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: { run(what: object, how: object): Promise<AxeResults> } };
  const how = { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] };
  return axe.run(look, how).then(({ violations }) => ({ violations }));
}

type AxeResults = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>;

function violationTexts({ id, nodes }: AxeResults['violations'][number]): readonly string[] {
  return nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`);
}

async function openFilter(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: /^\d+ filters?$/ }).click();
  await page.getByRole('button', { name: /^Filter Absolute magnitude|^Filter Magnitude/ }).click();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
}

/** Starts a calculation that says it is long and never ends. */
async function showsProgress(page: Page): Promise<void> {
  await alterResponse<object>(page, '**/rest/opt/calculate*', (ticket) => ({ ...ticket, estimatedTime: 30 }));
  await answersNothing(page, '**/rest/opt/getCalculationResult*');
  await page.getByRole('button', { name: 'Calculate ephemerides' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
}
