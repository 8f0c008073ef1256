import { expect, test } from 'vitest';
import type { EphemerisStatus } from '#client/ephemeris-store.ts';
import { DateMissing, paintedAt, type Painting } from '#parts/film/painted-at.ts';
import type { PaintedPicture } from '#parts/scene/canvas-view.ts';
import { createStore } from '#parts/scene/store.ts';

const DATE = Date.UTC(2029, 3, 13);
const PICTURE = { size: { width: 1, height: 1 } } as PaintedPicture;

test('a frame waits for the planets of its date', async () => {
  const scene = started({ kind: 'loading' });
  const painted = scene.painted();
  scene.picture = PICTURE;
  scene.status.set({ kind: 'resting' });
  expect(await painted).toBe(PICTURE);
  expect(scene.dates).toEqual([DATE, DATE]);
});

test('a frame whose data cannot be obtained is not waited for', async () => {
  const scene = started({ kind: 'loading' });
  const painted = scene.painted();
  scene.status.set({ kind: 'failed', failure: { kind: 'network', message: 'no answer' } });
  await expect(painted).rejects.toThrow(DateMissing);
  await expect(painted).rejects.toMatchObject({ date: DATE });
});

test('a frame of a date without loaded data is missing at once', async () => {
  await expect(started({ kind: 'resting' }).painted()).rejects.toThrow(DateMissing);
});

/** A scene without a picture, whose planets are placed by its test. */
function started(first: EphemerisStatus) {
  const status = createStore<EphemerisStatus>(first);
  const dates: number[] = [];
  const scene = { status, dates, picture: undefined as PaintedPicture | undefined, painted };
  const parts = {
    canvas: { get: () => ({}) },
    ephemeris: { status: status.get },
    view: { subscribe: status.subscribe },
    timeline: {
      getSnapshot: () => ({ hasTag: () => false }),
      send: ({ ms }: { ms: number }) => void dates.push(ms),
      subscribe: () => () => undefined,
    },
  } as unknown as Painting['scene'];
  return scene;

  function painted(): Promise<PaintedPicture> {
    const { signal } = new AbortController();
    return paintedAt(
      DATE,
      { paint: () => scene.picture },
      { scene: parts, clock: { realNow: () => 0 }, signal },
    );
  }
}
