import { PenLine } from 'lucide-react';
import { USER_DEFINED } from '#contract/user-defined/user-defined.ts';
import { type EphemerisRow, hasValues } from './ephemeris-rows.ts';
import { PreviousObservations } from '../previous-observations.tsx';
import { RowProvenance } from './row-provenance.tsx';

/** The marks of the object of a row: that the user defined it, where it comes from, and its observations. */
export function RowMarks({ row }: { readonly row: EphemerisRow }) {
  const { object, value } = row;
  return (
    <span className="ephemeris-marks">
      {object.database === USER_DEFINED ? (
        <span className="ephemeris-user-defined" title="User-defined">
          <PenLine className="icon" aria-hidden />
          <span className="visually-hidden">, user-defined</span>
        </span>
      ) : null}
      <RowProvenance
        object={object}
        {...(hasValues(row) ? { arcsec: value('ERR_A'), moment: value('JD_UTC') } : {})}
      />
      <PreviousObservations object={object} className="desk-only" />
    </span>
  );
}
