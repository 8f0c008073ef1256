import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { listedObject } from '../fakes/objects.ts';
import { startOrbits } from '../fakes/orbit-tool.ts';

test('objects that have no orbit any more are named in one message', async () => {
  const { keplerian, popup, press, context } = startOrbits();
  const { objects } = context();
  const gone = ['Eros', 'Apophis'].map((name, index) => listedObject(name, { name, number: `${index}` }));
  objects.send({ type: 'objects.saved', objects: gone });
  for (const { designator } of gone) objects.send({ type: 'check.toggled', designator });
  for (const call of keplerian.calls)
    await call.fail(new RequestFailed({ kind: 'network', message: 'offline' }));
  expect(popup()).toMatchObject({
    message: 'Keplerian orbit for object (0) Eros does not exist.',
    details: ['Keplerian orbit for object (1) Apophis does not exist.'],
  });
  press('popup.closed');
  expect(popup()).toBeUndefined();
});
