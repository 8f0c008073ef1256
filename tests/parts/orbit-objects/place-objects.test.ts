import { expect, test } from 'vitest';
import { OVT_OPTIONS } from '#machines/ovt/ovt-tables.ts';
import { defaultSettings, withInverted, withOption } from '#machines/scene/display-settings-rules.ts';
import { listedRow } from '#machines/orbits/orbit-object.ts';
import { legendEntries } from '#parts/legends/legend-entries.ts';
import type { OrbitTrack } from '#parts/orbit-tracks/orbit-track.ts';
import type { OrbitPath } from '#render/picture/orbit-line.ts';
import {
  orbitColours,
  orbitLines,
  placeObject,
  type ShownObject,
} from '#parts/orbit-objects/place-objects.ts';
import { listedObject } from '../../machines/fakes/objects.ts';

const SETTINGS = defaultSettings(OVT_OPTIONS);
const COLOURS = orbitColours(SETTINGS);
const PATH: OrbitPath = {
  kind: 'points',
  positions: new Float64Array(6),
  day: 0,
  offsets: new Float64Array(2),
};
const KEPLERIAN = track([1, 0, 0]);
const PERTURBED = track([1.1, 0, 0]);

test('an object without an orbit yet is nowhere', () => {
  expect(placeObject(shown({ keplerian: undefined }), COLOURS, 0, 0)).toEqual([]);
});

test('an object is on its Keplerian orbit, in its colour', () => {
  const [marker, ...others] = placeObject(shown({}), COLOURS, 0, 0);
  expect(marker).toMatchObject({ position: [1, 0, 0], colour: COLOURS.keplerian });
  expect(others).toEqual([]);
});

test('an object is on its perturbed orbit when that is on, with a companion on the Keplerian one', () => {
  const [marker, ghost] = placeObject(shown({ perturbed: PERTURBED, perturbedOn: true }), COLOURS, 0, 0);
  expect(marker).toMatchObject({ position: [1.1, 0, 0], colour: COLOURS.perturbed });
  expect(ghost).toMatchObject({
    position: [1, 0, 0],
    colour: COLOURS.keplerian,
    selected: false,
    secondary: true,
  });
  expect(ghost.name).toBe(`${marker.name} (Keplerian)`);
});

test('an object stays on its Keplerian orbit while the switch is off, although the table is loaded', () => {
  expect(placeObject(shown({ perturbed: PERTURBED }), COLOURS, 0, 0)).toHaveLength(1);
});

test('an object has no place where its table has none, and is not put on another orbit', () => {
  const nowhere = { ...PERTURBED, positionAt: () => undefined };
  const [marker] = placeObject(shown({ perturbed: nowhere, perturbedOn: true }), COLOURS, 0, 0);
  expect('position' in marker).toBe(false);
});

test('the lines of an object are one for each orbit, the Keplerian one faded beside the perturbed one', () => {
  const lines = orbitLines(shown({ perturbed: PERTURBED, perturbedOn: true }), SETTINGS, 0);
  expect(lines.map(({ colour, faded }) => ({ colour, faded }))).toEqual([
    { colour: COLOURS.keplerian, faded: true },
    { colour: COLOURS.perturbed, faded: false },
  ]);
});

test('the lines of an object are distinguished without colour: the Keplerian one is whole, the perturbed one broken', () => {
  const lines = orbitLines(shown({ perturbed: PERTURBED, perturbedOn: true }), SETTINGS, 0);
  expect(lines.map(({ dashed = false }) => dashed)).toEqual([false, true]);
  expect(legendEntries(SETTINGS).map(({ title, stroke }) => [title, stroke])).toEqual([
    ['Keplerian', undefined],
    ['Perturbed', 'dashed'],
    ['Planets', undefined],
  ]);
});

test('the lines of an object are seen both where they run together: the Keplerian one lies below the other as a band', () => {
  const [below, above] = orbitLines(shown({ perturbed: PERTURBED, perturbedOn: true }), SETTINGS, 0);
  expect(below.widening).toBeGreaterThan(2);
  expect(above.widening ?? 1).toBe(1);
  expect(orbitLines(shown({}), SETTINGS, 0)[0].widening ?? 1).toBe(1);
});

test('Its lines go with the setting of their kind', () => {
  const options = withOption(SETTINGS.objectsSettings, 'keplerianOrbits', false);
  expect(orbitLines(shown({}), { ...SETTINGS, objectsSettings: options }, 0)).toEqual([]);
});

test('the lines of an object have the opposite colour when colours are inverted', () => {
  const inverted = { ...SETTINGS, invertColors: withInverted(SETTINGS.invertColors, 'all', true) };
  const opposite = COLOURS.keplerian.map((channel) => expect.closeTo(1 - channel, 9));
  expect(orbitLines(shown({}), inverted, 0)[0].colour).toEqual(opposite);
});

function shown(changes: {
  keplerian?: OrbitTrack | undefined;
  perturbed?: OrbitTrack;
  perturbedOn?: boolean;
  isBehind?: boolean;
}): ShownObject {
  const { perturbed, perturbedOn = false, isBehind = false } = changes;
  const keplerian = 'keplerian' in changes ? changes.keplerian : KEPLERIAN;
  const row = { ...listedRow(listedObject('433')), checked: true, perturbedOn };
  return { row, tracks: { keplerian, perturbed }, isSelected: false, isBehind, shape: {} };
}

function track(position: readonly [number, number, number]): OrbitTrack {
  return { positionAt: () => position, pathAt: () => PATH };
}
