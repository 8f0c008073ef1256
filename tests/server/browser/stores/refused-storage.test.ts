import { expect, test } from 'vitest';
import { pathOf } from '#contract/routes.ts';
import { databaseBytes } from '#server/browser/stores/database-bytes.ts';
import { databasePacks } from '#server/browser/stores/database-packs.ts';
import { databaseRequests } from '#server/browser/stores/database-requests.ts';
import { databaseStates } from '#server/browser/stores/database-states.ts';
import { storedFiles } from '#server/browser/stores/stored-files.ts';
import { fakeService } from '../../fakes/fake-service.ts';
import { exampleOptState } from '../../states/example-opt-state.ts';

/** A database of a browser that stores nothing for the page, as in a frame of another site. */
async function refused(): Promise<never> {
  throw new DOMException('access is denied for this document', 'SecurityError');
}

async function failing(): Promise<never> {
  throw new RangeError('a fault of ours');
}

test('where the browser stores nothing there are no bytes, no calculation and no night', async () => {
  expect(await databaseBytes(refused, Date.now).read('', 'orbits')).toBeUndefined();
  expect(await databaseRequests(refused).load('token')).toBeUndefined();
  expect(await databasePacks(refused).about()).toBeUndefined();
  expect(await databasePacks(refused).file()).toBeUndefined();
  await databasePacks(refused).remove();
});

test('where the browser has no cache, no file is stored', async () => {
  const [address, files] = [new URL('https://page.example/data/a.bin'), storedFiles(undefined)];
  await files.write(address, new Uint8Array(1));
  await files.remove(address);
  expect([await files.read(address), await files.addresses()]).toEqual([undefined, []]);
});

test('a failure that is not a refusal of the browser is not passed over', async () => {
  await expect(databaseBytes(failing, Date.now).read('', 'orbits')).rejects.toThrow('a fault of ours');
});

test('a state that the browser refuses to store is a problem that says so', async () => {
  const { app } = await fakeService({ stateStore: databaseStates(refused) });
  const response = await app.request(pathOf('saveToolState'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ toolState: JSON.stringify(exampleOptState()) }),
  });
  expect(response.status).toBe(507);
  expect(await response.json()).toMatchObject({ title: 'The browser does not store it.' });
});
