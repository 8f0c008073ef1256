import { expect, test } from 'vitest';
import { createStore } from '#parts/scene/store.ts';
import type { ObjectShape } from '#parts/shapes/object-shape.ts';
import { createFlybyView } from '#tools/fvt/scene/create-flyby-view.ts';
import { WHOLE_PICTURE } from '#tools/fvt/scene/pair-in-view.ts';
import { approach, flybyFile } from '../../machines/fakes/flybys.ts';
import { startFlybys } from '../../machines/fakes/flyby-tool.ts';
import { emptyEphemeris } from '../../parts/fakes/ephemeris-store.ts';

test('the planets are fetched while the main bodies are still awaited', () => {
  const { context } = startFlybys();
  const ephemeris = emptyEphemeris();
  const shape = createStore<ObjectShape | undefined>(undefined);
  const uncovered = createStore(WHOLE_PICTURE);
  const sources = { ...context(), ephemeris, shape, uncovered, overGround: () => undefined };
  expect(createFlybyView(sources, () => false).pictureAt(0)).toBeUndefined();
  expect(ephemeris.requested).toEqual([expect.closeTo(2_461_100.5, 1)]);
});

test('a camera behind the object stays there when a viewpoint is returned to, and is free once a user turns it', async () => {
  const { fvt, context, flybys } = startFlybys();
  fvt.send({ type: 'row.chosen', approach: approach() });
  await flybys.calls[0]?.answer(flybyFile());
  const { flyby } = context();
  const shape = createStore<ObjectShape | undefined>(undefined);
  const uncovered = createStore(WHOLE_PICTURE);
  const sources = {
    ...context(),
    ephemeris: emptyEphemeris(),
    shape,
    uncovered,
    overGround: () => undefined,
  };
  const view = createFlybyView(sources, () => false);
  flyby.send({ type: 'camera.chosen', camera: 'chase' });
  view.returnTo(view.viewpoint());
  expect(flyby.getSnapshot().context.camera).toBe('chase');
  view.look(view.viewpoint());
  expect(flyby.getSnapshot().context.camera).toBe('free');
});
