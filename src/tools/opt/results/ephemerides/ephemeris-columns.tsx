import { ChevronDown, ChevronRight } from 'lucide-react';
import { EPHEMERIS_COLUMN, type EphemerisColumnKey } from '#engine/observe/columns.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import { heading } from '#parts/downloads/text-table.ts';
import { cellText, sourceText, unitText, type Notation } from '#parts/quantities/cell-text.ts';
import { columnWords } from '#parts/quantities/column-words.ts';
import { ColumnHead } from '#ui/table/column-head.tsx';
import { BrokenName } from '#ui/content/broken-name.tsx';
import type { DataColumn } from '#ui/table/data-column.ts';
import type { EphemerisRow } from './ephemeris-rows.ts';
import { RowMarks } from './row-marks.tsx';
import { timeText } from '../night-summary.tsx';
import { QuantityCell } from './quantity-cell.tsx';

/** What the columns need beside their rows. */
export type EphemerisColumnsInput = {
  readonly shown: readonly EphemerisColumnKey[];
  /** Units of the reply, by column. */
  readonly units: ReadonlyMap<string, string>;
  readonly notation: Notation;
  /** Rows of an object have a head, which names the source; times are in UTC, too. */
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
/** A time in UTC beside the local one. */
const UTC_PX = 66;

const SOURCE: Column = {
  key: 'source',
  title: 'Source',
  width: 96,
  isDeskOnly: true,
  cell: (row) => (row.isFirst ? <span className="muted">{sourceText(row.object.database)}</span> : null),
};

/** Columns of the ephemerides: object, source, then the chosen quantities. */
export function ephemerisColumns(input: EphemerisColumnsInput): Column[] {
  return [
    {
      key: 'object',
      title: 'Object',
      width: 224,
      phoneWidth: 152,
      isSticky: true,
      isRowHeader: true,
      cell: (row) => <ObjectCell row={row} input={input} />,
    },
    ...(input.isHeaded ? [] : [SOURCE]),
    ...input.shown.map((key) => quantityColumn(key, input)),
  ];
}

function ObjectCell({ row, input }: { readonly row: EphemerisRow; readonly input: EphemerisColumnsInput }) {
  const { object, isFirst, others } = row;
  const title = objectTitle(object);
  if (!isFirst) return <span className="visually-hidden">{title}</span>;
  const isUnfolded = input.unfolded.has(object.designator);
  const Twist = isUnfolded ? ChevronDown : ChevronRight;
  const isMarkedInHead = input.isHeaded && row.message === undefined;

  return (
    <span className="ephemeris-object">
      <button
        type="button"
        className="ephemeris-twist"
        aria-label={title}
        aria-expanded={isUnfolded}
        disabled={others === 0}
        onClick={() => input.onToggle(object.designator)}
      >
        <Twist className="icon" aria-hidden />
        <span className="designation" title={title}>
          <BrokenName name={title} />
        </span>
      </button>
      {isMarkedInHead ? null : <RowMarks row={row} />}
    </span>
  );
}

function quantityColumn(key: EphemerisColumnKey, input: EphemerisColumnsInput): Column {
  const { units, notation } = input;
  const isInUtc = key === 'JD_UTC' && input.isHeaded && notation.calendarDates && notation.zone !== undefined;
  const { unit: ownUnit, meaning } = EPHEMERIS_COLUMN[key];
  const unit = unitText(key, units.get(key) ?? ownUnit, notation);
  const words = columnWords(key, notation);
  const code = heading({ name: key, unit });
  const widest = Math.max(
    cellText(key, SAMPLE[key] ?? -100, notation).length,
    WIDE[key] ?? 0,
    CODE_SHARE * headWidth(words, code),
  );
  return {
    key,
    title: <ColumnHead title={words} text={unit === '' ? `${meaning}.` : `${meaning}. Unit: ${unit}.`} />,
    unit: code,
    width:
      Math.ceil(widest * CHARACTER_PX) +
      PADDING_PX +
      (key === 'AST_ALT' ? BAR_PX : 0) +
      (isInUtc ? UTC_PX : 0),
    align: key === 'JD_UTC' ? 'start' : 'end',
    cell: (row) => (
      <>
        <QuantityCell column={key} row={row} text={cellText(key, row.value(key), notation)} />
        {isInUtc ? <span className="muted">{` ${timeText(row, 'UTC')} UTC`}</span> : null}
      </>
    ),
  };
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
