import { memo } from 'react';
import type { Obstruction } from '#engine/sky/obstruction.ts';
import type { NightObject, NightRow as Row, NightTable } from '#machines/opt/night-plan/night-table.ts';
import { Curve } from '#parts/charts/curve.tsx';
import { sized } from '#parts/charts/drawing-size.ts';
import { markedSpans, spanPath } from '#parts/charts/spans.ts';
import type { NightAxis } from './night-axis.ts';

/** Height of a row, CSS px; the zenith is at its top. */
export const ROW_PX = 44;

type Props = {
  readonly table: NightTable;
  readonly object: NightObject;
  readonly axis: NightAxis;
  readonly obstruction: Obstruction | undefined;
  /** Degrees. */
  readonly altitudeAbove: number;
  readonly moonApart: number;
  readonly meridianGap: number;
};

/** One object's night: its altitude, what blocks the view of it, the meridian's pause and the Moon's nearness. */
export const NightRow = memo(function NightRow(props: Props) {
  const { table, object, axis, obstruction, altitudeAbove, moonApart, meridianGap } = props;
  const { width, x, start, end, dusk, dawn, first, last } = axis;
  const rows = object.rows.slice(first, last);
  const timestamps = table.moments.slice(first, last);
  const curve = { timestamps, start, end, min: 0, max: 90, width, top: 2, bottom: ROW_PX - 2 };
  const values = (numberOf: (row: Row) => number | null) =>
    rows.map((row) => (row === undefined ? null : numberOf(row)));
  const spans = (isMarked: (row: Row) => boolean) => {
    const marks = rows.map((row) => (row !== undefined && isMarked(row) ? 1 : 0));
    return spanPath(
      markedSpans(timestamps, marks),
      (moment) => Math.max(0, Math.min(width, x(moment))),
      0,
      ROW_PX,
    );
  };
  const y = (altitude: number) => ROW_PX - 2 - (altitude / 90) * (ROW_PX - 4);
  const isFree = ({ altitude, azimuth }: Row) =>
    altitude >= altitudeAbove && (obstruction === undefined || altitude >= obstruction(azimuth));
  return (
    <svg {...sized(width, ROW_PX)} aria-hidden>
      <rect className="plan-twilight" width={width} height={ROW_PX} />
      <rect className="plan-dark" x={x(dusk)} width={Math.max(0, x(dawn) - x(dusk))} height={ROW_PX} />
      <path
        className="plan-near-moon"
        d={spans(({ moonAltitude, moonSeparation }) => moonAltitude > 0 && moonSeparation < moonApart)}
      />
      {meridianGap > 0 ? (
        <path className="plan-meridian" d={spans(({ hourAngle }) => Math.abs(hourAngle) < meridianGap)} />
      ) : null}
      <line className="plan-grid" x2={width} y1={y(altitudeAbove)} y2={y(altitudeAbove)} />
      {obstruction === undefined ? null : (
        <path
          className="plan-ground"
          d={groundPath(
            rows,
            timestamps,
            (moment) => x(moment),
            (azimuth) => y(Math.max(0, obstruction(azimuth))),
          )}
        />
      )}
      <g className="plan-curve" data-faint>
        <Curve {...curve} values={values(({ altitude }) => (altitude < 0 ? null : altitude))} />
      </g>
      <g className="plan-curve">
        <Curve {...curve} values={values((row) => (isFree(row) ? row.altitude : null))} />
      </g>
    </svg>
  );
});

/** What blocks the view in the direction of the object, moment by moment. */
function groundPath(
  rows: readonly (Row | undefined)[],
  timestamps: readonly number[],
  x: (moment: number) => number,
  y: (azimuth: number) => number,
): string {
  const corners = timestamps.flatMap((moment, index) => {
    const row = rows[index];
    return row === undefined ? [] : [[x(moment), y(row.azimuth)] as const];
  });
  const [first, last] = [corners[0], corners.at(-1)];
  if (first === undefined || last === undefined || first === last) return '';
  const line = corners.map(([cx, cy]) => `${cx.toFixed(1)} ${cy.toFixed(1)}`).join('L');
  return `M${first[0].toFixed(1)} ${ROW_PX}L${line}L${last[0].toFixed(1)} ${ROW_PX}Z`;
}
