import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { approachKey } from '#machines/fvt/close-approach.ts';
import type { TimeRange } from '#machines/kit/time-range.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';

const WIDTH = 392;
const LEFT = 12;
const RIGHT = 348;
const GROUND = 78;
const LD_HEIGHT = 22;

/** Distances that are marked, lunar distances. */
const LEVELS = [1, 2, 3];

/** Days between two ticks; the first step that leaves room for the labels is taken. */
const STEPS_DAYS = [1, 2, 7, 14, 30.44, 91.31, 182.62, 365.25];
const LONGEST_STEP_DAYS = 730.5;
const MOST_TICKS = 7;

/** Days from which labels name months, and years. */
const MONTH_STEP = 28;
const YEAR_STEP = 365;

export type TimeLineProps = {
  approaches: readonly CloseApproach[];
  days: TimeRange;
  /** The approach that flies past in the scene. */
  previewed: CloseApproach | undefined;
};

/** Approaches by date and distance; a list beside it says the same in words. */
export function TimeLine({ approaches, days, previewed }: TimeLineProps) {
  const span = days.endMs - days.startMs;
  const xOf = (ms: number) => LEFT + ((RIGHT - LEFT) * (ms - days.startMs)) / span;
  const yOf = (ld: number) => GROUND - LD_HEIGHT * Math.min(ld, 3);
  return (
    <svg className="fvt-time-line" viewBox={`0 0 ${WIDTH} 100`} aria-hidden>
      {LEVELS.map((ld) => (
        <g key={ld}>
          <path d={`M${LEFT} ${yOf(ld)}H${RIGHT}`} className="fvt-time-line-level" />
          <text x={WIDTH - 2} y={yOf(ld) + 4} className="fvt-time-line-end">{`${ld} LD`}</text>
        </g>
      ))}
      <path d={`M${LEFT} ${GROUND}H${RIGHT}`} className="fvt-time-line-ground" />
      <text x={WIDTH - 2} y={GROUND + 4} className="fvt-time-line-end">
        Earth
      </text>
      {ticksOf(days).map(({ ms, text }, index) => (
        <g key={ms}>
          <path d={`M${xOf(ms)} ${GROUND}v5`} className="fvt-time-line-ground" />
          <text x={xOf(ms)} y={GROUND + 19} className={index === 0 ? undefined : 'fvt-time-line-tick'}>
            {text}
          </text>
        </g>
      ))}
      {approaches.map((approach) => {
        const [x, y] = [xOf(Date.parse(approach.datetime)), yOf(approach.distanceLd)];
        const isPreviewed = approach === previewed;
        return (
          <g
            key={approachKey(approach)}
            className={isPreviewed ? 'fvt-time-line-chief' : 'fvt-time-line-dot'}
          >
            <path d={`M${x} ${GROUND}V${y}`} />
            <circle cx={x} cy={y} r={4} />
            {isPreviewed ? <circle cx={x} cy={y} r={7.5} className="fvt-time-line-ring" /> : null}
          </g>
        );
      })}
    </svg>
  );
}

/** Labelled days of a span, evenly far apart. */
export function ticksOf({ startMs, endMs }: TimeRange): readonly { ms: number; text: string }[] {
  const days = (endMs - startMs) / MILLISECONDS_PER_DAY;
  const step = STEPS_DAYS.find((each) => days / each <= MOST_TICKS) ?? LONGEST_STEP_DAYS;
  const count = Math.floor(days / step) + 1;
  return Array.from({ length: count }, (_, index) => startMs + index * step * MILLISECONDS_PER_DAY).map(
    (ms, index, all) => ({ ms, text: tickText(ms, step, all[index - 1]) }),
  );
}

/** A day, with its month where that differs from the month of the tick before. */
function tickText(ms: number, step: number, before: number | undefined): string {
  const moment = utcOf(ms);
  if (step >= YEAR_STEP) return String(moment.year);
  const last = before === undefined ? undefined : utcOf(before);
  if (step >= MONTH_STEP) {
    const isNewYear = last !== undefined && last.year !== moment.year;
    return isNewYear ? String(moment.year) : moment.toLocaleString('en-GB', { month: 'short' });
  }
  if (last?.month === moment.month) return String(moment.day);
  return moment.toLocaleString('en-GB', { day: 'numeric', month: 'short' });
}
