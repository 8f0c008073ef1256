import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { GEOCENTRIC, type Observatory } from '#machines/planning/observatory.ts';
import { chartSetupMachine } from '#machines/scd/chart-setup.ts';
import { canVisualise, isCustomAllowed, isVisualisationOpen } from '#machines/scd/screen-access.ts';
import { listedObject, nonNea } from '../fakes/objects.ts';
import { ellipticalObject } from '../fakes/orbits.ts';

const MINE = ellipticalObject('mine');
const CATALINA: Observatory = {
  id: 1,
  code: 'G96',
  name: 'Mt. Lemmon',
  latitude: 32.44,
  longitude: -110.79,
  alt: 2791,
};
const CUSTOM: Observatory = { ...CATALINA, id: undefined, code: undefined, name: 'custom' };

test.each([
  [false, false, true, false],
  [true, false, true, true],
  [false, true, true, true],
  [true, true, true, true],
  [false, false, false, false],
  [true, false, false, false],
  [false, true, false, false],
  [true, true, false, false],
])(
  'the tab of the chart with a submitted set-up %s, user-defined objects %s and the place allowed %s is open: %s',
  (isEnabled, hasUserDefined, isAllowed, isOpen) => {
    expect(isVisualisationOpen(isEnabled, hasUserDefined, isAllowed)).toBe(isOpen);
  },
);

test.each([
  [true, CUSTOM, false, false],
  [true, CUSTOM, true, true],
  [true, CATALINA, false, true],
  [true, GEOCENTRIC, false, true],
  [false, CUSTOM, false, true],
  [false, CATALINA, false, true],
])(
  'user-defined objects that exist %s, seen from %o, with the flag %s, are shown: %s',
  (exist, observatory, flag, isAllowed) => {
    const place = { observatory, userDefinedObjects: exist ? [MINE] : [] };
    expect(isCustomAllowed(place, { customObservatories: flag })).toBe(isAllowed);
  },
);

test('user-defined objects are not shown for a custom place where nothing is configured', () => {
  expect(isCustomAllowed({ observatory: CUSTOM, userDefinedObjects: [MINE] })).toBe(false);
});

test('a set-up of a chart can be submitted with one user-defined object and no list', () => {
  const setup = start(CATALINA);
  expect(canVisualise(setup.getSnapshot().context)).toBe(false);
  setup.send({ type: 'object.defined', object: MINE });
  expect(canVisualise(setup.getSnapshot().context)).toBe(true);
});

test('a set-up of a chart can be submitted with a near-Earth object, from a custom place too, and not with others alone', () => {
  const setup = start(CUSTOM);
  setup.send({ type: 'objects.saved', objects: [nonNea('1')] });
  expect(canVisualise(setup.getSnapshot().context)).toBe(false);
  setup.send({ type: 'objects.saved', objects: [nonNea('1'), listedObject('433')] });
  expect(canVisualise(setup.getSnapshot().context)).toBe(true);
  setup.send({ type: 'object.defined', object: MINE });
  expect(canVisualise(setup.getSnapshot().context)).toBe(false);
});

test('a set-up of a chart cannot be submitted with a text that is not a moment', () => {
  const setup = start(CATALINA);
  setup.send({ type: 'objects.saved', objects: [listedObject('433')] });
  setup.send({ type: 'end.chosen', date: '2026-03-05T' });
  expect(canVisualise(setup.getSnapshot().context)).toBe(false);
});

function start(observatory: Observatory) {
  const setup = createActor(chartSetupMachine, {
    input: { today: '2026-03-05T14:26', precision: 'minute', objectSource: 'list' },
  }).start();
  setup.send({ type: 'observatory.chosen', observatory });
  return setup;
}
