import { expect, test } from '@playwright/test';
import { openLab } from './lab/open-lab.ts';

const FIELDS = [90, 45, 10, 1, 0.1];

test.beforeEach(({ page }) => openLab(page));

test('a star is within 0.3 px of its place in every field of view, proper motion and parallax included', async ({
  page,
}) => {
  const errors = await page.evaluate((fields) => window.lab.starErrors(fields), FIELDS);
  test
    .info()
    .annotations.push({ type: 'measured', description: errors.map((px) => px.toFixed(3)).join(' ') });
  for (const error of errors) expect(error).toBeLessThan(0.3);
});

test('a destroyed sky leaves nothing on the GPU, nor do stars that come and go', async ({ page }) => {
  const { before, after, left } = await page.evaluate(() => window.lab.skyLeavesNothing());
  expect(before.buffers).toBeGreaterThan(5);
  expect(after).toEqual(before);
  expect(left).toEqual({ buffers: 0, elements: 0, framebuffers: 0, shaders: 0, textures: 0 });
});

test('after the context was lost and came back the sky is the same', async ({ page }) => {
  const { same, left } = await page.evaluate(() => window.lab.skyAfterLostContext());
  expect(same).toBe(true);
  expect(left.buffers).toBe(0);
});

test('a pointer finds the points of a path and the Moon', async ({ page }) => {
  const picks = await page.evaluate(() => window.lab.skyPicks());
  expect(picks['point']).toEqual({ kind: 'point', id: 'ivar', row: 4 });
  expect(picks['moon']).toEqual({ kind: 'body', id: 'moon' });
  expect(picks['nothing']).toBeUndefined();
});
