import { expect, test } from 'vitest';
import type { EphemerisStore } from '#client/ephemeris-store.ts';
import { orbitPointer } from '#parts/orbit-objects/follow-focus.ts';
import { createTracks } from '#parts/orbit-tracks/object-tracks.ts';
import { createStore } from '#parts/scene/store.ts';
import type { Shapes } from '#parts/shapes/follow-shapes.ts';
import type { ShownSwarm } from '#render/layers/swarm-data.ts';
import { createOrbitsView } from '#tools/ovt/scene/create-orbits-view.ts';
import { testEphemeris } from '../../../engine/ephemeris-fixture.ts';
import { listedObject } from '../../../machines/fakes/objects.ts';
import { startOrbits } from '../../../machines/fakes/orbit-tool.ts';

const SECOND = 1000;

test('the view of the orbits gives painters the same lines, look and shapes as long as nothing of them changes', () => {
  const { view, tool } = running();
  const [one, next] = [view.pictureAt(0), view.pictureAt(SECOND)];
  expect(one?.orbits).toHaveLength(8);
  expect(next?.orbits).toBe(one?.orbits);
  expect(next?.look).toBe(one?.look);
  expect(next?.shapes).toBe(one?.shapes);
  tool.context().settings.send({ type: 'colors.inverted', area: 'all', isOn: true });
  const inverted = view.pictureAt(2 * SECOND);
  expect(inverted?.look.inverted).toBe(true);
  expect(inverted?.orbits).not.toBe(one?.orbits);
});

test('the view notifies of a change of settings, objects and sky, and of nothing once it is left', () => {
  const { view, tool, sky } = running();
  let notified = 0;
  const leave = view.subscribe(() => notified++);
  tool.context().settings.send({ type: 'zoom.chosen', zoom: 4 });
  sky.notify();
  tool.context().objects.send({ type: 'focus.reset' });
  expect(notified).toBe(3);
  leave();
  sky.notify();
  expect(notified).toBe(3);
});

test('the view requests the planets of its date, and has no picture without them', () => {
  const { view, sky } = running({ isThere: false });
  expect(view.pictureAt(0)).toBeUndefined();
  expect(sky.calls.map(Math.round)).toEqual([2_461_101]); // 1 March 2026, 12h
});

test('a pointer in the picture follows the planet that was double-clicked, else the Sun, which comes to the middle', () => {
  const { view, tool, pointer } = running();
  pointer.onFollow({ kind: 'body', id: 'earth' });
  const earth = view.pictureAt(0)?.bodies.find(({ id }) => id === 'earth');
  expect(view.cameraAt(0)?.target).toEqual(earth?.position);
  view.look({ ...view.viewpoint(), offset: [1, 0, 0] });
  pointer.onFollow(undefined);
  expect(tool.context().objects.getSnapshot().context.focus).toEqual({ kind: 'body', body: 'sun' });
  expect(view.cameraAt(SECOND)?.target).toEqual([0, 0, 0]);
});

test('a pointer in the picture lets go with a right click, and the camera stays where it is', () => {
  const { view, tool, pointer } = running();
  pointer.onFollow({ kind: 'body', id: 'mars' });
  const before = view.cameraAt(0);
  pointer.onRelease();
  expect(tool.context().objects.getSnapshot().context.focus).toBeUndefined();
  expect(view.cameraAt(0)?.target).toEqual(before?.target);
});

test('a pointer in the picture selects an object by its marker or by that of its Keplerian place, and no planet', () => {
  const { tool, pointer } = running();
  const selected = () => tool.context().objects.getSnapshot().context.selected;
  pointer.onSelect({ kind: 'object', id: '433 keplerian' });
  expect(selected()).toBe('433');
  pointer.onSelect({ kind: 'body', id: 'earth' });
  expect(selected()).toBe('433');
  pointer.onSelect({ kind: 'object', id: '433' });
  expect(selected()).toBeUndefined();
});

/** The tool on 1 March 2026 with one object in its list. */
function running({ isThere = true }: { isThere?: boolean } = {}) {
  const tool = startOrbits();
  const { timeline, settings, objects, loading } = tool.context();
  objects.send({ type: 'objects.saved', objects: [listedObject('433')] });
  const sky = fakeSky(isThere);
  const sources = {
    timeline,
    settings,
    objects,
    loading,
    ephemeris: sky.store,
    shapes: createStore<Shapes>(new Map()),
    swarm: createStore<ShownSwarm | undefined>(undefined),
    tracksOf: createTracks(),
  };
  const view = createOrbitsView(sources);
  return { tool, view, sky, pointer: orbitPointer(sources, view) };
}

/** Planets that are all there, or none. */
function fakeSky(isThere: boolean) {
  const calls: number[] = [];
  const listeners = new Set<() => void>();
  const store: EphemerisStore = {
    ensure: (day) => void calls.push(day),
    covers: () => isThere,
    current: () => (isThere ? testEphemeris() : undefined),
    status: () => ({ kind: 'resting' }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    store,
    calls,
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
