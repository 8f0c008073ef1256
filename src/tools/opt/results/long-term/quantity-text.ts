import { type PlotKey, plotDecimals } from '#machines/opt/charts/long-term-plots.ts';
import { fixedText } from '#parts/quantities/number-text.ts';

/** A value of a plot with its unit: `122.3 deg`. */
export function quantityText(key: PlotKey, value: number, units: string): string {
  return `${fixedText(value, plotDecimals(key))} ${units}`;
}

/** Decimals beyond those of its quantity that a threshold is written with at most. */
const MORE_DECIMALS = 3;

/** A threshold with its unit, with more decimals where it has them: among values that differ little, `13.24 mag`. */
export function thresholdText(key: PlotKey, value: number, units: string): string {
  const decimals = plotDecimals(key);
  const valueDecimals = String(value).split('.')[1]?.length ?? 0;
  return `${fixedText(value, Math.min(Math.max(valueDecimals, decimals), decimals + MORE_DECIMALS))} ${units}`;
}
