import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { SERVER_ERROR } from '../fakes/calculation.ts';
import { listedObject } from '../fakes/objects.ts';
import { startOrbits } from '../fakes/orbit-tool.ts';

test('objects that have no orbit any more are named in one message', async () => {
  const { keplerian, popup, press, context } = startOrbits();
  const { objects } = context();
  const gone = ['Eros', 'Apophis'].map((name, index) => listedObject(name, { name, number: `${index}` }));
  objects.send({ type: 'objects.saved', objects: gone });
  for (const { designator } of gone) objects.send({ type: 'check.toggled', designator });
  for (const call of keplerian.calls) await call.fail(SERVER_ERROR);
  expect(popup()).toMatchObject({
    message: 'Keplerian orbit for object (0) Eros does not exist.',
    details: ['Keplerian orbit for object (1) Apophis does not exist.'],
  });
  press('popup.closed');
  expect(popup()).toBeUndefined();
});

test('orbits that cannot be requested without a network open no dialog: one line says so', async () => {
  const { keplerian, popup, toasts, context } = startOrbits();
  const { objects } = context();
  objects.send({ type: 'objects.saved', objects: ['1', '2'].map((name) => listedObject(name)) });
  for (const designator of ['1', '2']) objects.send({ type: 'check.toggled', designator });
  for (const call of keplerian.calls)
    await call.fail(new RequestFailed({ kind: 'network', message: 'offline' }));
  expect(popup()).toBeUndefined();
  expect(toasts().map(({ message }) => message)).toEqual([
    'The service cannot be reached. Try again when it is back.',
  ]);
});
