import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { EQUATORIAL_MOUNT, skyViewOf } from '#render/cameras/sky-camera.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { ticksOf } from '#render/painters/sky/trail-ticks.ts';

test('a date that is a point of the path has one tick, where the path has come to by then', () => {
  const hours = Array.from({ length: 25 }, (_, hour) => hour);
  const trail = {
    id: 'a',
    name: 'a',
    colour: [1, 1, 1],
    selected: true,
    directions: Float64Array.from(hours.flatMap((hour) => directionOf(0.04 * hour * DEGREE, 0))),
    dates: Float64Array.from(hours, (hour) => Number((2_461_365.625 + hour / 24).toFixed(8))),
  } as const;
  for (const fieldOfView of [2, 1, 0.5]) {
    const camera = {
      mount: EQUATORIAL_MOUNT,
      longitude: 0.48 * DEGREE,
      latitude: 0,
      fieldOfView: fieldOfView * DEGREE,
    };
    const ticks = ticksOf(skyViewOf(camera, { width: 1440, height: 900 }), trail);
    const dates = ticks.map(({ date }) => date);
    expect(dates.length).toBeGreaterThan(2);
    dates.slice(1).forEach((date, index) => expect(date - dates[index]).toBeGreaterThan(1 / 1500));
    const [first] = ticks;
    expect(Math.hypot(...first.along)).toBeCloseTo(1, 9);
  }
});
