import { expect, test } from 'vitest';
import { SCD_OPTIONS } from '#machines/scd/scd-tables.ts';
import { exportedSettings, numberOf } from '#machines/scene/display-settings-rules.ts';
import { colourOfTrails, printedLook, skyLook } from '#tools/scd/scene/look-of-settings.ts';
import { colourOfObject } from '#tools/scd/scene/trail-of.ts';
import { startSettings } from '../../../machines/fakes/display-settings.ts';

test('the look of a sky chart at first has landscape, horizontal grid, compass, constellations, planets, Moon, paths and light on, and the rest off', () => {
  const { names, ...look } = skyLook(startSettings('scd').settings(), 7, 1);
  expect(look).toMatchObject({
    landscape: true,
    compass: true,
    horizonLine: false,
    grids: { horizontal: true, equatorial: false, ecliptic: false },
    constellationLines: true,
    planets: true,
    moon: true,
    atmosphere: false,
    constellationBorders: false,
    deepSky: false,
    milkyWay: false,
    crosshair: false,
    eclipticLine: false,
    galacticLine: false,
    trail: { symbol: 'disc', path: true, light: true },
    inverted: false,
    background: [0, 0, 0],
  });
  expect(look.trail.uncertainty).toBeUndefined();
  const shown = Object.entries(names).filter(([, name]) => name.shown);
  expect(shown.map(([kind]) => kind)).toEqual(['date', 'constellation']);
  expect(startSettings('scd').options().telescopeParameters?.value).toBe(false);
});

test('the look of a sky chart at first has points of the middle of three sizes', () => {
  const [small, medium, large] = ['small', 'medium', 'large'].map((size) => trailSize(size));
  expect(small).toBeLessThan(medium);
  expect(medium).toBeLessThan(large);
  expect(skyLook(startSettings('scd').settings(), 7, 1).trail.size).toBe(medium);
});

test('the look of a sky chart at first is black on white where the colours are inverted', () => {
  const { actor, settings } = startSettings('scd');
  actor.send({ type: 'colors.inverted', area: 'all', isOn: true });
  expect(skyLook(settings(), 7, 1)).toMatchObject({ inverted: true, background: [1, 1, 1] });
});

test('the look of a sky chart at first has dark names on the white of a page that is printed from a dark chart', () => {
  const { actor, settings } = startSettings('scd');
  const shown = skyLook(settings(), 6, 0.5);
  actor.send({ type: 'colors.inverted', area: 'export', isOn: true });
  const printed = printedLook(exportedSettings(settings()), shown);
  expect(printed).toMatchObject({ inverted: true, background: [1, 1, 1], starLimit: 6, starOpacity: 0.5 });
  for (const [name, look] of Object.entries(printed.names)) {
    const [red, green, blue] = look.colour;
    expect(0.2126 * red + 0.7152 * green + 0.0722 * blue, name).toBeLessThan(0.5);
  }
});

test('the settings scale uncertainties by 5, from 1 to 100, for every point or fewer', () => {
  const { actor, settings } = startSettings('scd');
  const uncertainty = () => skyLook(settings(), 7, 1).trail.uncertainty;
  actor.send({ type: 'option.changed', key: 'uncertaintyRegion', value: true });
  expect(uncertainty()).toEqual({ factor: 5, every: 1 });
  actor.send({ type: 'option.changed', key: 'uncertaintyFactor', value: 1000 });
  actor.send({ type: 'option.changed', key: 'uncertaintyDensity', value: 3 });
  expect(uncertainty()).toEqual({ factor: 100, every: 3 });
});

test('the settings of a sky chart make names larger, from 1 to 30 by quarters, from 2.25', () => {
  expect(SCD_OPTIONS.objectNamesSize).toMatchObject({ min: 1, max: 30, step: 0.25, value: 2.25 });
  const { actor, options, settings } = startSettings('scd');
  const before = skyLook(settings(), 7, 1).names.object?.size;
  actor.send({ type: 'option.changed', key: 'objectNamesSize', value: 40 });
  expect(numberOf(options(), 'objectNamesSize')).toBe(30);
  expect(skyLook(settings(), 7, 1).names.object?.size).toBeGreaterThan(before ?? Number.NaN);
});

test.each([
  ['objectNames', 'object'],
  ['planetsNames', 'planet'],
  ['starNames', 'star'],
  ['constellationNames', 'constellation'],
  ['dsosNames', 'deepSky'],
] as const)('the settings give %s a separate colour and size', (key, kind) => {
  const { actor, settings } = startSettings('scd');
  const names = () => skyLook(settings(), 7, 1).names;
  const before = names();
  actor.send({ type: 'color.chosen', key, color: 'ff0000' });
  actor.send({ type: 'option.changed', key: `${key}Size`, value: 10 });
  expect(names()[kind]?.colour).toEqual([1, 0, 0]);
  expect(names()[kind]?.size).toBeGreaterThan(before[kind]?.size ?? Number.NaN);
  const other = kind === 'object' ? 'planet' : 'object';
  expect(names()[other]).toEqual(before[other]);
  actor.send({ type: 'option.changed', key, value: false });
  expect(names()[kind]?.shown).toBe(false);
});

test('the settings give all trails one colour where that is chosen', () => {
  const { actor, options } = startSettings('scd');
  expect(colourOfTrails(options())).toBeUndefined();
  actor.send({ type: 'option.changed', key: 'trailColor', value: true });
  actor.send({ type: 'color.chosen', key: 'trailColor', color: '00ff00' });
  expect(colourOfTrails(options())).toEqual([0, 1, 0]);
  expect(colourOfObject(3, colourOfTrails(options()))).toEqual([0, 1, 0]);
});

test('the settings switch each part of the sky by itself', () => {
  for (const [key, part] of [
    ['landscape', 'landscape'],
    ['atmosphere', 'atmosphere'],
    ['compass', 'compass'],
    ['dsos', 'deepSky'],
    ['milkyWayBackground', 'milkyWay'],
    ['planets', 'planets'],
    ['moon', 'moon'],
    ['crosshair', 'crosshair'],
    ['constellations', 'constellationLines'],
    ['constellationRegions', 'constellationBorders'],
    ['eclipticLine', 'eclipticLine'],
    ['galacticEquator', 'galacticLine'],
    ['horizonLine', 'horizonLine'],
  ] as const) {
    const { actor, settings } = startSettings('scd');
    const before = skyLook(settings(), 7, 1);
    actor.send({ type: 'option.changed', key, value: !before[part] });
    expect(skyLook(settings(), 7, 1), key).toEqual({ ...before, [part]: !before[part] });
  }
});

test('the settings draw the symbol that is chosen, and no other', () => {
  const { actor, settings } = startSettings('scd');
  actor.send({ type: 'option.changed', key: 'trailSymbol', value: 'triangle' });
  expect(skyLook(settings(), 7, 1).trail.symbol).toBe('triangle');
  actor.send({ type: 'option.changed', key: 'trailSymbol', value: 'heart' });
  expect(skyLook(settings(), 7, 1).trail.symbol).toBe('triangle');
});

/** CSS px of the points of a trail. */
function trailSize(value: string): number {
  const { actor, settings } = startSettings('scd');
  actor.send({ type: 'option.changed', key: 'trailSize', value });
  return skyLook(settings(), 7, 1).trail.size;
}
