import { expect, test } from 'vitest';
import { MOONLIGHT } from '#render/picture/sky/trail.ts';
import { colourOfObject, dashesOfObject, directionDeg, geometryOf } from '#tools/scd/scene/trail-of.ts';
import { tracePointAt, traceThrough } from '../../../machines/fakes/traces.ts';
import { luminance } from '../../../render/contrast.ts';

test('the trail of an object runs through its points in ICRF, dated', () => {
  const { dates, directions } = geometryOf(
    traceThrough([
      tracePointAt(1, { raDeg: 0, decDeg: 0 }),
      tracePointAt(2, { raDeg: 90, decDeg: 0 }),
      tracePointAt(3, { raDeg: 0, decDeg: -90 }),
    ]),
  );
  expect([...dates]).toEqual([1, 2, 3]);
  expect([...directions].map((part) => Math.round(part * 1e12) / 1e12 + 0)).toEqual([
    1, 0, 0, 0, 1, 0, 0, 0, -1,
  ]);
});

test('the trail of an object is pale below the horizon, and nowhere at the geocentre, which has none', () => {
  const altitudes = [10, -0.1, 0, undefined];
  const points = altitudes.map((altitudeDeg) => tracePointAt(1, { altitudeDeg }));
  expect([...(geometryOf(traceThrough(points)).pale ?? [])]).toEqual([0, 1, 0, 0]);
});

test('the trail of an object is pale while the Sun is up, and not in twilight', () => {
  const altitudes = [20, -0.8, -0.9, -30, undefined];
  const points = altitudes.map((sunAltitudeDeg) => tracePointAt(1, { altitudeDeg: 30, sunAltitudeDeg }));
  expect([...(geometryOf(traceThrough(points)).pale ?? [])]).toEqual([1, 1, 0, 0, 0]);
});

test('the trail of an object is marked where moonlight brightens the sky by 1.6 and by 3 magnitudes', () => {
  const points = [-1.6, -1.61, -3.01, undefined].map((moonlight) => tracePointAt(1, { moonlight }));
  const { none, some, strong } = MOONLIGHT;
  expect([...(geometryOf(traceThrough(points)).moonlight ?? [])]).toEqual([none, some, strong, none]);
});

test('the trail of an object is marked where a star spoils it', () => {
  const starlit = { julianDate: 1, raDeg: 180, decDeg: 0, starlight: 'starlit' } as const;
  const { starlit: marks } = geometryOf(traceThrough([tracePointAt(1)], { starlightAffected: [starlit] }));
  expect(marks).toHaveLength(3);
  expect(marks?.[0]).toBeCloseTo(-1, 12);
});

test('the trail of an object has an ellipse of uncertainty for each point where one is known, of no size where not', () => {
  const ellipse = { majorDeg: 180, minorDeg: 90, angleDeg: 45 };
  const known = geometryOf(traceThrough([tracePointAt(1, { ellipse }), tracePointAt(2)]));
  expect([...(known.ellipses ?? [])]).toEqual([Math.PI, Math.PI / 2, Math.PI / 4, 0, 0, 0]);
  expect(geometryOf(traceThrough([tracePointAt(1)])).ellipses).toBeUndefined();
});

test('the trail of an object has ellipses that describe no region where it is curved or the object is lost, and clones where it is curved', () => {
  const ellipse = { majorDeg: 1, minorDeg: 1, angleDeg: 0 };
  const basis = { fromRow: 0, basis: 'clones', lost: false } as const;
  const points = [
    { ...ellipse, basis },
    { ...ellipse, basis: { ...basis, lost: true } },
    { ...ellipse, basis: { ...basis, curved: true }, clones: [[180, -90]] },
  ] as const;
  const trail = geometryOf(traceThrough(points.map((one, row) => tracePointAt(row, { ellipse: one }))));
  expect([...(trail.approximate ?? [])]).toEqual([0, 1, 1]);
  expect([...(trail.clones ?? [])]).toEqual([[2, Float64Array.of(Math.PI, -Math.PI / 2)]]);
});

test('objects of a chart have different colours, which begin again after the last', () => {
  const colours = Array.from({ length: 8 }, (_, place) => colourOfObject(place).join(' '));
  expect(new Set(colours).size).toBe(8);
  expect(colourOfObject(8)).toEqual(colourOfObject(0));
});

test('paths of a chart have 3:1 against the night, and on paper against white', () => {
  for (let place = 0; place < 8; place++) {
    expect((luminance(colourOfObject(place)) + 0.05) / 0.05, `${place} at night`).toBeGreaterThan(3);
    const onPaper = colourOfObject(place, undefined, true);
    expect(1.05 / (luminance(onPaper) + 0.05), `${place} on paper`).toBeGreaterThan(3); // WCAG 2.2, 1.4.11
  }
});

test('a direction has the length of one', () => {
  for (const [ra, dec] of [
    [10, 20],
    [350, -89],
    [180, 0],
  ]) {
    expect(Math.hypot(...directionDeg(ra, dec))).toBeCloseTo(1, 14);
  }
});

test('twelve paths of a chart are broken in twelve ways, so that they are distinguished where all have one hue', () => {
  const patterns = Array.from({ length: 12 }, (_, place) => String(dashesOfObject(place)));
  expect(new Set(patterns).size).toBe(12);
});

test('no two of ninety-six paths share their hue and the way in which they are broken', () => {
  const looks = Array.from({ length: 96 }, (_, place) =>
    String([colourOfObject(place), dashesOfObject(place)]),
  );
  expect(new Set(looks).size).toBe(96);
});
