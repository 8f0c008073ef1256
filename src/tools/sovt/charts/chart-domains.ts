import { FAINTEST_CHARTED, type ChartData } from '#client/sovt/chart-data.ts';

/** One of the charts. */
export type ChartKind = 'earthDistance' | 'phaseAngle' | 'apparentMag';

/** Title and unit of each chart, in the order on the page. */
export const CHARTS: readonly {
  readonly kind: ChartKind;
  readonly title: string;
  readonly unit: string;
}[] = [
  { kind: 'earthDistance', title: 'Distance to Earth', unit: 'au' },
  { kind: 'phaseAngle', title: 'Phase angle', unit: 'deg' },
  { kind: 'apparentMag', title: 'Visual magnitude', unit: 'mag' },
];

/** Lowest and highest value of a chart; bright magnitudes are at the top. */
export type Domain = { readonly min: number; readonly max: number };

/**
 * The range of the axis of a chart. That of magnitudes includes the limit, and ends at 32 at the latest.
 *
 * @param limit V magnitude.
 */
export function domainOf(data: ChartData, kind: ChartKind, limit: number): Domain {
  if (kind !== 'apparentMag') return { min: 0, max: rounded(Math.max(...data[kind], 0.01), kind) };
  const magnitudes = [...data.apparentMag, limit];
  return {
    min: Math.floor(least(magnitudes)),
    max: Math.min(FAINTEST_CHARTED, Math.ceil(greatest(magnitudes))),
  };
}

/** Rounds up to the next tenth of an au, or the next ten degrees. */
function rounded(value: number, kind: 'earthDistance' | 'phaseAngle'): number {
  return kind === 'phaseAngle' ? Math.ceil(value / 10) * 10 : Math.ceil(value * 10) / 10;
}

function least(values: readonly number[]): number {
  return values.reduce((low, value) => Math.min(low, value), Infinity);
}

function greatest(values: readonly number[]): number {
  return values.reduce((high, value) => Math.max(high, value), -Infinity);
}
