import { expect, test } from 'vitest';
import {
  exportBackground,
  exportedSettings,
  isExportNegative,
  shownColor,
} from '#machines/scene/display-settings-rules.ts';
import { colorChannels, invertedColor } from '#machines/kit/hex-color.ts';
import { startSettings } from '../fakes/display-settings.ts';

test('colours are chosen for the background, and for options that have one', () => {
  const { actor, settings, options } = startSettings('ovt');
  expect(settings().backgroundColor).toBe('000000');
  actor.send({ type: 'background.chosen', color: '102030' });
  expect(settings().backgroundColor).toBe('102030');
  actor.send({ type: 'color.chosen', key: 'keplerianOrbits', color: 'ff8800' });
  expect(options().keplerianOrbits?.color).toBe('ff8800');
  actor.send({ type: 'color.chosen', key: 'horizontalPlane', color: 'ff8800' });
  expect(options().horizontalPlane?.color).toBeUndefined();
});

test('colours are inverted to their opposites', () => {
  expect(invertedColor('000000')).toBe('ffffff');
  expect(invertedColor('ffffff')).toBe('000000');
  expect(invertedColor('f0b45a')).toBe('0f4ba5');
  expect(colorChannels('ff0033')).toEqual([1, 0, 0.2]);
});

test('colours are inverted everywhere, or in one area without the others', () => {
  const { actor, settings } = startSettings('ovt');
  actor.send({ type: 'colors.inverted', area: 'all', isOn: true });
  expect(settings().invertColors).toEqual({
    all: true,
    scene: true,
    boxes: true,
    charts: true,
    export: true,
  });
  actor.send({ type: 'colors.inverted', area: 'export', isOn: false });
  expect(settings().invertColors).toEqual({
    all: false,
    scene: true,
    boxes: true,
    charts: true,
    export: false,
  });
  expect(shownColor(settings(), 'scene', '000000')).toBe('ffffff');
  expect(shownColor(settings(), 'export', '000000')).toBe('000000');
});

test('colours behind an exported picture are those of the background, or of the Milky Way', () => {
  const { actor, settings } = startSettings('ovt');
  actor.send({ type: 'background.chosen', color: '102030' });
  expect(exportBackground(settings())).toBe('102030');
  actor.send({ type: 'option.changed', key: 'milkyWayBackground', value: true });
  expect(exportBackground(settings())).toBe('0a111b');
  actor.send({ type: 'colors.inverted', area: 'export', isOn: true });
  expect(exportBackground(settings())).toBe('f5eee4');
});

test('colours of an exported picture are its own all through, where the scene is not inverted with it', () => {
  const { actor, settings } = startSettings('ovt');
  expect(isExportNegative(settings())).toBe(false);
  actor.send({ type: 'colors.inverted', area: 'export', isOn: true });
  expect(isExportNegative(settings())).toBe(true);
  expect(shownColor(exportedSettings(settings()), 'scene', '102030')).toBe('efdfcf');
  expect(isExportNegative(exportedSettings(settings()))).toBe(false);
  actor.send({ type: 'colors.inverted', area: 'all', isOn: true });
  expect(isExportNegative(settings())).toBe(false);
  actor.send({ type: 'colors.inverted', area: 'export', isOn: false });
  expect(isExportNegative(settings())).toBe(true);
  expect(shownColor(exportedSettings(settings()), 'scene', '102030')).toBe('102030');
});
