import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { SiteClock } from '#machines/opt/tonight/night-window.ts';
import { useWidth } from '#parts/charts/drawing-size.ts';
import { sourceText } from '#parts/quantities/cell-text.ts';
import { countText } from '#contract/text/count-text.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { localMoment } from '#parts/time-zone/local-time.ts';
import { hourMinute } from '#ui/dates/date-text.ts';
import { AltitudeCurve } from '../tonight/altitude-curve.tsx';
import { nightText } from '../night-text.ts';
import type { BestNight } from './best-night.ts';
import { dateOf, type EphemerisRow, isAtNight } from './ephemerides/ephemeris-rows.ts';
import { RowMarks } from './ephemerides/row-marks.tsx';
import '../tonight/tonight.css';

/** Height of the curve, CSS px. */
const HEIGHT = 28;

/** Least rows of a night of which a curve says something. */
const LEAST_ROWS = 8;

const WHY_NONE: Readonly<Record<Exclude<BestNight['kind'], 'best'>, string>> = {
  'never up': 'Not up at night',
  'no row at night': 'None of these times is at night',
};

type Props = {
  readonly row: EphemerisRow;
  readonly night: BestNight;
  /** Whether there are several nights, so that the text names the night. */
  readonly isOneOfMany: boolean;
  readonly clock: SiteClock;
  /** Zone of the times, IANA name or offset; UTC without one. */
  readonly zone: string | undefined;
};

/** The head of the rows of an object: where its orbit is from, when it is highest at night, and its altitude through that night. */
export function NightSummary({ row, night, isOneOfMany, clock, zone }: Props) {
  return (
    <span className="ephemeris-night">
      <RowMarks row={row} />
      <span className="muted desk-only">{sourceText(row.object.database)}</span>
      {night.kind === 'best' ? (
        <>
          <span className="ephemeris-best">
            <BestText {...night} zone={zone} />
            {isOneOfMany ? <span className="muted">{nightText(night.night, clock)}</span> : null}
          </span>
          <Curve {...night} />
        </>
      ) : (
        <span className="muted">{WHY_NONE[night.kind]}</span>
      )}
    </span>
  );
}

type HeadingProps = {
  /** The date of its evening by the mean Sun. */
  readonly night: string;
  readonly clock: SiteClock;
  readonly best: BestNight;
  readonly rows: number;
  readonly zone: string | undefined;
};

/** The head of the rows of one night of an object. */
export function NightHeading({ night, clock, best, rows, zone }: HeadingProps) {
  return (
    <span className="ephemeris-night">
      <strong>{nightText(night, clock)}</strong>
      {best.kind === 'best' ? (
        <span className="ephemeris-best">
          <BestText {...best} zone={zone} />
        </span>
      ) : (
        <span className="muted">{WHY_NONE[best.kind]}</span>
      )}
      <span className="muted desk-only">{countText(rows, 'row')}</span>
    </span>
  );
}

type BestProps = Pick<Extract<BestNight, { kind: 'best' }>, 'best' | 'altitudeDeg'> & {
  readonly zone: string | undefined;
};

function BestText({ best, altitudeDeg, zone }: BestProps) {
  return (
    <span>
      <span className="desk-only">Best </span>
      <strong>{`${fixedText(altitudeDeg, 0)}°`}</strong> at <strong>{timeText(best, zone ?? 'UTC')}</strong>
      {zone === undefined ? <span className="muted"> UTC</span> : null}
      {zone === undefined ? null : (
        <span className="muted desk-only">{`, ${timeText(best, 'UTC')} UTC`}</span>
      )}
    </span>
  );
}

function Curve({ best, rows }: Extract<BestNight, { kind: 'best' }>) {
  const [ref, width] = useWidth<HTMLSpanElement>();
  const [first, second] = rows;
  if (first === undefined || second === undefined || rows.length < LEAST_ROWS) return null;
  const step = dateOf(second) - dateOf(first);
  const column = (key: 'AST_ALT' | 'SUN_ALT' | 'MOON_ALT') => rows.map((row) => row.value(key) ?? -1);
  const nightly = rows.filter(isAtNight);
  const [dusk, dawn] = [nightly[0], nightly.at(-1)];
  const frame = {
    moments: { start: dateOf(first), step, sun: column('SUN_ALT'), moon: column('MOON_ALT') },
    ...(dusk === undefined || dawn === undefined ? {} : { dark: { start: dateOf(dusk), end: dateOf(dawn) } }),
    lowest: 0,
    width,
    height: HEIGHT,
  };
  return (
    <span ref={ref} className="ephemeris-curve">
      <AltitudeCurve frame={frame} altitudes={column('AST_ALT')} best={dateOf(best)} />
    </span>
  );
}

function momentOf(row: EphemerisRow, zone: string): Temporal.ZonedDateTime {
  return localMoment(unixTimeFromJulianDate(dateOf(row)), zone).round('minute');
}

/** The time of a row by the clock of a zone: `02:14`. */
export function timeText(row: EphemerisRow, zone: string): string {
  return hourMinute(momentOf(row, zone));
}

/** The day of a row by the calendar of a zone: `Fri 27 Nov`. */
export function dayText(row: EphemerisRow, zone: string): string {
  return DAY.format(Date.parse(momentOf(row, zone).toPlainDate().toString()));
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
