import { chartDataOf } from '#client/sovt/chart-data.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { msOfMjd } from '#machines/kit/julian-date.ts';
import { isoDayOf } from '#parts/timeline/moment-text.ts';
import type { ActivePath } from '../details/active-object.ts';

/** A day of the charts: its date, days since the first one, distance (au), phase (degrees) and V magnitude. */
export type ChartRow = readonly [
  date: string,
  days: string,
  distance: string,
  phase: string,
  magnitude: string,
];

/** The numbers of the charts, a row for each day; magnitudes as they are. */
export function chartRows({ file }: Pick<ActivePath, 'file'>): readonly ChartRow[] {
  const { epochs, earthDistance, phaseAngle, apparentMagOriginalValues } = chartDataOf(file);
  return epochs.map((epoch, row) => [
    isoDayOf(msOfMjd(epoch)),
    String(row * file.step),
    numberAt(earthDistance, row).toFixed(2),
    numberAt(phaseAngle, row).toFixed(2),
    apparentMagOriginalValues[row]?.toFixed(2) ?? '–',
  ]);
}
