import { answer } from './answers.ts';
import { expect, test } from './harness.ts';
import { chooseObservatory, hasAgreed, typeDate, watchConsole } from './opt-journey.ts';
import { expectMessage } from './ovt-journey.ts';

const OBSERVATORIES = '**/rest/observatory/findObservatoryByPhrase*';

const API_CALL = 'An error occurred during the API call. Please try again.';

/** The start of the line of Apophis in MPCORB. */
const CUT_LINE = '99942   18.9   0.15 K1972 236.64021  126.67983  204.05444    3.33690  ';

test('what the set-up cannot find or take is reported, and the set-up stays', async ({ page }) => {
  await hasAgreed(page);
  await test.step('results that do not exist are reported as missing', async () => {
    await page.goto('/opt/results/ephemerides');
    await expectMessage(page, 'There is no saved results.');
    await expect(page).toHaveURL(/\/opt\/setup$/);
  });

  await test.step('a limit on calls is waited out, which is said and can be stopped', async () => {
    const search = page.getByRole('combobox', { name: /observatory/i });
    const notes = page.getByRole('region', { name: 'Notifications' });
    const refusing = (seconds: string) =>
      page.route(
        OBSERVATORIES,
        (route) => route.fulfill({ status: 429, headers: { 'Retry-After': seconds } }),
        { times: 1 },
      );
    await refusing('2');
    await search.fill('G96');
    await expect(notes).toContainText('The page goes on by itself within 2 seconds.');
    await expect(page.getByRole('option', { name: /G96/ })).toBeVisible();
    await expect(notes).not.toContainText('The page goes on');
    await refusing('60');
    await search.fill('568');
    await notes.getByRole('button', { name: 'Stop waiting' }).click();
    await expect(notes).not.toContainText('The page goes on');
  });

  await test.step('a failed search of observatories is reported in a popup with OK alone, in the words of the response', async () => {
    const search = page.getByRole('combobox', { name: /observatory/i });
    for (const [reply, text] of [
      [{ status: 500 }, API_CALL],
      [{ json: { nothing: 'expects this' } }, 'An error has occurred. Please try again.'],
      [
        { status: 500, body: '<html><b>Message</b> The index is being rebuilt<br></html>' },
        'The index is being rebuilt',
      ],
    ] as const) {
      await answer(page, OBSERVATORIES, reply);
      await search.fill('');
      await search.fill('G96');
      await expectMessage(page, text);
      await page.unroute(OBSERVATORIES);
    }
  });

  await test.step('a date outside the ephemeris is refused, and not planned with', async () => {
    await typeDate(page, 'Start', '1899-12-31');
    await page.getByRole('combobox', { name: /observatory/i }).focus();
    await expect(page.getByText('Please provide a date from 01/01/1900 to 31/12/2470')).toBeVisible();
    const submit = page.getByRole('button', { name: 'Continue to filtering' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await submit.focus();
    await expect(page.getByRole('tooltip', { name: 'Time frame not valid or missing.' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expectMessage(page, 'Time frame not valid or missing.');
    await expect(page).toHaveURL(/\/opt\/setup$/);
    await typeDate(page, 'Start', '2026-11-22');
    await submit.focus();
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('names that are not found are listed, the others stay, and the form remains open to be corrected', async () => {
    await page.getByRole('radio', { name: /Configure my list/ }).check({ force: true });
    await page.getByRole('button', { name: 'Insert a list' }).click();
    await page.getByRole('textbox', { name: /Designators or names/ }).fill('Apophis, Eros\ngaNymed');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const popup = page.getByRole('alertdialog');
    await expect(popup).toContainText('2 of 3 objects found, 1 objects not found:');
    await expect(popup.getByRole('listitem')).toHaveText('gaNymed');
    await popup.getByRole('button', { name: 'OK' }).click();
    const form = page.getByRole('dialog', { name: 'Configure objects' });
    await expect(form.getByRole('textbox')).toHaveValue('Apophis, Eros\ngaNymed');
    await form.getByRole('button', { name: 'Did you mean Ganymed?' }).click();
    await expect(form.getByRole('textbox')).toHaveValue('Apophis, Eros\nGanymed');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('list', { name: 'Chosen objects' }).getByRole('listitem')).toHaveCount(3);

    await page.getByRole('button', { name: 'Insert a list' }).click();
    await form.getByRole('textbox').fill(`Ivar\n${CUT_LINE}`);
    await expect(
      form.getByText('Line 2: a line of MPCORB has 103 characters or more, not 68.'),
    ).toBeVisible();
    await expect(form).toContainText('1 name.');
    await expect(form.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await form.getByRole('button', { name: 'Leave it out' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('list', { name: 'Chosen objects' }).getByRole('listitem')).toHaveCount(4);

    await page.getByRole('button', { name: 'Select from list' }).click();
    await page.getByRole('searchbox', { name: 'Search objects' }).fill('zzz');
    await expect(page.getByText('Object "zzz" was not found.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a browser that has no position says so as an error, one that refuses it as a warning', async () => {
    const words = 'Geolocation is not supported by your browser, allow access in the privacy settings.';
    await page.getByRole('button', { name: 'Use my current location' }).click();
    await expectMessage(page, words, 'Warning');
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await page.reload();
    await page.getByRole('button', { name: 'Use my current location' }).click();
    await expectMessage(page, words, 'Error');
  });

  await test.step('an observatory without a place on the Earth is refused', async () => {
    const complaints = watchConsole(page);
    const nowhere = { id: 1, code: 'ZZZ', name: 'Nowhere', latitude: 999, longitude: 0, alt: 0 };
    await answer(page, OBSERVATORIES, { json: [nowhere] });
    await chooseObservatory(page, 'ZZZ', /Nowhere/);
    await page.getByRole('button', { name: 'Continue to filtering' }).click();
    await expectMessage(page, 'Observatory data not valid or missing.');
    await expect(page).toHaveURL(/\/opt\/setup$/);
    expect(complaints).toEqual([]);
  });
});
