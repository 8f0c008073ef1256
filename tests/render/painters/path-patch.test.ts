import { expect, test } from 'vitest';
import { interpolatePatch, rowBefore } from '#render/painters/path-patch.ts';

const RATE = (2 * Math.PI) / 365.25;

/** A circle of 1 au, one point a day. */
const offsets = Float64Array.from({ length: 30 }, (_, day) => day);
const positions = Float64Array.from({ length: 90 }, (_, index) => circle(Math.floor(index / 3))[index % 3]);

test('the piece of a tabulated line with its body on it leads through the body and joins the rows on both sides', () => {
  const body = [circle(12.3)[0] + 1e-5, circle(12.3)[1], 2e-5] as const;
  const patch = interpolatePatch(positions, offsets, 12, 12.3, body);
  const middle = [...patch.offsets].indexOf(12.3);
  expect(Array.from(patch.positions.slice(3 * middle, 3 * middle + 3))).toEqual(closeTo(body));
  expect(Array.from(patch.positions.slice(0, 3))).toEqual(closeTo(circle(12)));
  expect(Array.from(patch.positions.slice(-3))).toEqual(closeTo(circle(13)));
});

test('the piece of a tabulated line with its body on it bends as the path does: within 1 km of a circle of 1 au', () => {
  const patch = interpolatePatch(positions, offsets, 12, 12.5, circle(12.5));
  patch.offsets.forEach((time, row) => {
    const place = patch.positions.slice(3 * row, 3 * row + 3);
    expect(Math.hypot(place[0] - circle(time)[0], place[1] - circle(time)[1]) * 149_597_870.7).toBeLessThan(
      1,
    );
  });
});

test('the piece of a tabulated line at a row itself starts with the body', () => {
  const patch = interpolatePatch(positions, offsets, 12, 12, circle(12));
  expect(patch.offsets[0]).toBe(12);
  expect([...patch.positions].every(Number.isFinite)).toBe(true);
});

test('the row before an instant is found, or −1 before the first', () => {
  expect([-0.5, 0, 3.7, 29, 400].map((now) => rowBefore(offsets, now))).toEqual([-1, 0, 3, 29, 29]);
});

function circle(day: number): readonly [number, number, number] {
  return [Math.cos(RATE * day), Math.sin(RATE * day), 0];
}

function closeTo(place: readonly number[]): readonly unknown[] {
  return place.map((value) => expect.closeTo(value, 12) as unknown);
}
