import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { isUnseen, moonlightGrade, type Trace, type TracePoint } from '#contract/scd/trace-points.ts';
import { shownRow } from '#machines/scd/opening.ts';
import { Glossed, Term } from '#parts/glossary/term.tsx';
import { declinationText, rightAscensionText } from '#parts/quantities/angle-text.ts';
import { knownText } from '#parts/quantities/number-text.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { DataColumn } from '#ui/table/data-column.ts';
import { moonMark, pointDateText, starMark, UNMOVED_STAR } from '../point-marks.ts';
import { bindRowKeys } from '../row-keys.ts';
import type { ScdSession } from '../scd-session.ts';

type Props = { readonly session: ScdSession; readonly trace: Trace; readonly title: string };

type Row = { readonly point: TracePoint; readonly index: number; readonly star: string | undefined };

/** The points of an object: a press on one, or the arrow keys, make it that of the trace date. */
export function PointsTable({ session, trace, title }: Props) {
  const { chart } = session.workflows;
  const { points } = trace;
  const row = useSelector(chart, ({ context }) => shownRow(context, points));
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys(frame, (by) => chart.send({ type: 'row.moved', by, count: points.length, from: row }));
  const choose = (index: number) => chart.send({ type: 'row.chosen', row: index });
  return (
    <div ref={frame} className="sky-points">
      <DataTable<Row>
        label={`Points of ${title}`}
        columns={columns(row, choose)}
        entries={points.map((point, index) => ({
          key: String(index),
          row: { point, index, star: starMark(trace, index) },
          isSelected: index === row,
          isMuted: isUnseen(point),
        }))}
        shownRow={row}
        isOneStop
        empty="There are no points in this time frame."
      />
    </div>
  );
}

function useRowKeys(frame: RefObject<HTMLElement | null>, onMove: (by: 1 | -1) => void): void {
  useEffect(() => (frame.current === null ? undefined : bindRowKeys(frame.current, onMove)));
}

function columns(shown: number, choose: (index: number) => void): readonly DataColumn<Row>[] {
  return [
    {
      key: 'date',
      title: 'Date',
      unit: 'UTC',
      width: 144,
      isSticky: true,
      isRowHeader: true,
      isOneLine: true,
      cell: ({ point, index }) => (
        <Button className="sky-point" aria-pressed={index === shown} onPress={() => choose(index)}>
          {pointDateText(point.julianDate)}
        </Button>
      ),
    },
    {
      key: 'ra',
      title: <Term name="right-ascension">RA</Term>,
      unit: 'h m s',
      width: 95,
      cell: ({ point }) => rightAscensionText(point.raDeg),
    },
    {
      key: 'dec',
      title: <Term name="declination">Dec</Term>,
      unit: '° ′ ″',
      width: 97,
      cell: ({ point }) => declinationText(point.decDeg),
    },
    number('mag', <Glossed words="V" />, 'mag', ({ magnitude }) => magnitude, 38),
    number('alt', <Term name="altitude">Alt.</Term>, '°', ({ altitudeDeg }) => altitudeDeg, 46),
    number('az', <Term name="azimuth">Az.</Term>, '°', ({ azimuthDeg }) => azimuthDeg, 46),
    { key: 'light', title: 'Light', width: 88, cell: (row) => <Marks {...row} /> },
  ];
}

function number(
  key: string,
  title: ReactNode,
  unit: string,
  valueOf: (point: TracePoint) => number | undefined,
  width: number,
): DataColumn<Row> {
  return {
    key,
    title,
    unit,
    width,
    align: 'end',
    cell: ({ point }) => knownText(valueOf(point), 1),
  };
}

/** Marks of interference with the light of the object at a point. */
function Marks({ point, star }: Row) {
  const grade = moonlightGrade(point.moonlight);
  return (
    <span className="sky-marks">
      {grade === undefined ? null : <span className={`sky-mark sky-mark-${grade}`}>{moonMark(point)}</span>}
      {star === undefined ? null : (
        <span
          className="sky-mark"
          title={star === UNMOVED_STAR ? 'The motion of the star is not known' : undefined}
        >
          {star}
        </span>
      )}
    </span>
  );
}
