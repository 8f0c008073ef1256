import { expect, test } from 'vitest';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { nodeBytes } from '#engine/survey/orbit-nodes.ts';
import type { Work } from '#server/queue/visitor-lines.ts';
import { createPace } from '#server/filtering/survey/effort.ts';
import { createFarWindows } from '#server/filtering/survey/far-windows.ts';
import { createStations, type StationStore } from '#server/filtering/survey/stations.ts';
import { progressOf, surveyObjects, type SurveySet } from '#server/filtering/survey/survey-set.ts';
import { fakeBody, fakeCatalogue } from '../../fakes/fake-catalogue.ts';
import { fakeCompute } from '../../fakes/fake-compute.ts';

const NO_STATIONS: StationStore = { load: async () => undefined, save: async () => undefined };

const OBJECTS = 300;
const SPRING = gridCovering(2461490, 2461500);
const SUMMER = gridCovering(2461590, 2461600);
const AUTUMN = gridCovering(2461690, 2461700);
const WINTER = gridCovering(2461790, 2461800);

test('a window for which there is no room waits, with the number of those before it, and loses nothing', async () => {
  const { far, of, wait, work } = await windowsWithRoomFor(2);
  const places = [SPRING, SUMMER, AUTUMN, WINTER].map((grid) => of('somebody', grid));
  expect(places.map(({ ahead, set }) => [ahead, isBegun(set)])).toEqual([
    [0, true],
    [0, true],
    [0, false],
    [1, false],
  ]);
  await work(4);
  const { done } = progressOf(places[1].set);
  expect(done).toBeGreaterThan(0);
  wait(20_000);
  for (const grid of [SUMMER, AUTUMN, WINTER]) of('somebody', grid);
  expect(far.isGivenUp(places[0].set)).toBe(false);
  wait(20_000); // by now spring was not requested for 40 seconds
  const [summer, autumn, winter] = [SUMMER, AUTUMN, WINTER].map((grid) => of('somebody', grid));
  expect(far.isGivenUp(places[0].set)).toBe(true);
  expect([summer.set, progressOf(summer.set).done]).toEqual([places[1].set, done]);
  expect([autumn, winter].map(({ ahead, set }) => [ahead, isBegun(set)])).toEqual([
    [0, true],
    [0, false],
  ]);
});

test('the first window of a visitor comes before the second of another, whichever came first', async () => {
  const { of } = await windowsWithRoomFor(1);
  of('many', SPRING);
  of('many', SUMMER);
  expect(of('many', AUTUMN).ahead).toBe(1);
  expect(of('one', WINTER).ahead).toBe(0);
  expect([of('many', SUMMER).ahead, of('many', AUTUMN).ahead]).toEqual([1, 2]);
});

test('a window without requests is prepared no further, and goes on from there with the next request', async () => {
  const { of, wait, work } = await windowsWithRoomFor(2);
  const { set } = of('somebody', SPRING);
  await work(1);
  const { done } = progressOf(set);
  wait(30_000);
  await work(100);
  const later = progressOf(set).done;
  expect(later).toBeLessThan(OBJECTS);
  const again = of('another', SPRING);
  expect([again.set, progressOf(again.set).done >= done]).toEqual([set, true]);
  await work(100);
  await again.complete;
  expect(progressOf(set)).toEqual({ done: OBJECTS, total: OBJECTS });
});

function isBegun({ nodes }: SurveySet): boolean {
  return nodes.states.length > 0;
}

/** Far windows over 300 objects with memory for this many windows, work that is done when a test says so, and a clock. */
async function windowsWithRoomFor(windows: number) {
  const { catalogue, nearEarthObjects, version } = fakeCatalogue(
    Array.from({ length: OBJECTS }, (_, k) => fakeBody({ index: k, designation: `2026 A${k}` })),
  );
  const objects = await surveyObjects(catalogue, nearEarthObjects);
  const aside: Work[] = [];
  let clock = Date.UTC(2026, 0, 10);
  const parts = { compute: fakeCompute({ workers: 1 }), now: () => clock, report: () => undefined };
  const addIdle = (pieces: readonly Work[]) => void aside.push(...pieces);
  const pace = createPace(1);
  const room = windows * nodeBytes(SPRING, OBJECTS);
  const far = createFarWindows(
    parts,
    addIdle,
    { stations: createStations(parts, NO_STATIONS, addIdle, pace, () => undefined), pace },
    room,
  );
  return {
    far,
    of: (visitor: string, grid: typeof SPRING) => far.preparedFor(visitor, grid, version, objects),
    wait: (milliseconds: number) => void (clock += milliseconds),
    work: async (pieces: number) => {
      for (let piece = 0; piece < pieces; piece++) {
        await new Promise((resolve) => setImmediate(resolve));
        await aside.shift()?.();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}
