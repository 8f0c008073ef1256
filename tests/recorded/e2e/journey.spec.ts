import { NOW, expect, testOn } from '../../e2e/harness.ts';
import { planThirtyNights } from '../../e2e/thirty-nights.ts';
import { recordedFolder } from '../shared-folder.ts';

/** Near-Earth objects that the recorded lists have at least. */
const LEAST_OBJECTS = 25_000;

const test = testOn(() => ({ NOW, CATALOGUE_DIR: recordedFolder('catalogue') }));

test('thirty nights at Mount Lemmon on all near-Earth objects go from an observatory to a table in hand', async ({
  page,
  service,
}) => {
  await expect.poll(() => isTakenIn(service.url), { timeout: 280_000 }).toBe(true);
  await planThirtyNights(page);
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
