import { expect, test } from 'vitest';
import { viewOf } from '#render/cameras/orbit-camera.ts';
import { cacheByView } from '#render/picture/cached-by-view.ts';

const CAMERA = { target: [0, 0, 0], azimuth: 0, elevation: 0, distance: 1, fieldOfView: 1 } as const;
const SIZE = { width: 100, height: 100 };

test('what is made of a thing is made again when it is seen from elsewhere, and only then', () => {
  const made = cacheByView((view, { name }: { name: string }) => ({ name, eye: view.eye }));
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  const [here, there] = [viewOf(CAMERA, SIZE), viewOf({ ...CAMERA, azimuth: 1 }, SIZE)];
  const first = made(here, one);
  expect(made(here, other).name).toBe('other');
  expect(made(here, one)).toBe(first);
  expect(made(there, one)).not.toBe(first);
  expect(made(there, one).eye).toBe(there.eye);
});
