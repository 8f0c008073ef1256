import { memo } from 'react';
import { LONG_TERM_PLOTS, type ObjectSeries } from '#machines/opt/charts/long-term-plots.ts';
import { calendarText } from '#parts/quantities/cell-text.ts';
import { Slider } from '#ui/fields/slider.tsx';
import { quantityText } from './quantity-text.ts';

type Props = {
  readonly series: ObjectSeries;
  /** Index of the timestamp at the cursor. */
  readonly cursor: number | undefined;
  readonly onMove: (index: number) => void;
};

/** Moves the cursor line without a pointer, and reads every curve out. */
export const TimeCursor = memo(function TimeCursor({ series, cursor, onMove }: Props) {
  const last = series.timestamps.length - 1;
  return (
    <Slider
      label="Cursor"
      isLabelHidden
      isValueHidden
      value={cursor ?? 0}
      min={0}
      max={Math.max(1, last)}
      step={1}
      onChange={onMove}
      valueText={(index) => cursorText(series, index)}
      isDisabled={last < 1}
    />
  );
});

/** The moment of a timestamp and every value there. */
function cursorText({ timestamps, plots }: ObjectSeries, index: number): string {
  const values = LONG_TERM_PLOTS.flatMap(({ key, title }) => {
    const plot = plots[key];
    const value = plot?.values[index] ?? null;
    return plot === undefined || value === null ? [] : [`${title} ${quantityText(key, value, plot.units)}`];
  });
  const moment = timestamps[index];
  return [...(moment === undefined ? [] : [`${calendarText(moment)} UTC`]), ...values].join(', ');
}
