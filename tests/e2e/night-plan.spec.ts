import { watchConsole } from './opt-journey.ts';
import { expect, openResults, test } from './kept-results.ts';
import { tabTo } from './keyboard.ts';

test('a night is planned by keyboard alone', async ({ page, resultsLink }) => {
  const complaints = watchConsole(page);
  await openResults(page, resultsLink);
  await tabTo(page, page.getByRole('link', { name: 'Night plan' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Plan the night' }));
  await page.keyboard.press('Enter');

  const slots = page.getByRole('table', { name: /^Plan of the night/ }).getByRole('row');
  await expect(slots.nth(1)).toBeVisible();
  const slot = page.getByRole('slider').first();
  const title = await slot.getAttribute('aria-label');
  const before = await slot.getAttribute('aria-valuetext');
  await tabTo(page, slot);
  await page.keyboard.press('ArrowRight');
  const moved = page.getByRole('slider', { name: title ?? '' });
  await expect(moved).toHaveAttribute('aria-valuetext', /locked$/);
  expect(await moved.getAttribute('aria-valuetext')).not.toContain(before);
  await page.keyboard.press('+');
  await expect(page.getByRole('group', { name: `Slot of ${title}` })).toContainText('40 min');

  await tabTo(page, page.getByText('Limits and weights'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('spinbutton', { name: 'Object above' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('85');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^Not in the plan/ })).toContainText('Never above 85°');
  expect(complaints).toEqual([]);
});
