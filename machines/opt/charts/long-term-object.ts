import {
  LONG_TERM_PLOTS,
  type ObjectSeries,
  type Operator,
  type PlotKey,
  type PlotSeries,
} from './long-term-plots.ts';
import type { PlotSetting } from './thresholds.ts';

/** One plot of an object: its values, its threshold, and 1 for each timestamp at which it is met, else 0. */
export type LongTermPlot = PlotSetting &
  PlotSeries & { readonly operator: Operator; readonly observable: Uint8Array };

/** The plots of one object, and 1 for each timestamp at which the thresholds of all enabled ones are met, else 0. */
export type LongTermObject = {
  readonly timestamps: readonly number[];
  readonly observableAll: Uint8Array;
  readonly plots: Readonly<Partial<Record<PlotKey, LongTermPlot>>>;
};

/** Compares the plots of an object with their thresholds. Without an enabled plot nothing prevents observing. */
export function longTermObject(
  { timestamps, plots: series }: ObjectSeries,
  settings: Readonly<Partial<Record<PlotKey, PlotSetting>>>,
): LongTermObject {
  const observableAll = new Uint8Array(timestamps.length).fill(1);
  const plots: Partial<Record<PlotKey, LongTermPlot>> = {};
  for (const { key, operator } of LONG_TERM_PLOTS) {
    const [one, setting] = [series[key], settings[key]];
    if (one === undefined || setting === undefined) continue;
    const plot = cachedPlot(one, operator, setting);
    plots[key] = plot;
    if (!setting.enable) continue;
    for (const [index, isObservable] of plot.observable.entries())
      if (isObservable === 0) observableAll[index] = 0;
  }
  return { timestamps, observableAll, plots };
}

const cache = new WeakMap<PlotSeries, LongTermPlot>();

/** A series against its threshold: the very same plot as long as both stay, so that it is not drawn again. */
function cachedPlot(one: PlotSeries, operator: Operator, { enable, value }: PlotSetting): LongTermPlot {
  const known = cache.get(one);
  if (known?.enable === enable && known.value === value) return known;
  const observable = known?.value === value ? known.observable : meets(one.values, operator, value);
  const plot = { ...one, enable, value, operator, observable };
  cache.set(one, plot);
  return plot;
}

/** 1 for each value on the good side of a threshold, else 0; a value that does not exist is on neither. */
export function meets(values: readonly (number | null)[], operator: Operator, threshold: number): Uint8Array {
  const marks = new Uint8Array(values.length);
  const isMet = IS_MET[operator];
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? null;
    if (value !== null && isMet(value, threshold)) marks[index] = 1;
  }
  return marks;
}

const IS_MET: Readonly<Record<Operator, (value: number, threshold: number) => boolean>> = {
  gt: (value, threshold) => value > threshold,
  lt: (value, threshold) => value < threshold,
  equality: (value, threshold) => value === threshold,
};
