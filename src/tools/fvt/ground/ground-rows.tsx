import { AU_KM, DEGREE } from '#engine/constants.ts';
import { ABSENT, fixedText, knownText, numberText } from '#parts/quantities/number-text.ts';
import type { DataColumn } from '#ui/table/data-column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { flybyMoment } from '../flyby-date.ts';
import { type GroundView, paceText, pointText, seenFrom, type Seen } from './ground-facts.ts';
import type { OverGround, TrackPoint } from './over-ground.ts';

export type GroundRowsProps = {
  ground: OverGround;
  /** The site from which it is seen. */
  view: GroundView | undefined;
  /** The simulated minute, UTC milliseconds, whose row is in sight. */
  minute: number;
};

/** A flyby over the ground minute by minute. */
export function GroundRows({ ground, view, minute }: GroundRowsProps) {
  const { track } = ground;
  const row = track.findIndex(({ ms }) => ms === minute);
  const shown = row < 0 ? undefined : row;
  return (
    <div className="ground-rows">
      <DataTable
        label="By the minute"
        columns={view === undefined ? PLACE_COLUMNS : [...PLACE_COLUMNS, ...siteColumns(ground, view)]}
        entries={track.map((point, index) => ({
          key: String(point.ms),
          row: point,
          isSelected: index === shown,
        }))}
        empty={null}
        shownRow={shown}
      />
    </div>
  );
}

const PLACE_COLUMNS: readonly DataColumn<TrackPoint>[] = [
  {
    key: 'date',
    title: 'Date',
    unit: 'UTC',
    width: 136,
    isSticky: true,
    isRowHeader: true,
    cell: ({ ms }) => flybyMoment(ms),
  },
  { key: 'below', title: 'Directly below', width: 148, align: 'end', cell: pointText },
  {
    key: 'height',
    title: 'Height',
    unit: 'km',
    width: 92,
    align: 'end',
    cell: ({ heightAu }) => numberText(heightAu * AU_KM, 0),
  },
];

/** What a site sees in each minute; worked out for the rows in sight. */
function siteColumns(ground: OverGround, view: GroundView): readonly DataColumn<TrackPoint>[] {
  const column = (
    key: string,
    title: string,
    width: number,
    text: (seen: Seen) => string,
    unit?: string,
  ) => ({
    key,
    title,
    width,
    align: 'end' as const,
    ...(unit === undefined ? {} : { unit }),
    cell: ({ ms }: TrackPoint) => {
      const seen = seenFrom(ground, view, ms);
      return seen === undefined ? ABSENT : text(seen);
    },
  });
  return [
    column('altitude', 'Altitude', 72, ({ object }) => fixedText(object.altitude / DEGREE, 1), '°'),
    column('azimuth', 'Azimuth', 72, ({ object }) => fixedText(object.azimuth / DEGREE, 1), '°'),
    column('magnitude', 'V', 56, ({ magnitude }) => knownText(magnitude, 1), 'mag'),
    column('pace', 'Moves', 116, ({ pace }) => paceText(pace)),
    column('sun', 'Sun', 64, ({ sunAltitude }) => fixedText(sunAltitude / DEGREE, 1), '°'),
  ];
}
