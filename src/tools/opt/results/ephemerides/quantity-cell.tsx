import type { EphemerisColumnKey } from '#engine/observe/columns.ts';
import { basisText, ELLIPSE_COLUMNS, markedText } from '#parts/quantities/uncertainty-text.ts';
import { unobservedText } from '#parts/quantities/unobserved-text.ts';
import type { EphemerisRow } from './ephemeris-rows.ts';
import { altitudeBand } from '../short-term/altitude-scale.tsx';

type Props = {
  readonly column: EphemerisColumnKey;
  readonly row: EphemerisRow;
  /** The value as it is written. */
  readonly text: string;
};

const ZENITH_DEG = 90;

/** A value; an altitude above the horizon has a bar beside it, in the colour of its band; one whose meaning depends on what is known of the object carries a mark, and says it in words. */
export function QuantityCell({ column, row, text }: Props) {
  const { uncertainty, object } = row;
  const value = row.value(column);
  if (ELLIPSE_COLUMNS.has(column) && uncertainty !== undefined) {
    const exact = value === null || column === 'PA' ? '' : `${value}″, `;
    return <span title={`${exact}${basisText(uncertainty)}`}>{markedText(column, value, uncertainty)}</span>;
  }
  const date = row.value('JD_UTC');
  if (column === 'DAYS_UNOBSERVED' && value !== null && date !== null) {
    const unobserved = unobservedText(text, object, date);
    if (unobserved !== undefined) return <span title={unobserved.meaning}>{unobserved.text}</span>;
  }
  if (column === 'AST_ALT' && value !== null && value > 0) {
    return (
      <span className="ephemeris-altitude">
        <span className="ephemeris-altitude-track" aria-hidden>
          <span
            style={{
              width: `${(100 * value) / ZENITH_DEG}%`,
              background: `var(--alt-${altitudeBand(value)})`,
            }}
          />
        </span>
        {text}
      </span>
    );
  }
  return text;
}
