import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { EQUATORIAL_MOUNT, skyViewOf } from '#render/cameras/sky-camera.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { nameOfTrail } from '#render/painters/sky/trail-labels.ts';
import type { SkyTrail } from '#render/picture/sky/trail.ts';

const ORANGE = [0.9, 0.62, 0] as const;
const CAMERA = { mount: EQUATORIAL_MOUNT, longitude: 0, latitude: 0, fieldOfView: 5 * DEGREE };
const VIEW = skyViewOf(CAMERA, { width: 800, height: 600 });
const EROS = {
  id: 'a',
  name: 'Eros',
  colour: ORANGE,
  selected: false,
  directions: Float64Array.from([...directionOf(0, 0), ...directionOf(0, DEGREE)]),
  dates: Float64Array.of(2_461_365.5, 2_461_366.5),
};

test('the object that the date belongs to is named at its place although names are off, and with the date where they are on', () => {
  expect(labelsOf({ shown: false }, { ...EROS, dating: true, current: 1 })).toEqual(['Eros']);
  expect(labelsOf({ shown: true }, { ...EROS, dating: true, current: 1 })).toEqual(['Eros 22/11 00:00']);
  expect(labelsOf({ shown: false }, { ...EROS, dating: true })).toEqual([]);
  expect(labelsOf({ shown: false }, { ...EROS, current: 1 })).toEqual([]);
});

test('the name of an object has its colour on a dark chart, and dark ink of it on a white one', () => {
  expect(namesOf({ shown: true }, EROS, false)[0].colour).toEqual(ORANGE);
  const [red, green, blue] = namesOf({ shown: true }, EROS, true)[0].colour;
  expect(0.2126 * red + 0.7152 * green + 0.0722 * blue).toBeLessThan(0.3);
});

function labelsOf(names: { readonly shown: boolean }, trail: SkyTrail): readonly string[] {
  return namesOf(names, trail).map(({ text, note }) => (note === undefined ? text : `${text} ${note}`));
}

function namesOf({ shown }: { readonly shown: boolean }, trail: SkyTrail, inverted = false) {
  const object = { shown, colour: [1, 1, 1], size: 12 } as const;
  const look = { inverted, trail: { size: 7, path: true }, names: { object } };
  return nameOfTrail({ view: VIEW, look } as Parameters<typeof nameOfTrail>[0], trail);
}
