import type { ReactNode } from 'react';
import type { PlaceDeg } from '#engine/observe/dark-hours.ts';
import { nightAt, solarZone } from '#machines/opt/tonight/night-window.ts';
import type { TableEntry } from '#ui/table/data-column.ts';
import { bestNight } from '../best-night.ts';
import { NightHeading, NightSummary } from '../night-summary.tsx';
import type { SiteNights } from '../site-nights.ts';
import { type EphemerisColumnsInput, ObjectTwist } from './ephemeris-columns.tsx';
import { dateOf, type EphemerisRow } from './ephemeris-rows.ts';

type Group = {
  /** All rows of an object, and those that are shown. */
  readonly calculated: readonly EphemerisRow[];
  readonly visible: readonly EphemerisRow[];
};

type Heads = Pick<EphemerisColumnsInput, 'unfolded' | 'onToggle'> & {
  /** Nights of the time frame. */
  readonly nights: SiteNights;
  /** Zone of the times; UTC without one. */
  readonly zone: string | undefined;
};

/** The rows of an object below a head that names it, and those of each night below one of the night, while all are shown. */
export function headedEntries(
  { calculated, visible }: Group,
  { unfolded, onToggle, nights, zone }: Heads,
): readonly TableEntry<EphemerisRow>[] {
  const [first] = visible;
  if (first === undefined) return [];
  const { message, object } = first;
  const isOneOfMany = nights.start !== nights.end;
  const head = headOf(
    first,
    'head',
    <span className="ephemeris-object-head">
      <ObjectTwist row={first} {...{ unfolded, onToggle }} />
      {message === undefined ? (
        <NightSummary
          row={first}
          night={bestNight(calculated, nights)}
          clock={nights}
          {...{ isOneOfMany, zone }}
        />
      ) : (
        <span className="ephemeris-message">{message}</span>
      )}
    </span>,
  );
  if (message !== undefined) return [head];
  if (!unfolded.has(object.designator)) return [head, entryOf(first)];
  const all = rowsByNight(calculated, nights.site);
  return [
    head,
    ...[...rowsByNight(visible, nights.site)].flatMap(([night, rows]) => {
      const best = bestNight(all.get(night) ?? rows, { ...nights, start: night, end: night });
      const heading = <NightHeading {...{ night, best, zone }} clock={nights} rows={rows.length} />;
      return [headOf(first, night, heading), ...rows.map(entryOf)];
    }),
  ];
}

/** Rows by the evenings of their nights. */
function rowsByNight(rows: readonly EphemerisRow[], site: PlaceDeg): ReadonlyMap<string, EphemerisRow[]> {
  const zone = solarZone(site);
  const byNight = new Map<string, EphemerisRow[]>();
  for (const row of rows) {
    const night = nightAt(dateOf(row), zone);
    const rowsOfNight = byNight.get(night);
    if (rowsOfNight === undefined) byNight.set(night, [row]);
    else rowsOfNight.push(row);
  }
  return byNight;
}

/** A row that says what those below it are about. */
function headOf(row: EphemerisRow, name: string, text: ReactNode): TableEntry<EphemerisRow> {
  return { key: `${row.object.designator} ${name}`, row, isGroup: true, message: { from: 0, text } };
}

function entryOf(row: EphemerisRow): TableEntry<EphemerisRow> {
  return { key: row.key, row, isMuted: !row.isUp };
}
