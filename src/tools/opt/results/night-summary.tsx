import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { sourceText } from '#parts/quantities/cell-text.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { localMoment } from '#parts/time-zone/local-time.ts';
import { hourMinute } from '#ui/date-text.ts';
import { AltitudeCurve } from '../tonight/altitude-curve.tsx';
import { type BestNight, dateOf, isAtNight } from './best-night.ts';
import type { EphemerisRow } from './ephemeris-rows.ts';
import '../tonight/tonight.css';

/** Of the curve, CSS px. */
const WIDTH = 168;
const HEIGHT = 28;

/** Rows of a night from which on a curve says something. */
const LEAST_ROWS = 8;

const WHY_NONE: Readonly<Record<Exclude<BestNight['kind'], 'best'>, string>> = {
  'never up': 'Not up at night',
  'no row at night': 'No time at night among these',
};

type Props = {
  readonly row: EphemerisRow;
  readonly night: BestNight;
  /** Zone of the times, IANA name or offset; UTC without one. */
  readonly zone: string | undefined;
};

/** What heads the rows of an object: where its orbit is from, when it stands highest at night, and its altitude through that night. */
export function NightSummary({ row, night, zone }: Props) {
  return (
    <span className="ephemeris-night">
      <span className="muted">{sourceText(row.object.database)}</span>
      {night.kind === 'best' ? (
        <>
          <span>
            Best <strong>{`${fixedText(night.best.value('AST_ALT') ?? 0, 0)}°`}</strong> at{' '}
            <strong>{timeText(night.best, zone ?? 'UTC')}</strong>
            <span className="muted">
              {zone === undefined ? ' UTC' : `, ${timeText(night.best, 'UTC')} UTC`}
            </span>
          </span>
          <span className="muted">{dayText(night.best, zone ?? 'UTC')}</span>
          <Curve {...night} />
        </>
      ) : (
        <span className="muted">{WHY_NONE[night.kind]}</span>
      )}
    </span>
  );
}

function Curve({ best, rows }: Extract<BestNight, { kind: 'best' }>) {
  const [first, second] = rows;
  if (first === undefined || second === undefined || rows.length < LEAST_ROWS) return null;
  const step = dateOf(second) - dateOf(first);
  const column = (key: 'AST_ALT' | 'SUN_ALT' | 'MOON_ALT') => rows.map((row) => row.value(key) ?? -1);
  const nightly = rows.filter(isAtNight);
  const [dusk, dawn] = [nightly[0], nightly.at(-1)];
  return (
    <AltitudeCurve
      frame={{
        moments: { start: dateOf(first), step, sun: column('SUN_ALT'), moon: column('MOON_ALT') },
        ...(dusk === undefined || dawn === undefined
          ? {}
          : { dark: { start: dateOf(dusk), end: dateOf(dawn) } }),
        lowest: 0,
        width: WIDTH,
        height: HEIGHT,
      }}
      altitudes={column('AST_ALT')}
      best={dateOf(best)}
    />
  );
}

function momentOf(row: EphemerisRow, zone: string): Temporal.ZonedDateTime {
  return localMoment(unixTimeFromJulianDate(dateOf(row)), zone).round('minute');
}

/** By the clock of a zone: `02:14`. */
export function timeText(row: EphemerisRow, zone: string): string {
  return hourMinute(momentOf(row, zone));
}

function dayText(row: EphemerisRow, zone: string): string {
  return DAY.format(Date.parse(momentOf(row, zone).toPlainDate().toString()));
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
