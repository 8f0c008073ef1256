import type { Page } from '@playwright/test';
import { openApiDocument } from '#contract/openapi/document.ts';
import { expect, NOW, SMALL_SCREEN, test } from './harness.ts';
import {
  calculate,
  chooseObservatory,
  filter,
  hasAgreed,
  openPlanning,
  selectObjects,
  watchConsole,
} from './opt-journey.ts';
import { listObjects, objectRow, openOrbits, press } from './ovt-journey.ts';

test.use({ viewport: SMALL_SCREEN });

test('a plan is made and calculated with a service that responds in JSON alone', async ({ page }) => {
  const complaints = watchConsole(page);
  const others = await answersPlainly(page);
  await page.clock.setFixedTime(NOW);
  await openPlanning(page);
  await chooseObservatory(page, 'G96', /^G96/);
  await filter(page);
  await selectObjects(page, 2);
  await calculate(page);
  await expect(page.getByRole('table', { name: 'Ephemerides' }).getByRole('row').nth(2)).toBeVisible();
  expect([complaints, others]).toEqual([[], []]);
});

test('a path lies among faint stars with a service that responds in JSON alone', async ({ page }) => {
  const complaints = watchConsole(page);
  const others = await answersPlainly(page);
  await hasAgreed(page);
  await page.goto('/scd');
  await page.getByRole('button', { name: 'Insert a list' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Eros');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Continue to visualisation' }).click();
  await page.getByRole('button', { name: /Eros/ }).and(page.locator('[aria-pressed]')).press('Enter');
  await expect(page.getByRole('table', { name: 'Points of (433) Eros' })).toBeVisible();
  const faint = page.waitForResponse('**/rest/scd/background/**');
  const closer = page.getByRole('button', { name: 'Zoom in' });
  while (await closer.isEnabled()) await closer.press('Enter');
  expect((await (await faint).json()) as unknown).toMatchObject({
    data: { fields: expect.any(Array) as unknown },
  });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect([complaints, others]).toEqual([[], []]);
});

test('orbits, perturbed ones and swarms are drawn with a service that responds in JSON alone', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const others = await answersPlainly(page);
  await openOrbits(page);
  await listObjects(page, ['Apophis']);
  await press(objectRow(page, '(99942) Apophis').getByRole('switch', { name: /perturbed/i }));
  const details = page.getByRole('region', { name: '(99942) Apophis' });
  await expect(details).toContainText(/Propagation\s*Perturbed/);
  await expect(details).toContainText(/Distance to the Sun\s*\d/);
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect([complaints, others]).toEqual([[], []]);
});

test('close approaches are found and a flyby is shown with a service that responds in JSON alone', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const others = await answersPlainly(page);
  await hasAgreed(page);
  await page.goto('/fvt?start=2029-04-08&end=2029-04-18&object=99942&mainbody=earth');
  await expect(page.getByRole('region', { name: /Apophis/ })).toContainText(
    /Distance to Earth380\d\d\.\d\d km/,
  );
  await page.getByRole('button', { name: /^search for close approaches/ }).click();
  await expect(page.getByRole('radio', { name: /Apophis/ })).toBeChecked();
  await page.getByRole('button', { name: 'View as table' }).click();
  await expect(page.getByRole('row', { name: /Apophis/ }).last()).toContainText(/38\s0\d\d/);
  expect([complaints, others]).toEqual([[], []]);
});

test('a path in the rotating frame is charted, and the brightest are listed, with a service that responds in JSON alone', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const others = await answersPlainly(page);
  await hasAgreed(page);
  await page.setViewportSize({ width: 1120, height: 640 }); // the list of objects has room beside the details
  await page.goto('/sovt?object=Apophis');
  await expect(page.getByRole('checkbox', { name: /^Show .*Apophis/ })).toBeChecked();
  await page.getByRole('button', { name: 'Charts', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Charts' }).locator('figcaption')).toContainText([
    'Distance to Earth au',
  ]);
  await page.getByRole('button', { name: 'Show all near-Earth objects' }).click();
  const list = page.getByRole('region', { name: 'Population' });
  await expect(list).toContainText(/\d+ of \d+ objects reach(es)? 18 mag/);
  const brightest = await list.locator('tbody tr:not([aria-hidden]) td:nth-child(2)').allInnerTexts();
  expect(brightest.length).toBeGreaterThan(3);
  expect(brightest).toEqual(brightest.toSorted((one, other) => Number(one) - Number(other)));
  expect([complaints, others]).toEqual([[], []]);
});

/**
 * A proxy before the service that lets nothing of ours through: no binary twin, no stream, and of JSON no field that a response may lack
 * and the specified one has not.
 *
 * @returns responses of another type.
 */
async function answersPlainly(page: Page): Promise<readonly string[]> {
  const others: string[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (response.url().includes('/rest/') && !/^application\/(problem\+)?json/.test(type))
      others.push(`${response.url()} ${type}`);
  });
  await page.route('**/rest/**', async (route) => {
    const request = route.request();
    const response = await route.fetch({ headers: { ...request.headers(), accept: 'application/json' } });
    const schema = responseSchema(new URL(request.url()).pathname);
    if (schema === undefined || !response.ok()) return route.fulfill({ response });
    return route.fulfill({ response, json: stripped(schema, await response.json()) });
  });
  return others;
}

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
};
type Document = {
  readonly paths: Readonly<
    Record<
      string,
      { get?: { responses: { 200: { content: Record<string, { schema: Schema } | undefined> } } } }
    >
  >;
};

const DOCUMENT = openApiDocument('') as Document;

/** Fields that responses may lack, and that the page was not specified with. */
const OURS = new Set(
  `arcDays asOf atMost bPlane candidates clones clouds corridor curved diameterEstimated distanceSigmaKm earthOrientation exit facts
  firstYear forceModel impact labels lastObservation lastYear lost lostSince maximumKm minimumKm motion nights nonGravitational note
  observationsTo palermoCumulative passage photometry places positionAngle possibleImpacts preparation probability provenance
  secondsLeft software suggestions surveyAddress tileAddress timeSigma torinoMaximum uncertainty uncertaintyParameter unmoved
  unmovedEpoch unseen usualDate vInfinityKmS`.split(/\s+/),
);

function responseSchema(path: string): Schema | undefined {
  return DOCUMENT.paths[path]?.get?.responses[200].content['application/json']?.schema;
}

/** A value without what is ours, as far as its schema says what it may lack. */
function stripped(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => stripped(schema.items ?? {}, each));
  const objects = (schema.anyOf ?? [schema]).filter(({ properties }) => properties !== undefined);
  const [{ properties = {}, required = [] } = {}, ...more] = objects;
  if (typeof value !== 'object' || value === null || objects.length === 0 || more.length > 0) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => required.includes(name) || !OURS.has(name))
      .map(([name, each]) => [name, stripped(properties[name] ?? {}, each)]),
  );
}
