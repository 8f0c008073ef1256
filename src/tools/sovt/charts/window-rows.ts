import type { ObservableSpan } from '#contract/sovt/windows.ts';
import { msOfMjd } from '#machines/kit/modified-julian-date.ts';
import { dayText, momentText } from '#parts/timeline/moment-text.ts';
import type { PlainColumn, PlainRow } from '#ui/table/plain-table.tsx';

export const WINDOW_COLUMNS: readonly PlainColumn[] = [
  { title: 'Observable' },
  { title: 'Days' },
  { title: 'Brightest', unit: 'mag' },
];

export const NIGHT_COLUMNS: readonly PlainColumn[] = [
  { title: 'Night', unit: 'UTC' },
  { title: 'Until' },
  { title: 'V', unit: 'mag' },
  { title: 'Altitude', unit: '°' },
];

/** A span as a row of the list. */
export function windowRow({ start, end, startsBefore, endsAfter, brightest }: ObservableSpan): PlainRow {
  const span = `${startsBefore ? '… ' : ''}${dayText(msOfMjd(start))} – ${dayText(msOfMjd(end))}${endsAfter ? ' …' : ''}`;
  return {
    key: String(start),
    cells: [span, String(Math.max(1, Math.round(end - start))), brightest.apparentMag.toFixed(1)],
  };
}

/** A span within a night of a site as a row of the list. */
export function nightRow({ start, end, brightest }: ObservableSpan): PlainRow {
  return {
    key: String(start),
    cells: [
      momentText(msOfMjd(start)),
      momentText(msOfMjd(end)).slice(-5),
      brightest.apparentMag.toFixed(1),
      brightest.altitude?.toFixed(0) ?? '–',
    ],
  };
}
