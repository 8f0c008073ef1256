import { type PlotKey, plotDecimals } from '#machines/opt/charts/long-term-plots.ts';
import { fixedText } from '#parts/quantities/number-text.ts';

/** A value of a plot with its unit: `122.3 deg`. */
export function quantityText(key: PlotKey, value: number, units: string): string {
  return `${fixedText(value, plotDecimals(key))} ${units}`;
}
