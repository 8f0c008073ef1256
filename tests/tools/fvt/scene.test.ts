import { expect, test } from 'vitest';
import { AU_KM, DEGREE } from '#engine/constants.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import { perturbedTrack } from '#parts/orbit-tracks/perturbed-track.ts';
import { flybyGrid } from '#tools/fvt/scene/flyby-grid.ts';
import { ellipsoidOf, pointsOfFlyby, evenlySpread } from '#tools/fvt/scene/flyby-scene.ts';
import { guidingArrows, isGuided } from '#tools/fvt/scene/guiding-arrows.ts';
import { clonesAt } from '#tools/fvt/scene/clones-at.ts';
import { focusChoices } from '#tools/fvt/focus.ts';
import { FLYBY_MIN_DISTANCE } from '#machines/fvt/fvt-tables.ts';

test('a scene about a body has a grid of 50 000 km about a rocky one and of 100 000 km about a giant, of the same size', () => {
  const [rocky, giant] = [flybyGrid('rocky'), flybyGrid('gas giant')];
  expect([rocky.label, rocky.divisions]).toEqual(['50.000 km', 36]);
  expect([giant.label, giant.divisions]).toEqual(['100.000 km', 18]);
  expect(rocky.cell * rocky.divisions).toBeCloseTo(giant.cell * giant.divisions, 12);
});

test.each([
  [240, 2400],
  [241, 482],
])('a scene about a body draws a path of %i rows by %i points where it leads straight on', (rows, points) => {
  const table = straightTable(rows);
  const path = perturbedTrack(table, undefined, pointsOfFlyby).pathAt(table.day);
  if (path?.kind !== 'points') throw new Error('there is no path');
  expect(path.offsets).toHaveLength(points);
  expect([path.offsets[0], path.offsets.at(-1)]).toEqual([0, rows - 1]);
});

test('a scene about a body points at the object from 0.00015 au on', () => {
  expect(isGuided({ goal: 'object', place: [0.000_15, 0, 0] })).toBe(false);
  expect(isGuided({ goal: 'object', place: [0, 0.000_151, 0] })).toBe(true);
  expect(isGuided({ goal: 'sun', place: [0.000_1, 0, 0] })).toBe(true);
});

test('a scene about a body keeps an arrow while its tip would move by less than is seen, and then leads where its goal is', () => {
  const colour = [1, 1, 1] as const;
  const arrowTo = (degrees: number) => {
    const place = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE), 0] as const;
    return guidingArrows([{ goal: 'sun', name: 'Sun', place, colour }], 1, 20)[0];
  };
  const first = arrowTo(0);
  expect(first.end[0]).toBeCloseTo(1.85, 12);
  expect(arrowTo(0.2)).toBe(first);
  const moved = arrowTo(1);
  expect(moved.end[1] / moved.end[0]).toBeCloseTo(Math.tan(DEGREE), 12);
});

test('a scene about a body lets the Moon be followed beside the Earth alone, and the object once there is one', () => {
  expect(focusChoices('earth', true)).toEqual(['object', 'moon', 'body', 'sun']);
  expect(focusChoices('venus', true)).toEqual(['object', 'body', 'sun']);
  expect(focusChoices('earth', false)).toEqual(['moon', 'body', 'sun']);
});

test('the camera stays 0.15 units away from a body once nothing is followed', () => {
  expect(FLYBY_MIN_DISTANCE).toBe(0.15);
});

const turned = { x: AU_KM, y: 0, z: 0, t: 0, sa_1: AU_KM, sa_2: 2 * AU_KM, sa_3: 3 * AU_KM };

test('uncertainty regions lie with their axes turned about x, then y, then z', () => {
  const { centre, axes } = ellipsoidOf({ ...turned, rotx: 90, roty: 0, rotz: 90 });
  expect(centre).toEqual([1, 0, 0]);
  const expected = [0, 1, 0, 0, 0, 2, 3, 0, 0];
  axes.forEach((part, index) => expect(part).toBeCloseTo(expected[index] ?? Number.NaN, 12));
});

test('uncertainty regions are as many as are set, from the first to the last', () => {
  const all = Array.from({ length: 240 }, (_, index) => index);
  expect(evenlySpread(all, 240)).toHaveLength(240);
  expect(evenlySpread(all, 3)).toEqual([0, 120, 239]);
  expect(evenlySpread(all, 1)).toEqual([0]);
});

const cloud = {
  day: 2_462_240,
  offsets: Float64Array.of(0, 1),
  clones: 3,
  positions: Float32Array.of(0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 1, 0, 1, 1, 0, 2, 1, 0),
  velocities: Float32Array.from({ length: 18 }, (_, at) => (at % 3 === 1 ? 1 : 0)),
  flies: Uint8Array.of(1, 1, 1, 1, 0, 1),
};

test('sampled orbits are drawn where they fly, as many as are set', () => {
  const half = { day: 2_462_240, offset: 0.5 };
  expect([...clonesAt(cloud, 240, half)]).toEqual([0, 0.5, 0, 2, 0.5, 0]);
  expect([...clonesAt(cloud, 1, half)]).toEqual([0, 0.5, 0]);
  expect(clonesAt(cloud, 240, { day: 2_462_242, offset: 0 })).toHaveLength(0);
});

/** Rows a day apart of a body that moves by an astronomical unit a day. */
function straightTable(rows: number): OrbitTable {
  const days = Array.from({ length: rows }, (_, row) => row);
  return {
    day: 2_460_000.5,
    offsets: Float64Array.from(days),
    positions: Float64Array.from(days.flatMap((day) => [day, 0, 0])),
    velocities: Float64Array.from(days.flatMap(() => [1, 0, 0])),
    accelerations: new Float64Array(3 * rows),
  };
}
