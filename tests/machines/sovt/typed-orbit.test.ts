import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { elementsOf } from '../fakes/orbits.ts';
import { withObjects } from '../fakes/synodic-list.ts';
import { synodicPath } from '../fakes/synodic-tool.ts';

const OFFLINE = new RequestFailed({ kind: 'network', message: 'offline' });

test('a typed orbit is sent instead of the name alone; reset, the catalogue’s is calculated again', async () => {
  const { sovt, context, keplerian, paths, calculate, form } = withObjects();
  await calculate('433');
  context().parameters.send({ type: 'parameter.typed', id: 'inclination', text: '10' });
  sovt.send({ type: 'calculation.requested' });
  expect(paths.calls).toHaveLength(1);
  sovt.send({ type: 'orbit.requested' });
  expect(paths.calls[1]?.input.calculated.objectData).toMatchObject({
    isOwn: true,
    parameters: { inclination: 10, perihelionDistance: 0.7461 },
  });
  await paths.calls[1]?.answer(synodicPath());
  context().parameters.send({ type: 'orbit.reset' });
  await keplerian.calls[1]?.fail(OFFLINE);
  expect(form().texts.inclination).toBe('10');
  context().parameters.send({ type: 'orbit.reset' });
  await keplerian.calls[2]?.answer(elementsOf('433'));
  expect(form().texts.inclination).not.toBe('10');
  expect(paths.calls[2]?.input.calculated.objectData.isOwn).toBe(false);
});
