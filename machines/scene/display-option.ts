import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';

/** Keys of the options of all tools with pictures, as the specification names those that it knows; saved settings use them too. */
export const OPTION_KEYS = [
  'horizontalPlane',
  'horizontalGrid',
  'axisGuide',
  'milkyWayBackground',
  'dsos',
  'lightEffect',
  'sun',
  'moon',
  'satellites',
  'sunOrbit',
  'moonOrbit',
  'asteroidOrbit',
  'planetsNames',
  'planetsOrbits',
  'earthName',
  'earthOrbit',
  'synodicEarthOrbit',
  'synodicPlanets',
  'earthOnScale',
  'geostationaryOrbit',
  'guidingArrows',
  'closestApproachPoint',
  'groundTrack',
  'keplerianOrbits',
  'perturbedOrbits',
  'perturbedOrbitPropagation',
  'orbitRange',
  'trailDurationYears',
  'leadDurationYears',
  'planetOrbitLineThickness',
  'objectOrbitLineThickness',
  'objectNames',
  'objectNamesSize',
  'asteroidsSizeFactor',
  'diameter',
  'magnitude',
  'uncertaintyRegion',
  'uncertaintyDensity',
  'uncertaintyFactor',
  'detectionPolar',
  'detectionPolarProperties',
  'detectionPolarTransparency',
  'elongationCone',
  'elongationConeAngle',
  'elongationConeTransparency',
  'limitingMagnitudeLegend',
  'orbitLegend',
  'objectDetails',
  'arrowLegend',
  'caption',
  'landscape',
  'atmosphere',
  'compass',
  'crosshair',
  'zenithUp',
  'horizonLine',
  'equatorialGrid',
  'eclipticGrid',
  'eclipticLine',
  'galacticEquator',
  'constellations',
  'constellationRegions',
  'constellationNames',
  'constellationNamesSize',
  'starNames',
  'starNamesSize',
  'starMagnitudes',
  'planetsNamesSize',
  'dsosNames',
  'dsosNamesSize',
  'planets',
  'trajectories',
  'trailSymbol',
  'trailColor',
  'trailSize',
  'moonAndStarlight',
  'telescopeParameters',
] as const;

export type OptionKey = (typeof OPTION_KEYS)[number];

type Common = {
  readonly label: string;
  readonly tooltip?: string;
  /** Shown only while this checkbox is on. */
  readonly parent?: OptionKey;
  /** Shown indented below it. */
  readonly children?: readonly OptionKey[];
  /** Cannot be changed now. */
  readonly disabled?: boolean;
  /** It mirrors a fact of another machine: choosing a value requests a change there, and only that change sets it. */
  readonly isDerived?: true;
  /** Six hexadecimal digits. */
  readonly color?: string;
};

/** Where a number lies, and by how much it is changed. */
export type Bounds = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly units?: string;
};

/** One option of the display settings; its type says how it is shown and what its value is. */
export type DisplayOption = Common &
  (
    | { readonly type: 'checkbox'; readonly value: boolean }
    | ({ readonly type: 'number' | 'slider'; readonly value: number } & Bounds)
    | ({ readonly type: 'range'; readonly value: readonly [lower: number, upper: number] } & Bounds)
    /** Typed as a date, stored as the years from there to the present date; undefined has no limit. */
    | ({ readonly type: 'date'; readonly value: number | undefined } & Bounds)
    /** A heading, or a colour alone. */
    | { readonly type: 'label'; readonly value: string }
    /** One of several choices. */
    | { readonly type: 'choice'; readonly value: string; readonly choices: readonly string[] }
    /** Some of several choices. */
    | { readonly type: 'multiple'; readonly value: readonly string[]; readonly choices: readonly string[] }
  );

export type OptionValue = DisplayOption['value'];

/** Length of the year in which durations are counted, days. */
const DAYS_PER_YEAR = 365.242;

/** An option with another value, within its bounds; a value of another type leaves it as it is. */
export function withValue(option: DisplayOption, value: OptionValue): DisplayOption {
  switch (option.type) {
    case 'checkbox':
      return typeof value === 'boolean' ? { ...option, value } : option;
    case 'number':
    case 'slider':
      return isNumber(value) ? { ...option, value: clamp(value, option) } : option;
    case 'range':
      return isPair(value) ? { ...option, value: orderedPair(value, option) } : option;
    case 'date':
      if (value === undefined) return { ...option, value };
      return isNumber(value) ? { ...option, value: clamp(value, option) } : option;
    case 'multiple':
      return Array.isArray(value)
        ? { ...option, value: option.choices.filter((choice) => value.some((chosen) => chosen === choice)) }
        : option;
    case 'choice':
      return option.choices.some((choice) => choice === value) ? { ...option, value: String(value) } : option;
    case 'label':
      return option;
  }
}

/** What the two fields of a range accept: each stays one away from the other. */
export function rangeFields({ value: [lower, upper], min, max }: Extract<DisplayOption, { type: 'range' }>) {
  return { lower: { min, max: upper - 1 }, upper: { min: lower + 1, max } };
}

/** Years between two dates, UTC milliseconds, in either order. */
export function durationYears(oneMs: number, otherMs: number): number {
  return Math.abs(otherMs - oneMs) / MILLISECONDS_PER_DAY / DAYS_PER_YEAR;
}

/** Days of a duration in years. */
export function durationDays(years: number): number {
  return years * DAYS_PER_YEAR;
}

/** How opaque a surface is drawn for the transparency that is set for it. @param transparency 0 to 1. */
export function opacityOf(transparency: number): number {
  return 1 - transparency;
}

function clamp(value: number, { min, max }: Bounds): number {
  return Math.min(Math.max(value, min), max);
}

/** A pair within its bounds; an upper end that is not above the lower one is moved above it. */
function orderedPair([lower, upper]: readonly [number, number], bounds: Bounds): readonly [number, number] {
  const low = clamp(lower, { ...bounds, max: bounds.max - 1 });
  return [low, clamp(upper, { ...bounds, min: low + 1 })];
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isPair(value: OptionValue): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every(isNumber);
}
