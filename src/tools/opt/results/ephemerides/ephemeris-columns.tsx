import { ChevronDown, ChevronRight } from 'lucide-react';
import { EPHEMERIS_COLUMN, type EphemerisColumnKey } from '#engine/observe/columns.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import { heading } from '#parts/downloads/text-table.ts';
import { Explanation } from '#parts/glossary/term.tsx';
import { cellText, isLocalDate, sourceText, unitText, type Notation } from '#parts/quantities/cell-text.ts';
import { columnWords } from '#parts/quantities/column-words.ts';
import { zoneTitle } from '#parts/time-zone/local-time.ts';
import { BrokenText } from '#ui/content/broken-text.tsx';
import { Explained } from '#ui/content/explained.tsx';
import type { DataColumn } from '#ui/table/data-column.ts';
import type { EphemerisRow } from './ephemeris-rows.ts';
import { RowMarks } from './row-marks.tsx';
import { dayText, timeText } from '../night-summary.tsx';
import { QuantityCell } from './quantity-cell.tsx';

/** What the columns need beside their rows. */
export type EphemerisColumnsInput = {
  readonly shown: readonly EphemerisColumnKey[];
  /** Units of the response, by column. */
  readonly units: ReadonlyMap<string, string>;
  readonly notation: Notation;
  /** Rows of an object have a head, which names it and its source; times lead, those of a local clock in UTC, too. */
  readonly isHeaded: boolean;
  /** Designators of the objects whose rows are all shown. */
  readonly unfolded: ReadonlySet<string>;
  readonly onToggle: (designator: string) => void;
};

type Column = DataColumn<EphemerisRow>;

const CHARACTER_PX = 7.4;
const PADDING_PX = 18;
/** The bar of an altitude, and the gap beside it. */
const BAR_PX = 48;
/** A moment with its day, the time in UTC and the Julian date; and on a phone, in two lines and without the latter. */
const MOMENT_PX = { desk: 372, phone: 128 };

const SOURCE: Column = {
  key: 'source',
  title: 'Source',
  width: 76,
  isDeskOnly: true,
  cell: (row) => (row.isFirst ? <span className="muted">{sourceText(row.object.database)}</span> : null),
};

/** Columns of the ephemerides: object and source, where no head has them, then the chosen quantities. */
export function ephemerisColumns(input: EphemerisColumnsInput): Column[] {
  const quantities = input.shown.map((key) => quantityColumn(key, input));
  if (input.isHeaded) return quantities;
  return [
    {
      key: 'object',
      title: 'Object',
      width: 268,
      phoneWidth: 152,
      isSticky: true,
      isRowHeader: true,
      cell: (row) => <ObjectCell row={row} input={input} />,
    },
    SOURCE,
    ...quantities,
  ];
}

function ObjectCell({ row, input }: { readonly row: EphemerisRow; readonly input: EphemerisColumnsInput }) {
  if (!row.isFirst) return <span className="visually-hidden">{objectTitle(row.object)}</span>;
  return (
    <span className="ephemeris-object">
      <ObjectTwist row={row} {...input} />
      <RowMarks row={row} />
    </span>
  );
}

type TwistProps = Pick<EphemerisColumnsInput, 'unfolded' | 'onToggle'> & { readonly row: EphemerisRow };

/** The name of an object, which folds its rows. */
export function ObjectTwist({ row: { object, others }, unfolded, onToggle }: TwistProps) {
  const title = objectTitle(object);
  const isUnfolded = unfolded.has(object.designator);
  const Twist = isUnfolded ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      className="ephemeris-twist"
      aria-label={title}
      aria-expanded={isUnfolded}
      disabled={others === 0}
      onClick={() => onToggle(object.designator)}
    >
      <Twist className="icon" aria-hidden />
      <span className="designation" title={title}>
        <BrokenText text={title} />
      </span>
    </button>
  );
}

function quantityColumn(key: EphemerisColumnKey, input: EphemerisColumnsInput): Column {
  const { units, notation, isHeaded } = input;
  if (key === 'JD_UTC' && isHeaded) return momentColumn(input);
  const { unit: ownUnit, meaning } = EPHEMERIS_COLUMN[key];
  const unit = unitText(key, units.get(key) ?? ownUnit, notation);
  const words = columnWords(key, notation);
  const code = isLocalDate(key, notation) ? unit : heading({ name: key, unit });
  const widest = Math.max(
    cellText(key, SAMPLE[key] ?? -100, notation).length,
    WIDE[key] ?? 0,
    CODE_SHARE * headWidth(words, code),
  );
  return {
    key,
    title: <QuantityHead words={words} meaning={meaning} unit={unit} />,
    unit: code,
    width: Math.ceil(widest * CHARACTER_PX) + PADDING_PX + (key === 'AST_ALT' ? BAR_PX : 0),
    align: key === 'JD_UTC' ? 'start' : 'end',
    cell: (row) => <QuantityCell column={key} row={row} text={cellText(key, row.value(key), notation)} />,
  };
}

type HeadProps = { readonly words: string; readonly meaning: string; readonly unit: string };

/** The words of a column, which explain what it holds and the term of the field that they name. */
function QuantityHead({ words, meaning, unit }: HeadProps) {
  return (
    <Explained
      className="explained ephemeris-head"
      text={<Explanation text={unit === '' ? `${meaning}.` : `${meaning}. Unit: ${unit}.`} words={words} />}
    >
      {words}
    </Explained>
  );
}

/** The column of dates as the head of each row: the calendar time first, then the Julian date. */
function momentColumn({ units, notation }: EphemerisColumnsInput): Column {
  const { unit: ownUnit, meaning } = EPHEMERIS_COLUMN.JD_UTC;
  const unit = units.get('JD_UTC') ?? ownUnit;
  const clock = notation.calendarDates ? ` ${clockTitle(notation)}` : '';
  return {
    key: 'JD_UTC',
    title: <QuantityHead words={columnWords('JD_UTC', notation) + clock} meaning={meaning} unit={unit} />,
    unit: heading({ name: 'JD_UTC', unit }),
    width: MOMENT_PX.desk,
    phoneWidth: MOMENT_PX.phone,
    isSticky: true,
    isRowHeader: true,
    cell: (row) => <MomentCell row={row} notation={notation} />,
  };
}

function MomentCell({ row, notation }: { readonly row: EphemerisRow; readonly notation: Notation }) {
  const julianDate = cellText('JD_UTC', row.value('JD_UTC'), { ...notation, calendarDates: false });
  const zone = notation.zone ?? 'UTC';
  const [weekday, day, month] = dayText(row, 'UTC').split(' ');
  return (
    <span className="ephemeris-moment">
      <span className="visually-hidden">{`${objectTitle(row.object)}, `}</span>
      {notation.calendarDates ? (
        <>
          <strong>{timeText(row, zone)}</strong>
          {notation.zone === undefined ? (
            <span className="muted">
              {weekday} {day}
              <span className="desk-only"> {month}</span>
            </span>
          ) : (
            <>
              <span className="muted desk-only">{dayText(row, zone)}</span>
              <span className="muted">{`${weekday} ${day}, ${timeText(row, 'UTC')} UTC`}</span>
            </>
          )}
          <span className="muted desk-only">{julianDate}</span>
        </>
      ) : (
        julianDate
      )}
    </span>
  );
}

/** The clock of calendar dates: `GMT +01:00`. */
function clockTitle({ zone }: Notation): string {
  return zone === undefined ? 'UTC' : zoneTitle(zone);
}

/** Characters of the longest line of a heading, which has three: words on two of them, or the code apart from its unit. */
function headWidth(words: string, code: string): number {
  return Math.min(
    Math.max(longest(linesOf(words)), code.length),
    Math.max(words.length, longest(linesOf(code))),
  );
}

/** Words on two lines at most, so that the longer is as short as can be. */
function linesOf(words: string): readonly string[] {
  const all = words.split(' ');
  const breaks = all.map((_, index) => [all.slice(0, index).join(' '), all.slice(index).join(' ')]);
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length));
}

/** Width of a letter of the headings beside that of a figure. */
const CODE_SHARE = 0.9;

/** Values that are as long as most of their column, where -100 is none that it can have. */
const SAMPLE: Readonly<Partial<Record<EphemerisColumnKey, number>>> = { JD_UTC: 2_451_545 };

/** Columns whose values are longer than three digits and the decimals, in characters. */
const WIDE: Readonly<Partial<Record<EphemerisColumnKey, number>>> = { JD_UTC: 16, SKY_MOV: 11, ERR_A: 9 };
