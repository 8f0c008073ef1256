import { expect, test } from 'vitest';
import type { AsteroidsByName } from '#contract/asteroid.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';
import { embeddedOrbits } from '#parts/orbit-objects/embedded-orbits.ts';
import { APOPHIS, CERES, EROS, startOrbitObjects, summary } from '../../machines/fakes/orbit-objects.ts';

test('an object of the address that is looked up does not come once the page around has set others', async () => {
  const { find, emitted, set, answer, listed } = start();
  const done = set({ objects: ['1'] });
  await find.calls[0]?.answer({ asteroids: [APOPHIS], errors: [] });
  answer({ asteroids: [CERES], errors: [] });
  await done;
  expect(listed()).toEqual([CERES.designator]);
  expect(emitted.map(summary)).not.toContain(`object.introduced ${APOPHIS.designator}`);
});

test('an object of the address comes although the page around sets others, where these are unknown', async () => {
  const { find, set, answer, listed } = start();
  const done = set({ objects: ['nothing'] });
  answer({ asteroids: [], errors: [{ name: 'nothing', message: 'not found' }] });
  await expect(done).rejects.toThrow(EmbeddingRefusal);
  await find.calls.at(-1)?.answer({ asteroids: [APOPHIS], errors: [] });
  expect(listed()).toContain(APOPHIS.designator);
});

/** A tool with Eros, in which Apophis is looked up, and a page around whose names are not found until the test responds. */
function start() {
  const { actor, find, emitted } = startOrbitObjects({ objects: [EROS] });
  actor.send({ type: 'object.requested', phrase: 'Apophis' });
  const pending: { answer?: (named: AsteroidsByName) => void } = {};
  const named = new Promise<AsteroidsByName>((resolve) => {
    pending.answer = resolve;
  });
  const range = { startMs: 0, endMs: 1 };
  const { set } = embeddedOrbits({
    timeline: { getSnapshot: () => ({ context: { range, limits: range } }) } as never,
    objects: actor,
    view: { look: () => undefined },
    client: { findObjectsByName: () => named },
    show: () => undefined,
    read: () => {
      throw new RangeError('nothing is read');
    },
  });
  const listed = () =>
    actor
      .getSnapshot()
      .context.objects.filter(({ source }) => source.kind === 'listed')
      .map(({ designator }) => designator);
  return { find, emitted, set, answer: (names: AsteroidsByName) => pending.answer?.(names), listed };
}
