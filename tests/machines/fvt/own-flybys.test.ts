import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { approach, EARTH, flybyFile, ownFlyby, VENUS } from '../fakes/flybys.ts';
import { startFlybys } from '../fakes/flyby-tool.ts';

test('a user-defined flyby is computed about its body, and counts as computed until another replaces it', async () => {
  const { fvt, context, flybys } = startFlybys();
  const { ownFlybys } = context();
  ownFlybys.send({ type: 'object.defined', object: ownFlyby('mine') });
  ownFlybys.send({ type: 'compute.requested' }); // no body yet
  expect(flybys.calls).toEqual([]);
  ownFlybys.send({ type: 'own-body.chosen', body: EARTH });
  ownFlybys.send({ type: 'compute.requested' });
  expect(flybys.calls[0]?.input).toMatchObject({
    kind: 'user-defined',
    body: EARTH,
    object: { objectName: 'mine' },
  });
  await flybys.calls[0]?.answer(flybyFile({ name: 'mine' }));
  expect(ownFlybys.getSnapshot().context.computed).toEqual({
    designator: ownFlyby('mine').designator,
    body: 'earth',
  });
  ownFlybys.send({ type: 'compute.requested' }); // the same again
  expect(flybys.calls).toHaveLength(1);
  fvt.send({ type: 'row.chosen', approach: approach() });
  await flybys.calls[1]?.answer(flybyFile());
  expect(ownFlybys.getSnapshot().context.computed).toBeUndefined();
});

test('a user-defined flyby that is deleted takes the message on its limit along', () => {
  const { context } = startFlybys();
  const { ownFlybys } = context();
  ownFlybys.send({ type: 'object.defined', object: ownFlyby('far', 0.0078) });
  ownFlybys.send({ type: 'own-body.chosen', body: EARTH });
  ownFlybys.send({ type: 'compute.requested' });
  expect(ownFlybys.getSnapshot().context.aboveLimit).toBe(EARTH);
  ownFlybys.send({ type: 'object.deleted', designator: ownFlyby('far').designator });
  expect(ownFlybys.getSnapshot().context.aboveLimit).toBeUndefined();
});

test('a user-defined flyby above the limit of its body is not requested', () => {
  const { context, flybys } = startFlybys();
  const { ownFlybys } = context();
  ownFlybys.send({ type: 'object.defined', object: ownFlyby('far', 0.0078) });
  ownFlybys.send({ type: 'own-body.chosen', body: EARTH });
  ownFlybys.send({ type: 'compute.requested' });
  expect(ownFlybys.getSnapshot().context.aboveLimit).toBe(EARTH);
  ownFlybys.send({
    type: 'object.redefined',
    before: ownFlyby('far').designator,
    object: ownFlyby('near', 0.0077),
  });
  ownFlybys.send({ type: 'compute.requested' });
  expect(flybys.calls).toHaveLength(1);
  ownFlybys.send({ type: 'own-body.chosen', body: VENUS });
  ownFlybys.send({ type: 'compute.requested' });
  expect(flybys.calls).toHaveLength(1);
});

test('a user-defined flyby is computed again once it is changed', async () => {
  const { context, flybys } = startFlybys();
  const { ownFlybys } = context();
  ownFlybys.send({ type: 'object.defined', object: ownFlyby('mine') });
  ownFlybys.send({ type: 'own-body.chosen', body: EARTH });
  ownFlybys.send({ type: 'compute.requested' });
  await flybys.calls[0]?.answer(flybyFile());
  const changed = { ...ownFlyby('mine'), eccentricity: 3 };
  ownFlybys.send({ type: 'object.redefined', before: changed.designator, object: changed });
  expect(flybys.calls).toHaveLength(2);
  expect(flybys.calls[1]?.input).toMatchObject({ object: { eccentricity: 3 } });
});

test('a user-defined flyby is no longer shown once it is changed to one above the limit of its body', async () => {
  const { context, ownFlybys } = await shownOwn();
  const far = ownFlyby('mine', 0.0078);
  ownFlybys.send({ type: 'object.redefined', before: far.designator, object: far });
  expect(ownFlybys.getSnapshot().context.aboveLimit).toBe(EARTH);
  expect(context().flyby.getSnapshot().context.shown).toBeUndefined();
});

test('a user-defined flyby is no longer shown where the one that it was changed to does not come', async () => {
  const changed = { ...ownFlyby('mine'), eccentricity: 3 };
  const offline = new RequestFailed({ kind: 'network', message: 'offline' });
  for (const end of ['failed', 'stopped'] as const) {
    const { context, ownFlybys, flybys } = await shownOwn();
    ownFlybys.send({ type: 'object.redefined', before: changed.designator, object: changed });
    if (end === 'failed') await flybys.calls[1]?.fail(offline);
    else context().flyby.send({ type: 'flyby.stopped' });
    expect(context().flyby.getSnapshot().context.shown).toBeUndefined();
  }
});

test('a user-defined flyby stays where another one does not come', async () => {
  const { context, ownFlybys, flybys } = await shownOwn();
  ownFlybys.send({ type: 'object.defined', object: ownFlyby('other') });
  ownFlybys.send({ type: 'compute.requested' });
  await flybys.calls[1]?.fail(new RequestFailed({ kind: 'network', message: 'offline' }));
  expect(context().flyby.getSnapshot().context.shown?.target).toMatchObject({
    object: { objectName: 'mine' },
  });
});

async function shownOwn() {
  const tool = startFlybys();
  const { ownFlybys } = tool.context();
  ownFlybys.send({ type: 'object.defined', object: ownFlyby('mine') });
  ownFlybys.send({ type: 'own-body.chosen', body: EARTH });
  ownFlybys.send({ type: 'compute.requested' });
  await tool.flybys.calls[0]?.answer(flybyFile());
  return { ...tool, ownFlybys };
}
