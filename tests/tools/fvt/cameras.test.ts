import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { createTurningSite } from '#engine/earth/turning-earth.ts';
import { icrfToEcliptic, type Vector3 } from '#engine/orbit/ecliptic.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import { FIRST_VIEWPOINT } from '#parts/scene/viewpoint.ts';
import { axesOf, project, viewOf } from '#render/cameras/orbit-camera.ts';
import { cameraOfSaved, savedCameraOf } from '#render/cameras/saved-camera.ts';
import { along, turned, vec3 } from '#render/geometry/vectors.ts';
import { compassNames, groundCorners } from '#render/painters/horizon.ts';
import { cameraChoices } from '#tools/fvt/focus.ts';
import { cameraWords } from '#tools/fvt/scene/camera-words.ts';
import { chaseViewpoint } from '#tools/fvt/scene/chase-viewpoint.ts';
import { afterSkyDrag, groundCamera, groundSight, lookAt } from '#tools/fvt/scene/sight-from-ground.ts';

const SIZE = { width: 800, height: 600 };
/** A picture with a panel at the left and a line above. */
const BESIDE_A_PANEL = { size: SIZE, free: { left: 250, top: 100, right: 800, bottom: 600 }, middle: 400 };
const FIELD = 80 * DEGREE;
const LISBON = { point: { longitude: -9.14 * DEGREE, latitude: 38.72 * DEGREE }, heightAu: 0 };
const { day, offset } = tdbFromUtc(julianDateFromIso('2029-04-13T21:46'));
const INSTANT = { ms: 0, day, offset };

test('the camera behind an object sees the body beyond the object, and beside it', () => {
  const object: Vector3 = [2e-4, -1e-4, 5e-5];
  const { azimuth, elevation } = chaseViewpoint(object);
  const camera = { target: object, azimuth, elevation, distance: 1e-4, fieldOfView: 45 * DEGREE };
  const view = viewOf(camera, SIZE);
  const [near, far] = [project(view, object), project(view, [0, 0, 0])];
  expect(near).toMatchObject({ x: expect.closeTo(400, 6), y: expect.closeTo(300, 6) });
  expect(far?.depth).toBeGreaterThan(near?.depth ?? Number.NaN);
  expect(far?.x).toBeCloseTo(400, 0);
  expect(Math.abs((far?.y ?? 300) - 300)).toBeGreaterThan(20);
  expect(Math.abs((far?.y ?? 0) - 300)).toBeLessThan(200);
});

const sight = groundSight(LISBON, INSTANT);

test('the camera on the ground is where the turning Earth has the site, with its zenith upwards', () => {
  const site = createTurningSite(siteFromGeodetic(-9.14, 38.72, 0));
  site.turn(day, offset);
  const place = icrfToEcliptic([site.place[0], site.place[1], site.place[2]]);
  const zenith = icrfToEcliptic([site.zenith[0], site.zenith[1], site.zenith[2]]);
  expect(vec3.distance(place, sight.eye) / vec3.length(place)).toBeLessThan(1e-9);
  expect(vec3.dot(zenith, [sight.frame[6], sight.frame[7], sight.frame[8]])).toBeCloseTo(1, 12);
});

test.each([
  [55, 261, 1],
  [3, 10, 1],
  [85, 120, 1],
  [55, 261, 6.4],
  [3, 10, 40],
  [85, 120, 0.5],
])(
  'the camera on the ground sees what is at %d° above it in the middle of what panels leave, at %d° of azimuth, zoomed by %d',
  (altitude, azimuth, zoom) => {
    const turn = lookAt(azimuth * DEGREE, altitude * DEGREE, zoom, BESIDE_A_PANEL);
    const camera = groundCamera(sight, turn, 1e-3);
    const view = viewOf(camera, SIZE);
    expect(vec3.distance(view.eye, sight.eye)).toBeLessThan(1e-15);
    const flat = Math.cos(altitude * DEGREE);
    const way: Vector3 = [
      flat * Math.sin(azimuth * DEGREE),
      flat * Math.cos(azimuth * DEGREE),
      Math.sin(altitude * DEGREE),
    ];
    const at = project(view, along(sight.eye, turned(way, sight.frame), 1e-3));
    if (altitude < 80) expect(at?.x).toBeCloseTo(525, 0);
    expect(at?.x).toBeGreaterThan(272);
    expect(at?.x).toBeLessThan(778);
    expect(at?.y).toBeGreaterThan(122);
    expect(at?.y).toBeLessThan(578);
  },
);

test('the camera on the ground has the horizon below an object that is high up', () => {
  for (const altitude of [20, 50, 70]) {
    const camera = groundCamera(sight, lookAt(1, altitude * DEGREE, 1, BESIDE_A_PANEL), 1e-3);
    const edge = groundCorners(viewOf(camera, SIZE), sight).filter(({ isEdge }) => isEdge);
    expect(edge).toHaveLength(2);
    for (const { y } of edge) expect(y).toBeLessThan(580);
  }
});

test('the camera on the ground has the ground below a level line, or no ground where it looks high up', () => {
  const level = groundCamera(sight, { azimuth: 1, elevation: 0, field: FIELD }, 1e-3);
  const ground = groundCorners(viewOf(level, SIZE), sight);
  const corners = ground.map(({ x, y }) => [Math.round(x), Math.round(y)].join(' ')).toSorted();
  expect(corners).toEqual(['0 300', '0 600', '800 300', '800 600']);
  const up = groundCamera(sight, { azimuth: 1, elevation: -80 * DEGREE, field: FIELD }, 1e-3);
  expect(groundCorners(viewOf(up, SIZE), sight)).toEqual([]);
});

test('the camera on the ground names the points of the compass, with altitudes where the horizon is out of the picture', () => {
  const [level, up] = [0, -62].map((elevationDeg) => {
    const camera = groundCamera(sight, { azimuth: 0, elevation: elevationDeg * DEGREE, field: FIELD }, 1e-3);
    return compassNames(viewOf(camera, SIZE), sight, [1, 1, 1]).filter(
      ({ x, y }) => x > 0 && x < SIZE.width && y > 0 && y < SIZE.height,
    );
  });
  expect(level?.map(({ text }) => text)).toEqual(['SW', 'W', 'NW']);
  expect(up?.map(({ text }) => text)).toEqual(expect.arrayContaining(['W 30°', '60°']));
});

test('the camera on the ground shows less of the sky the more it is zoomed', () => {
  const [near, far, nearest, farthest] = [4, 1, 1e6, 0.01].map(
    (zoom) => lookAt(0, 0, zoom, BESIDE_A_PANEL).field / DEGREE,
  );
  expect(far / near).toBeCloseTo(4, 12);
  expect([nearest, farthest]).toEqual([expect.closeTo(1, 9), expect.closeTo(110, 9)]);
});

test('the camera on the ground is saved with the way in which it looks', () => {
  const camera = groundCamera(sight, { azimuth: 1, elevation: -0.3, field: FIELD }, 1e-3);
  const restored = cameraOfSaved(savedCameraOf(camera), 1e-3, camera.fieldOfView);
  const back = turned(axesOf(1, -0.3).back, sight.frame);
  expect(vec3.dot(axesOf(restored.azimuth, restored.elevation).back, back)).toBeCloseTo(1, 9);
});

test('the camera on the ground follows the pointer with the sky, where other cameras turn about what is before them', () => {
  const after = { ...FIRST_VIEWPOINT, azimuth: FIRST_VIEWPOINT.azimuth - 0.2, elevation: 0.65 };
  const { azimuth, elevation } = afterSkyDrag(FIRST_VIEWPOINT, after);
  expect(azimuth).toBeCloseTo(FIRST_VIEWPOINT.azimuth + 0.2, 12);
  expect(elevation).toBeCloseTo(0.45, 12);
});

test('there is a camera on the ground beside the Earth alone', () => {
  expect(cameraChoices('earth')).toEqual(['both', 'free', 'chase', 'ground']);
  expect(cameraChoices('saturn')).toEqual(['both', 'free', 'chase']);
});

const scene = { object: 'Apophis', body: 'Earth', distance: 2.541e-4, seen: undefined };
const seen = {
  object: { altitude: 54.7 * DEGREE, azimuth: 261 * DEGREE, distance: 2.2e-4 },
  sunAltitude: -30 * DEGREE,
  magnitude: 3.9,
  pace: 1.01 * DEGREE,
};

test('what a camera shows is described with distance, height, side, pace, brightness and light', () => {
  expect(cameraWords('chase', scene)).toMatch(
    /^Behind Apophis, looking at Earth, 38\s013 km from its centre\.$/,
  );
  expect(cameraWords('ground', { ...scene, seen })).toBe(
    'From the ground: Apophis is 55° high in the west and moves 1.01° a minute at magnitude 3.9. It is night there.',
  );
});

test('what a camera shows below the horizon is described, too', () => {
  const below = { ...seen, object: { ...seen.object, altitude: -12 * DEGREE }, magnitude: undefined };
  expect(cameraWords('ground', { ...scene, seen: below })).toBe(
    'From the ground: Apophis is 12° below the horizon in the west. It is night there.',
  );
});
