import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { EQUATORIAL_MOUNT, skyViewOf } from '#render/cameras/sky-camera.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { nameOfTrail } from '#render/painters/sky/trail-labels.ts';

const ORANGE = [0.9, 0.62, 0] as const;

test('the name of an object has its colour on a dark chart, and dark ink of it on a white one', () => {
  const camera = { mount: EQUATORIAL_MOUNT, longitude: 0, latitude: 0, fieldOfView: 5 * DEGREE };
  const view = skyViewOf(camera, { width: 800, height: 600 });
  const trail = {
    id: 'a',
    name: 'Eros',
    colour: ORANGE,
    selected: false,
    directions: Float64Array.from(directionOf(0, 0)),
    dates: Float64Array.of(2_461_365.5),
  };
  const colourOn = (inverted: boolean) => {
    const name = { shown: true, colour: [1, 1, 1], size: 12 } as const;
    const look = { inverted, trail: { size: 7, path: true }, names: { object: name } };
    return nameOfTrail({ view, look } as Parameters<typeof nameOfTrail>[0], trail)[0].colour;
  };
  expect(colourOn(false)).toEqual(ORANGE);
  const [red, green, blue] = colourOn(true);
  expect(0.2126 * red + 0.7152 * green + 0.0722 * blue).toBeLessThan(0.3);
});
