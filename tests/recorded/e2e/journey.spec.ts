import { expect, test } from '@playwright/test';
import { type Service, startService } from '../../e2e/service.ts';
import { planThirtyNights } from '../../e2e/thirty-nights.ts';
import { recordedFolder } from '../shared-folder.ts';

/** Near-Earth objects of the recorded lists, less what no list could lose unnoticed. */
const LEAST_OBJECTS = 25_000;

let service: Service;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  service = await startService({
    NOW: '2026-11-21T03:00:00Z',
    CATALOGUE_DIR: recordedFolder('catalogue'),
  });
  await expect.poll(() => isTakenIn(service.url), { timeout: 280_000 }).toBe(true);
});
test.afterAll(() => service.stop());

test('thirty nights at Mount Lemmon go from an observatory to a table in hand', async ({ page }) => {
  await planThirtyNights(page, service.url);
});

/** Whether the whole catalogue is taken in and all its orbits are brought to now. */
async function isTakenIn(url: string): Promise<boolean> {
  const response = await fetch(`${url}/rest/status`);
  const { catalogue, preparation } = (await response.json()) as Status;
  return (
    catalogue.nearEarthObjects >= LEAST_OBJECTS &&
    !catalogue.loading &&
    preparation.done === preparation.total
  );
}

type Status = {
  readonly catalogue: { readonly nearEarthObjects: number; readonly loading: boolean };
  readonly preparation: { readonly done: number; readonly total: number };
};
