import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { readStoredTelescopes, telescopeProfile } from '#contract/opt/telescope-profile.ts';
import { COMMON_TELESCOPE, cameraOf, photometerOf } from '#machines/planning/telescope-camera.ts';
import { telescopeInUse, telescopesMachine } from '#machines/planning/telescopes.ts';

const WIDE = { ...COMMON_TELESCOPE, name: 'Wide', focalLengthMm: 400 };
const GUEST = { ...COMMON_TELESCOPE, focalLengthMm: 2000 };

test('the telescopes of a user are saved under their names, the last one is in use, and a changed name leaves no copy', () => {
  const { names, send, inUse } = start();
  send({ type: 'telescope.saved', profile: COMMON_TELESCOPE, before: undefined });
  send({ type: 'telescope.saved', profile: WIDE, before: undefined });
  expect([names(), inUse()]).toEqual([['30 cm f/4', 'Wide'], 'Wide']);
  send({ type: 'telescope.saved', profile: { ...COMMON_TELESCOPE, name: 'Newton' }, before: '30 cm f/4' });
  expect([names(), inUse()]).toEqual([['Newton', 'Wide'], 'Newton']);
  send({ type: 'telescope.deleted', name: 'Newton' });
  expect([names(), inUse()]).toEqual([['Wide'], undefined]);
});

test('the telescopes are to be stored when the user changes something, not when a link brings one', () => {
  const { notified, send } = start();
  send({ type: 'telescope.loaded', profile: WIDE });
  expect(notified).toHaveLength(0);
  send({ type: 'telescope.chosen', name: undefined });
  expect(notified).toHaveLength(1);
});

test('the telescopes of a user stay as they are when a link brings another of the same name', () => {
  const { names, send, inUse } = start();
  send({ type: 'telescope.saved', profile: COMMON_TELESCOPE, before: undefined });
  send({ type: 'telescope.loaded', profile: COMMON_TELESCOPE });
  expect(names()).toEqual(['30 cm f/4']);
  send({ type: 'telescope.loaded', profile: GUEST });
  expect([names(), inUse()]).toEqual([['30 cm f/4', '30 cm f/4 (from a link)'], '30 cm f/4 (from a link)']);
});

test('the telescopes come back from what the browser stored, without what is not a telescope', () => {
  const text = JSON.stringify({ profiles: [WIDE, { name: 'broken' }, 5], chosen: 'Wide' });
  const { names, send, inUse } = start();
  send({ type: 'telescopes.learned', stored: readStoredTelescopes(text) });
  expect([names(), inUse()]).toEqual([['Wide'], 'Wide']);
  expect(readStoredTelescopes('{')).toEqual({ profiles: [], chosen: undefined });
});

test.each([
  ['without a name', { name: ' ' }],
  ['of no aperture', { apertureMm: 0 }],
  ['with half a pixel', { columns: 10.5 }],
  ['that is all mirror', { obstructionPercent: 100 }],
])('a profile %s is refused', (_, change) => {
  expect(telescopeProfile.safeParse({ ...COMMON_TELESCOPE, ...change }).success).toBe(false);
});

test('a profile becomes a camera of the engine: pixels as they are read, and the light that the secondary leaves', () => {
  const camera = cameraOf(COMMON_TELESCOPE);
  expect(camera).toMatchObject({ aperture: 0.3, focalLength: 1.2, columns: 3124, rows: 2088 });
  expect(camera.pixel).toBeCloseTo(7.52e-6, 12);
  expect(camera.clearShare).toBeCloseTo(1 - 0.35 ** 2, 12);
  expect(photometerOf(COMMON_TELESCOPE).pixelScale).toBeCloseTo(206.265 * (7.52 / 1200), 3);
});

test('A profile with a measured zero point gives one electron a second there, whatever its efficiency', () => {
  const { zeroFlux } = photometerOf({ ...COMMON_TELESCOPE, zeroPoint: 21.5 });
  expect(zeroFlux * 10 ** (-0.4 * 21.5)).toBeCloseTo(1, 9);
});

function start() {
  const actor = createActor(telescopesMachine);
  const notified: string[] = [];
  actor.on('telescopes.changed', ({ type }) => notified.push(type));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    notified,
    send: actor.send.bind(actor),
    names: () => context().profiles.map(({ name }) => name),
    inUse: () => telescopeInUse(context())?.name,
  };
}
