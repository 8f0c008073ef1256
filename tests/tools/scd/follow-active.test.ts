import { expect, test } from 'vitest';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { lookAtSky } from '#render/cameras/move-sky-camera.ts';
import { EQUATORIAL_MOUNT, type SkyCamera, skyViewOf } from '#render/cameras/sky-camera.ts';
import { vec3 } from '#render/geometry/vectors.ts';
import { followActive } from '#tools/scd/follow-active.ts';
import { directionDeg } from '#tools/scd/scene/trail-of.ts';
import { listedObject } from '../../machines/fakes/objects.ts';
import { startSkyChart } from '../../machines/fakes/sky-chart.ts';
import { tracePointAt, traceThrough } from '../../machines/fakes/traces.ts';

/** 5 March 2026 14:30 UTC. */
const START = 2_461_105.104_166_67;
const AREA = { name: 'Eros', designator: '433', raMin: 110, raMax: 130, decMin: 10, decMax: 30 };
const EROS = traceThrough([tracePointAt(START, { raDeg: 118, decDeg: 19 })]);

test('A chart turns to where its object moves, and then to the first point of its path', () => {
  const { isAt, send } = awaiting();
  send.area();
  expect(isAt(120, 20)).toBe(true);
  send.path();
  expect(isAt(118, 19)).toBe(true);
});

test('A chart that is turned while its paths are awaited stays there', () => {
  const { isAt, send, turn } = awaiting();
  turn(200, -40);
  send.area();
  expect(isAt(200, -40)).toBe(true);
  send.path();
  expect(isAt(200, -40)).toBe(true);
});

test('A chart that was turned before its paths are requested turns to them all the same', () => {
  const { isAt, send } = awaiting((turn) => turn(200, -40));
  send.area();
  expect(isAt(120, 20)).toBe(true);
});

test('A chart waits for the path of its first object where another comes before it', () => {
  const { isAt, send } = awaiting();
  send.area();
  send.path(1, traceThrough([tracePointAt(START, { raDeg: 140, decDeg: 25 })]));
  expect(isAt(120, 20)).toBe(true);
  send.path();
  expect(isAt(118, 19)).toBe(true);
});

/** A chart of two objects whose paths have been requested. @param before is done with the chart before that. */
function awaiting(before: (turn: (ra: number, dec: number) => void) => void = () => undefined) {
  const { calls, chart, scd, setup, traces } = startSkyChart();
  let camera: SkyCamera = { mount: EQUATORIAL_MOUNT, longitude: 0, latitude: 0, fieldOfView: 1 };
  const view = {
    camera: () => camera,
    direction: () => skyViewOf(camera, { width: 1, height: 1 }).centre,
    lookAt: (direction: Vector3) => void (camera = lookAtSky(camera, direction)),
  };
  const turn = (ra: number, dec: number) => view.lookAt(directionDeg(ra, dec));
  followActive({ scd, workflows: { traces, chart }, view, shown: { get: () => undefined } });
  before(turn);
  setup.send({ type: 'objects.saved', objects: [listedObject('433'), listedObject('1036')] });
  setup.send({ type: 'setup.submitted' });
  const [call] = calls.traces;
  return {
    turn,
    isAt: (ra: number, dec: number) => vec3.angle(view.direction(), directionDeg(ra, dec)) < 1e-6,
    send: {
      area: () => call?.send({ type: 'areas.loaded', areas: { data: [AREA], errors: [] } }),
      path: (place = 0, trace = EROS) =>
        call?.send({ type: 'trace.loaded', key: call.requested[place]?.key ?? '', trace }),
    },
  };
}
