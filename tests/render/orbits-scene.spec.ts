import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { openLab } from './lab/open-lab.ts';

test.beforeEach(({ page }) => openLab(page));

test('a destroyed scene leaves nothing on the GPU and no listener', async ({ page }) => {
  const { used, left, listeners } = await page.evaluate(() => window.lab.sceneLeavesNothing());
  expect(used.buffers).toBeGreaterThan(5);
  expect(used.textures).toBeGreaterThan(0);
  expect(left).toEqual({ buffers: 0, elements: 0, framebuffers: 0, shaders: 0, textures: 0 });
  expect(listeners).toBe(0);
});

test('a destroyed scene takes the context of its canvas with it where that has left the document', async ({
  page,
}) => {
  expect(await page.evaluate(() => window.lab.contextsOfDestroyedScenes())).toEqual({
    isGoneLost: true,
    isShownLost: false,
  });
});

test('orbits, objects and swarms that come and go leave nothing behind', async ({ page }) => {
  const { before, after } = await page.evaluate(() => window.lab.sceneAfterManyChanges());
  expect(after).toEqual(before);
});

for (const antialias of [false, true]) {
  const picture = antialias ? 'multisampled picture' : 'picture';
  test(`after the context was lost and came back the ${picture} is the same`, async ({ page }) => {
    const { same, left } = await page.evaluate((on) => window.lab.sceneAfterLostContext(on), antialias);
    expect(same).toBe(true);
    expect(left).toEqual({ buffers: 0, elements: 0, framebuffers: 0, shaders: 0, textures: 0 });
  });
}

test('the horizontal plane has no edge below an eye that is near it', async ({ page }) => {
  expect(await page.evaluate(() => window.lab.shareOfPlane())).toBe(1);
});

test('by night a globe has a tenth of the light of its day', async ({ page }) => {
  const { day, night, even } = await page.evaluate(() => window.lab.lightOfGlobe());
  expect(day).toBe(even);
  expect(night / day).toBeCloseTo(0.1, 1);
});

test("from the side away from the Sun, Saturn's rings have less than half of their light", async ({
  page,
}) => {
  const brightest = async (fixture: string) => {
    const picture = await page.evaluate((name) => window.lab.drawFixture(name), fixture);
    const { data, width } = PNG.sync.read(Buffer.from(picture, 'base64'));
    const leftOfGlobe = data.filter((_, at) => at % 4 === 0 && (at / 4) % width < 170);
    return Math.max(...leftOfGlobe);
  };
  const lit = await brightest('saturn');
  expect(lit).toBeGreaterThan(150);
  expect(await brightest('saturn-lit-through')).toBeLessThan(lit / 2);
});

test('a pointer finds objects of the list, bodies and the swarm where they are', async ({ page }) => {
  const picks = await page.evaluate(() => window.lab.scenePicks());
  expect(picks['before']).toBeUndefined();
  expect(picks['object']).toEqual({ kind: 'object', id: 'apophis' });
  expect(picks['sun']).toEqual({ kind: 'body', id: 'sun' });
  expect(picks['swarm']).toEqual(picks['swarmRow']);
  expect(picks['nothing']).toBeUndefined();
});

test('an exported picture holds what was drawn and its decorations, which lie on no name', async ({
  page,
}) => {
  const { type, size, ink, green, bright } = await page.evaluate(() => window.lab.sceneExport());
  expect(type).toBe('image/png');
  expect(size).toEqual([400, 300]);
  expect(green).toBeGreaterThan(100);
  expect(bright).toBeGreaterThan(300);
  expect(ink.belowMark).toBe(0);
  expect(ink.above).toBeGreaterThan(100);
});

test('in km about the Earth, with other axes, the picture is the one in au about the Sun', async ({
  page,
}) => {
  const { shown, different, picked } = await page.evaluate(() => window.lab.sceneElsewhere());
  expect(shown).toBeGreaterThan(10_000);
  expect(different / shown).toBeLessThan(0.002);
  expect(picked.home).toMatchObject({ kind: 'swarm' });
  expect(picked.away).toEqual(picked.home);
});
