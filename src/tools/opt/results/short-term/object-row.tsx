import type { ReactNode } from 'react';
import { objectTitle } from '#machines/objects/listed-object.ts';
import { cellText, sourceText } from '#parts/quantities/cell-text.ts';
import { basisText, markedText } from '#parts/quantities/uncertainty-text.ts';
import { PreviousObservations } from '../previous-observations.tsx';
import { RowProvenance } from '../ephemerides/row-provenance.tsx';
import type { ObjectDay } from './short-term-day.ts';

const DECIMAL = { calendarDates: false, sexagesimal: false } as const;

type Props = {
  readonly day: ObjectDay;
  /** The timeline, or why there is none. */
  readonly children: ReactNode;
};

/** One object of the day: what it is, how fast, how bright, how well known, and its timeline. */
export function ObjectRow({
  day: { object, cells, motion, magnitude, error, uncertainty },
  children,
}: Props) {
  return (
    <tr>
      <th scope="row" className="designation">
        {objectTitle(object)}
      </th>
      <td className="short-term-link">
        <span>
          <PreviousObservations object={object} />
          <RowProvenance object={object} arcsec={error} moment={cells[cells.length / 2]?.moment} />
        </span>
      </td>
      <td className="muted">{sourceText(object.database)}</td>
      <td className="short-term-number" data-unit="″/min">
        {cellText('SKY_MOV', motion, DECIMAL)}
      </td>
      <td className="short-term-number" data-unit="mag">
        {cellText('MAG', magnitude, DECIMAL)}
      </td>
      <td className="short-term-number" data-unit="″">
        {uncertainty === undefined ? (
          cellText('ERR_A', error, DECIMAL)
        ) : (
          <span title={basisText(uncertainty)}>{markedText('ERR_A', error, uncertainty)}</span>
        )}
      </td>
      <td className="short-term-timeline">{children}</td>
    </tr>
  );
}
