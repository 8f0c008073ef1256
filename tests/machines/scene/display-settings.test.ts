import { expect, test } from 'vitest';
import { savedSettings } from '#contract/saved-state/saved-scene.ts';
import {
  type DisplayOption,
  durationDays,
  durationYears,
  OPTION_KEYS,
  opacityOf,
  rangeFields,
  withValue,
} from '#machines/scene/display-option.ts';
import { FVT_SECTIONS, uncertaintyRegions } from '#machines/fvt/fvt-tables.ts';
import { OVT_SECTIONS } from '#machines/ovt/ovt-tables.ts';
import { listedKeys, optionsOf } from '#machines/scene/display-sections.ts';
import { SCD_SECTIONS } from '#machines/scd/scd-tables.ts';
import { SOVT_SECTIONS } from '#machines/sovt/sovt-tables.ts';
import { defaultSettings, isOn, isShown, numberOf } from '#machines/scene/display-settings-rules.ts';
import { savedSettingsOf } from '#machines/scene/saved-settings.ts';
import { sliderOfZoom, zoomOfSlider } from '#machines/scene/zoom.ts';
import { SECTIONS, startSettings } from '../fakes/display-settings.ts';

const OPTIONS = {
  ovt: optionsOf(OVT_SECTIONS),
  fvt: optionsOf(FVT_SECTIONS),
  sovt: optionsOf(SOVT_SECTIONS),
  scd: optionsOf(SCD_SECTIONS),
};

test('the display settings have these keys and no others', () => {
  expect(Object.keys(defaultSettings(OPTIONS.ovt)).toSorted()).toEqual([
    'backgroundColor',
    'invertColors',
    'maxSavedPerturbedObjects',
    'maxYearsCalculations',
    'objectsSettings',
    'originDateCalculations',
    'particleSize',
    'synodicOrbitCharts',
    'zoom',
  ]);
});

test('display settings of every tool list each of its options once, in a section or below another', () => {
  for (const sections of Object.values(SECTIONS)) {
    const options = optionsOf(sections);
    const listed = sections.flatMap(listedKeys);
    const below = Object.values(options).flatMap(({ children = [] }) => children);
    expect([...listed, ...below].toSorted()).toEqual(Object.keys(options).toSorted());
  }
  const offered = new Set(Object.values(OPTIONS).flatMap((options) => Object.keys(options)));
  expect([...offered].toSorted()).toEqual(OPTION_KEYS.toSorted());
});

test('display settings begin with names, planet orbits, plane, boxes and light on; grid, axes, deep sky and trails off', () => {
  const { ovt, fvt, sovt } = OPTIONS;
  for (const key of [
    'objectNames',
    'planetsNames',
    'planetsOrbits',
    'horizontalPlane',
    'orbitLegend',
    'objectDetails',
    'lightEffect',
  ] as const) {
    expect(isOn(ovt, key)).toBe(true);
  }
  for (const key of ['horizontalGrid', 'axisGuide', 'dsos'] as const) expect(isOn(ovt, key)).toBe(false);
  expect(ovt.trailDurationYears?.value).toBeUndefined();
  expect(isOn(fvt, 'guidingArrows')).toBe(true);
  expect(isOn(sovt, 'elongationCone')).toBe(false);
  expect(isOn(sovt, 'detectionPolar')).toBe(false);
  expect(numberOf(fvt, 'asteroidsSizeFactor')).toBe(6);
  expect(numberOf(sovt, 'elongationConeAngle')).toBe(0.5);
  expect(opacityOf(numberOf(sovt, 'detectionPolarTransparency'))).toBe(0.85);
});

test('display settings clamp numbers to their bounds', () => {
  const { actor, options } = startSettings('sovt');
  actor.send({ type: 'option.changed', key: 'objectOrbitLineThickness', value: 16 });
  expect(numberOf(options(), 'objectOrbitLineThickness')).toBe(15);
  actor.send({ type: 'option.changed', key: 'objectOrbitLineThickness', value: 0 });
  expect(numberOf(options(), 'objectOrbitLineThickness')).toBe(1);
  actor.send({ type: 'option.changed', key: 'elongationConeAngle', value: 91 });
  expect(numberOf(options(), 'elongationConeAngle')).toBe(90);
  actor.send({ type: 'option.changed', key: 'elongationConeAngle', value: Number.NaN });
  expect(numberOf(options(), 'elongationConeAngle')).toBe(90);
});

test('display settings do not take a value of another type, or an option the tool does not have', () => {
  const { actor, options } = startSettings('ovt');
  const before = options();
  actor.send({ type: 'option.changed', key: 'horizontalPlane', value: 3 });
  actor.send({ type: 'option.changed', key: 'diameter', value: true });
  expect(options()).toEqual(before);
  actor.send({ type: 'option.changed', key: 'guidingArrows', value: true });
  expect(options()).toEqual(before);
  expect(() => numberOf(options(), 'elongationConeAngle')).toThrow(RangeError);
});

test('display settings keep the ends of a range in order and apart', () => {
  const { actor, options } = startSettings('ovt');
  actor.send({ type: 'option.changed', key: 'magnitude', value: [-40, 60] });
  expect(options().magnitude?.value).toEqual([-10, 30]);
  actor.send({ type: 'option.changed', key: 'magnitude', value: [25, 20] });
  expect(options().magnitude?.value).toEqual([25, 26]);
  actor.send({ type: 'option.changed', key: 'magnitude', value: [40, 40] });
  expect(options().magnitude?.value).toEqual([29, 30]);
  const range = options().magnitude;
  if (range?.type !== 'range') throw new Error('the magnitude is a range');
  expect(rangeFields({ ...range, value: [14, 22] })).toEqual({
    lower: { min: -10, max: 21 },
    upper: { min: 15, max: 30 },
  });
});

test('display settings show children while their parent is on', () => {
  const { actor, options } = startSettings('sovt');
  expect(isShown(options(), 'planetsNames')).toBe(true);
  actor.send({ type: 'option.changed', key: 'synodicPlanets', value: false });
  expect(isShown(options(), 'planetsNames')).toBe(false);
  expect(isOn(options(), 'planetsOrbits')).toBe(false);
  expect(isShown(options(), 'orbitRange')).toBe(true);
  actor.send({ type: 'option.changed', key: 'keplerianOrbits', value: false });
  expect(isShown(options(), 'orbitRange')).toBe(false);
});

test('display settings cannot be changed while an option is locked, which also switches it off', () => {
  const { actor, options } = startSettings('sovt');
  actor.send({ type: 'option.changed', key: 'orbitRange', value: true });
  actor.send({ type: 'option.locked', key: 'orbitRange' });
  actor.send({ type: 'option.changed', key: 'orbitRange', value: true });
  expect(isOn(options(), 'orbitRange')).toBe(false);
  actor.send({ type: 'option.freed', key: 'orbitRange' });
  actor.send({ type: 'option.changed', key: 'orbitRange', value: true });
  expect(isOn(options(), 'orbitRange')).toBe(true);
});

test('display settings that were saved replace the present ones, one and all', () => {
  const before = startSettings('ovt');
  before.actor.send({ type: 'option.changed', key: 'horizontalGrid', value: true });
  before.actor.send({ type: 'option.changed', key: 'magnitude', value: [10, 22] });
  before.actor.send({ type: 'option.changed', key: 'trailDurationYears', value: 2.5 });
  before.actor.send({ type: 'color.chosen', key: 'perturbedOrbits', color: 'ff0000' });
  before.actor.send({ type: 'background.chosen', color: '112233' });
  before.actor.send({ type: 'colors.inverted', area: 'scene', isOn: true });
  const saved = savedSettings.parse(
    JSON.parse(JSON.stringify(savedSettingsOf(before.settings(), OPTIONS.ovt))),
  );
  const after = startSettings('ovt');
  after.actor.send({ type: 'option.changed', key: 'orbitLegend', value: false });
  after.actor.send({ type: 'settings.loaded', saved });
  expect(after.settings()).toEqual(before.settings());
});

test('display settings that were saved before these were known are as they are at first', () => {
  const { actor, settings } = startSettings('ovt');
  const first = settings();
  actor.send({ type: 'option.changed', key: 'orbitLegend', value: false });
  actor.send({ type: 'colors.inverted', area: 'all', isOn: true });
  actor.send({ type: 'settings.loaded', saved: undefined });
  expect(settings()).toEqual(first);
});

test('display settings that were saved with invalid values leave these as they are at first', () => {
  const { actor, settings, options } = startSettings('ovt');
  const saved = savedSettingsOf(settings(), options());
  const objectsSettings = {
    asteroidsSizeFactor: { value: 80 },
    horizontalGrid: { value: 3 },
    orbitRange: { value: true },
    lightEffect: { color: '123456' },
    nothing: { value: true },
  };
  actor.send({ type: 'settings.loaded', saved: { ...saved, objectsSettings } });
  expect(numberOf(options(), 'asteroidsSizeFactor')).toBe(8);
  expect({ ...options(), asteroidsSizeFactor: OPTIONS.ovt.asteroidsSizeFactor }).toEqual(OPTIONS.ovt);
});

test('display settings that were saved leave the propagation of all to the objects', () => {
  const { actor, options } = startSettings('ovt');
  const requested: unknown[] = [];
  actor.on('option.requested', ({ value }) => requested.push(value));
  actor.send({ type: 'option.changed', key: 'perturbedOrbitPropagation', value: true });
  expect(requested).toEqual([true]);
  expect(isOn(options(), 'perturbedOrbitPropagation')).toBe(false);
  actor.send({ type: 'option.derived', key: 'perturbedOrbitPropagation', value: true });
  actor.send({ type: 'settings.loaded', saved: undefined });
  expect(isOn(options(), 'perturbedOrbitPropagation')).toBe(true);
});

test('the settings column opens one panel at a time', () => {
  const { actor, settings } = startSettings('sovt');
  actor.send({ type: 'charts.pressed' });
  expect(settings().synodicOrbitCharts).toBe(true);
  actor.send({ type: 'display.pressed' });
  expect(actor.getSnapshot().value).toBe('display');
  expect(settings().synodicOrbitCharts).toBe(false);
  actor.send({ type: 'display.pressed' });
  expect(actor.getSnapshot().value).toBe('closed');
  actor.send({ type: 'display.pressed' });
  actor.send({ type: 'panel.closed' });
  expect(actor.getSnapshot().value).toBe('closed');
});

test('the settings column closes the charts by any other of its buttons, and leaves the display settings open', () => {
  const { actor, settings } = startSettings('sovt');
  actor.send({ type: 'charts.pressed' });
  actor.send({ type: 'other-button.pressed' });
  expect(settings().synodicOrbitCharts).toBe(false);
  actor.send({ type: 'display.pressed' });
  actor.send({ type: 'other-button.pressed' });
  expect(actor.getSnapshot().value).toBe('display');
});

test('the settings column has charts for synodic orbits alone', () => {
  const { actor } = startSettings('ovt');
  expect(actor.getSnapshot().can({ type: 'charts.pressed' })).toBe(false);
});

test('the size of particles is 7, or what the browser stored', () => {
  expect(startSettings('ovt').settings().particleSize).toBe(7);
  expect(startSettings('ovt', 12).settings().particleSize).toBe(12);
  expect(startSettings('ovt', Number.NaN).settings().particleSize).toBe(7);
});

test('the size of particles lies between 1 and 20 and is reported, to be stored', () => {
  const { actor, settings, stored } = startSettings('ovt');
  actor.send({ type: 'particle-size.chosen', size: 30 });
  expect(settings().particleSize).toBe(20);
  actor.send({ type: 'particle-size.chosen', size: 12 });
  expect(stored).toEqual([20, 12]);
});

test('zoom is the square of the slider, from 0.01 to 16', () => {
  expect(zoomOfSlider(1.5)).toBe(2.25);
  expect(zoomOfSlider(9)).toBe(16);
  expect(zoomOfSlider(0)).toBe(0.01);
  expect(sliderOfZoom(2.5)).toBeCloseTo(1.5811, 4);
  const { actor, settings } = startSettings('ovt');
  expect(settings().zoom).toBe(2.5);
  actor.send({ type: 'zoom.chosen', zoom: 20 });
  expect(settings().zoom).toBe(16);
  actor.send({ type: 'zoom.chosen', zoom: 0 });
  expect(settings().zoom).toBe(0.01);
});

test('durations count years of 365.242 days', () => {
  expect(durationYears(0, 365.242 * 86_400_000)).toBe(1);
  expect(durationDays(2)).toBe(730.484);
});

test('durations end within the range of dates', () => {
  const { actor, options } = startSettings('ovt');
  const range = { startMs: Date.parse('2026-03-01'), endMs: Date.parse('2036-03-01') };
  const currentMs = range.startMs + 365.242 * 86_400_000;
  actor.send({ type: 'duration.picked', key: 'trailDurationYears', ms: 0, currentMs, range });
  expect(options().trailDurationYears?.value).toBe(1);
  actor.send({ type: 'option.changed', key: 'trailDurationYears', value: undefined });
  expect(options().trailDurationYears?.value).toBeUndefined();
});

test('uncertainty regions are 240 for a flyby with Julian days, else one for each day of data', () => {
  expect(uncertaintyRegions({ jds: [2_462_240.5] }, 11)).toBe(240);
  expect(uncertaintyRegions({ jds: [] }, 11)).toBe(11);
});

test('uncertainty regions are all shown until the user chooses fewer', () => {
  const { actor, options } = startSettings('fvt');
  actor.send({ type: 'regions.counted', count: 11 });
  expect(options().uncertaintyDensity).toMatchObject({ value: 11, max: 11 });
  actor.send({ type: 'option.changed', key: 'uncertaintyDensity', value: 4 });
  expect(numberOf(options(), 'uncertaintyDensity')).toBe(4);
  actor.send({ type: 'regions.counted', count: 240 });
  expect(options().uncertaintyDensity).toMatchObject({ value: 240, max: 240 });
});

test('several of many choices are stored in the order of the choices', () => {
  const option: DisplayOption = { type: 'multiple', label: 'Groups', value: [], choices: ['a', 'b', 'c'] };
  expect(withValue(option, ['c', 'x', 'a']).value).toEqual(['a', 'c']);
});
