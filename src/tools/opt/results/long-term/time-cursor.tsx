import type { LongTermObject } from '#machines/opt/long-term-object.ts';
import { LONG_TERM_PLOTS } from '#machines/opt/long-term-plots.ts';
import { calendarText } from '#parts/quantities/cell-text.ts';
import { Slider } from '#ui/slider.tsx';
import { quantityText } from './quantity-text.ts';

type Props = {
  readonly object: LongTermObject;
  /** Index of the timestamp at the cursor. */
  readonly cursor: number | undefined;
  readonly onMove: (index: number) => void;
};

/** Moves the cursor line without a pointer, and reads every curve out. */
export function TimeCursor({ object, cursor, onMove }: Props) {
  const last = object.timestamps.length - 1;
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
      valueText={(index) => cursorText(object, index)}
      isDisabled={last < 1}
    />
  );
}

/** The moment of a timestamp and every value there. */
function cursorText({ timestamps, plots }: LongTermObject, index: number): string {
  const values = LONG_TERM_PLOTS.flatMap(({ key, title }) => {
    const plot = plots[key];
    const value = plot?.values[index] ?? null;
    return plot === undefined || value === null ? [] : [`${title} ${quantityText(key, value, plot.units)}`];
  });
  return [`${calendarText(timestamps[index] ?? 0)} UTC`, ...values].join(', ');
}
