import { expect, test } from 'vitest';
import type { StarField } from '#contract/scd/star-bytes.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { latitudeOf, longitudeOf } from '#engine/earth/frames.ts';
import { DEGREE } from '#engine/constants.ts';
import { centreOnObject } from '#tools/scd/finder/save-finder.ts';
import { listedObject } from '../../../machines/fakes/objects.ts';
import { startSkyChart } from '../../../machines/fakes/sky-chart.ts';
import { tracePointAt, traceThrough } from '../../../machines/fakes/traces.ts';

/** 5 March 2026 14:30 UTC. */
const START = 2_461_105.104_166_67;
const HOUR = 1 / 24;

test('A finder chart is turned to where its object is at the chosen date, and waits for the stars there', async () => {
  const { calls, chart, setup, stars, traces } = startSkyChart();
  const eros = traceThrough([
    tracePointAt(START, { raDeg: 118, decDeg: 19 }),
    tracePointAt(START + HOUR, { raDeg: 123, decDeg: 22 }),
  ]);
  setup.send({ type: 'objects.saved', objects: [listedObject('433')] });
  setup.send({ type: 'setup.submitted' });
  const [call] = calls.traces;
  call?.send({ type: 'trace.loaded', key: call.requested[0]?.key ?? '', trace: eros });
  chart.send({ type: 'fov.chosen', fov: 1 });
  chart.send({ type: 'row.chosen', row: 1 });
  let direction: Vector3 = [1, 0, 0];
  const view = {
    lookAt: (to: Vector3) => void (direction = to),
    centre: () => {
      const [x, y, z] = direction;
      return { ra: longitudeOf(x, y) / DEGREE, dec: latitudeOf(x, y, z) / DEGREE };
    },
  };
  let isReady = false;
  const ready = centreOnObject({ view, workflows: { setup, chart, stars, traces } });
  void ready.then(() => (isReady = true));
  await Promise.resolve();
  expect(view.centre()).toEqual({ ra: expect.closeTo(123, 6), dec: expect.closeTo(22, 6) });
  expect(isReady).toBe(false);
  expect(calls.stars.at(-1)?.input.query).toMatchObject({
    ra: expect.closeTo(123, 1),
    dec: expect.closeTo(22, 1),
    julianDate: expect.any(Number),
  });
  await calls.stars.at(-1)?.answer({} as StarField);
  await ready;
});
