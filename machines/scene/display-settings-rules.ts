import { type DisplayOption, type OptionKey, type OptionValue, withValue } from './display-option.ts';
import type { DisplayOptions } from './display-sections.ts';
import { invertedColor } from '../kit/hex-color.ts';
import { EARLIEST_MS } from '../kit/timeline-limits.ts';
import { ZOOM } from './zoom.ts';

/** Parts of the picture whose colours can be inverted. */
export const INVERTED_AREAS = ['scene', 'boxes', 'charts', 'export'] as const;

export type InvertedArea = (typeof INVERTED_AREAS)[number];

/** `all` holds as long as every area is inverted. */
export type InvertColors = Readonly<Record<InvertedArea | 'all', boolean>>;

/** Size of the markers of the swarm, CSS px. */
export const PARTICLE_SIZE = { min: 1, max: 20, step: 1, initial: 7 } as const;

/** Background of the scene at first, and of an exported picture that shows the Milky Way. */
const BACKGROUND = '000000';
const MILKY_WAY_BACKGROUND = '0a111b';

/** The user's settings of the picture. Colours are six hexadecimal digits. */
export type DisplaySettings = {
  readonly backgroundColor: string;
  readonly particleSize: number;
  readonly synodicOrbitCharts: boolean;
  readonly invertColors: InvertColors;
  readonly zoom: number;
  /** Perturbed orbits that are cached at most; the oldest goes first. */
  readonly maxSavedPerturbedObjects: number;
  /** Earliest date of calculations, UTC milliseconds, and the years they may span. */
  readonly originDateCalculations: number;
  readonly maxYearsCalculations: number;
  readonly objectsSettings: DisplayOptions;
};

/** Perturbed orbits that are cached at once; no control changes it. */
export const MOST_PERTURBED = 10;

/** The settings a tool begins with. @param particleSize as the browser stored it, if it did. */
export function defaultSettings(
  options: DisplayOptions,
  particleSize: number = PARTICLE_SIZE.initial,
): DisplaySettings {
  return {
    backgroundColor: BACKGROUND,
    particleSize: clampedParticleSize(particleSize),
    synodicOrbitCharts: false,
    invertColors: invertedEverywhere(false),
    zoom: ZOOM.initial,
    maxSavedPerturbedObjects: MOST_PERTURBED,
    originDateCalculations: EARLIEST_MS,
    maxYearsCalculations: 100,
    objectsSettings: options,
  };
}

/** A marker size within its range; the initial one where the number is not finite. */
export function clampedParticleSize(size: number): number {
  if (!Number.isFinite(size)) return PARTICLE_SIZE.initial;
  return Math.min(Math.max(Math.round(size), PARTICLE_SIZE.min), PARTICLE_SIZE.max);
}

/** The options with another value of one; nothing changes for one that is disabled or that the tool lacks. */
export function withOption(options: DisplayOptions, key: OptionKey, value: OptionValue): DisplayOptions {
  return withOptionChanged(options, key, (option) =>
    option.disabled === true ? option : withValue(option, value),
  );
}

/** The options after a colour was chosen for one that has a colour. @param color six hexadecimal digits. */
export function withColor(options: DisplayOptions, key: OptionKey, color: string): DisplayOptions {
  return withOptionChanged(options, key, (option) =>
    option.color === undefined ? option : { ...option, color },
  );
}

/** The options with a checkbox switched off and disabled, or enabled again. */
export function withLock(options: DisplayOptions, key: OptionKey, disabled: boolean): DisplayOptions {
  return withOptionChanged(options, key, (option) => ({
    ...(disabled ? withValue(option, false) : option),
    disabled,
  }));
}

/** The options with the number of a flyby's uncertainty regions, all of them shown. @param count at least 1. */
export function withRegions(options: DisplayOptions, count: number): DisplayOptions {
  return withOptionChanged(options, 'uncertaintyDensity', (option) =>
    option.type === 'slider' ? withValue({ ...option, max: count }, count) : option,
  );
}

/** The areas after one was inverted, or all of them. */
export function withInverted(present: InvertColors, area: InvertedArea | 'all', isOn: boolean): InvertColors {
  if (area === 'all') return invertedEverywhere(isOn);
  const areas = { ...present, [area]: isOn };
  return { ...areas, all: INVERTED_AREAS.every((each) => areas[each]) };
}

/** Whether an option is on: false also for one the tool does not have, or whose parent is off. */
export function isOn(options: DisplayOptions, key: OptionKey): boolean {
  return options[key]?.value === true && isShown(options, key);
}

/** Whether an option shows in the panel: its parent, if it has one, is on. */
export function isShown(options: DisplayOptions, key: OptionKey): boolean {
  const parent = options[key]?.parent;
  return parent === undefined || options[parent]?.value === true;
}

/** Value of a number or slider. @throws {RangeError} for an option of another type, or that the tool does not have. */
export function numberOf(options: DisplayOptions, key: OptionKey): number {
  const option = options[key];
  if (option?.type === 'slider' || option?.type === 'number') return option.value;
  throw new RangeError(`the option ${key} has no number`);
}

/** What is chosen of several. @throws {RangeError} for an option of another type, or that the tool does not have. */
export function choiceOf(options: DisplayOptions, key: OptionKey): string {
  const option = options[key];
  if (option?.type === 'choice') return option.value;
  throw new RangeError(`the option ${key} has no choice`);
}

/** A colour as an area shows it: inverted while the area is. */
export function shownColor({ invertColors }: DisplaySettings, area: InvertedArea, color: string): string {
  return invertColors[area] ? invertedColor(color) : color;
}

/** The settings by which a scene is painted again for an exported picture, in the colours of that picture. */
export function exportedSettings(settings: DisplaySettings): DisplaySettings {
  const { invertColors } = settings;
  return { ...settings, invertColors: withInverted(invertColors, 'scene', invertColors.export) };
}

/** Whether an exported picture is the negative of the scene as it is shown. */
export function isExportNegative({ invertColors }: DisplaySettings): boolean {
  return invertColors.export !== invertColors.scene;
}

/** Background of an exported picture, inverted when the export is. */
export function exportBackground(settings: DisplaySettings): string {
  const { backgroundColor, objectsSettings } = settings;
  const plain = isOn(objectsSettings, 'milkyWayBackground') ? MILKY_WAY_BACKGROUND : backgroundColor;
  return shownColor(settings, 'export', plain);
}

function withOptionChanged(
  options: DisplayOptions,
  key: OptionKey,
  change: (option: DisplayOption) => DisplayOption,
): DisplayOptions {
  const option = options[key];
  return option === undefined ? options : { ...options, [key]: change(option) };
}

function invertedEverywhere(isInverted: boolean): InvertColors {
  return { all: isInverted, scene: isInverted, boxes: isInverted, charts: isInverted, export: isInverted };
}
