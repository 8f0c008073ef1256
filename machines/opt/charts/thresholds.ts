import {
  LONG_TERM_PLOTS,
  type ObjectSeries,
  type PlotKey,
  plotDecimals,
  type PlotSeries,
} from './long-term-plots.ts';

/** The middle between the extremes of a quantity, which differs from object to object. */
const MIDPOINT = 'midpoint';

/** The user's settings of one plot; a missing one is that of all objects, or else the initial one. */
export type PlotChoice = {
  readonly enable?: boolean | undefined;
  readonly value?: number | typeof MIDPOINT | undefined;
};

export type PlotChoices = Readonly<Partial<Record<PlotKey, PlotChoice>>>;

/** The settings for all objects, and those for single ones by their designators. */
export type Thresholds = {
  readonly common: PlotChoices;
  readonly own: Readonly<Record<string, PlotChoices>>;
};

export const NO_THRESHOLDS: Thresholds = { common: {}, own: {} };

/** Whether a plot counts, and the threshold of its values. */
export type PlotSetting = { readonly enable: boolean; readonly value: number };

/** A slider has ten times the value, so that a step of 1 is a tenth. */
const SLIDER_SCALE = 10;

/** Whether a plot of an object counts; at the start every plot does. */
export function isEnabled({ common, own }: Thresholds, designator: string, key: PlotKey): boolean {
  return own[designator]?.[key]?.enable ?? common[key]?.enable ?? true;
}

/** Whether a plot of an object counts and its threshold: at the start, and when reset, the middle of its values. */
export function settingOf(
  thresholds: Thresholds,
  designator: string,
  key: PlotKey,
  series: Pick<PlotSeries, 'min' | 'max'>,
): PlotSetting {
  const chosen = thresholds.own[designator]?.[key]?.value ?? thresholds.common[key]?.value ?? MIDPOINT;
  return {
    enable: isEnabled(thresholds, designator, key),
    value: chosen === MIDPOINT ? midpoint(key, series) : chosen,
  };
}

/**
 * Middle of the extremes, rounded to the decimals of the quantity; to as many more as it takes to stay between them, where they are
 * so near to each other that rounding would leave all values on one side.
 */
export function midpoint(key: PlotKey, { min, max }: Pick<PlotSeries, 'min' | 'max'>): number {
  const middle = (min + max) / 2;
  for (let decimals = plotDecimals(key); decimals <= MOST_DECIMALS; decimals++) {
    const rounded = Number(middle.toFixed(decimals));
    if (min < rounded && rounded < max) return rounded;
  }
  return middle;
}

/** Decimals after which a middle is not rounded. */
const MOST_DECIMALS = 9;

/** Ends and step of the slider of a threshold, and its value, all as the slider has them: ten times the real ones. */
export type SliderRange = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
};

/**
 * The slider of a threshold: from the lowest to the highest value, widened to whole steps and to a threshold that was set
 * for all objects and lies outside. A step is 0.1 of the quantity, of the motion 0.001.
 */
export function sliderRange(
  key: PlotKey,
  { min, max }: Pick<PlotSeries, 'min' | 'max'>,
  value: number,
): SliderRange {
  const perUnit = 10 ** plotDecimals(key);
  const scaled = (real: number) => Number((real * SLIDER_SCALE).toFixed(plotDecimals(key)));
  return {
    min: scaled(Math.min(Math.floor(min * perUnit) / perUnit, value)),
    max: scaled(Math.max(Math.ceil(max * perUnit) / perUnit, value)),
    step: SLIDER_SCALE / perUnit,
    value: scaled(value),
  };
}

/** The threshold that a slider shows. */
export function sliderValue(key: PlotKey, scaled: number): number {
  return Number((scaled / SLIDER_SCALE).toFixed(plotDecimals(key)));
}

/** Thresholds with a choice for one plot of one object. */
export function withChoice(
  thresholds: Thresholds,
  designator: string,
  key: PlotKey,
  choice: PlotChoice,
): Thresholds {
  const choices = thresholds.own[designator] ?? {};
  const own = { ...thresholds.own, [designator]: { ...choices, [key]: { ...choices[key], ...choice } } };
  return { ...thresholds, own };
}

/** Thresholds with every value of one object at its middle. */
export function withMidpoints(thresholds: Thresholds, designator: string): Thresholds {
  return LONG_TERM_PLOTS.reduce(
    (all, { key }) => withChoice(all, designator, key, { value: MIDPOINT }),
    thresholds,
  );
}

/** Saved thresholds, of which those of the galactic latitude may have been signed: they become distances from its plane. */
export function thresholdsFrom({ common, own }: Thresholds): Thresholds {
  return {
    common: withoutSign(common),
    own: Object.fromEntries(
      Object.entries(own).map(([designator, choices]) => [designator, withoutSign(choices)]),
    ),
  };
}

function withoutSign(choices: PlotChoices): PlotChoices {
  const latitude = choices.AST_GLAT;
  if (typeof latitude?.value !== 'number') return choices;
  return { ...choices, AST_GLAT: { ...latitude, value: Math.abs(latitude.value) } };
}

/** The settings of every plot that an object has. */
export function settingsOf(
  thresholds: Thresholds,
  designator: string,
  { plots }: ObjectSeries,
): Readonly<Partial<Record<PlotKey, PlotSetting>>> {
  const settings: Partial<Record<PlotKey, PlotSetting>> = {};
  for (const { key } of LONG_TERM_PLOTS) {
    const series = plots[key];
    if (series !== undefined) settings[key] = settingOf(thresholds, designator, key, series);
  }
  return settings;
}
