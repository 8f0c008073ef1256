import { useSelector } from '@xstate/react';
import { countText } from '#contract/text/count-text.ts';
import { MINUTES_PER_DAY } from '#engine/constants.ts';
import type { MoviePlan, FrameSize } from '#machines/scene/movie-plan.ts';
import type { RecorderActor } from '#machines/scene/recorder.ts';
import { Select } from '#ui/fields/select.tsx';

const MOVIE_SECONDS = [10, 20, 30, 60] as const;

const MOVIE_DAYS = [0.25, 1, 2, 10, 60, 365] as const;

const MOVIE_SIZES: readonly FrameSize[] = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1080, height: 1080 },
];

/** Means whatever the view shows, the size it has, and no end. */
const OPEN = 'open';

/** How the next movie is to be: of which event, how long, how large. */
export function MoviePlanner({ recorder }: { recorder: RecorderActor }) {
  const { plan, moments } = useSelector(recorder, ({ context }) => context);
  const change = (part: Partial<MoviePlan>) => recorder.send({ type: 'movie.planned', change: part });
  const isOfEvent = plan.momentMs !== undefined;
  return (
    <div className="recorder-plan">
      {moments.length === 0 ? null : (
        <Select
          label="Film"
          value={textOf(plan.momentMs)}
          options={[
            { id: OPEN, title: 'The view as it is' },
            ...moments.map(({ ms, title }) => ({ id: String(ms), title })),
          ]}
          onChange={(id) => change({ momentMs: numberOf(id) })}
        />
      )}
      {isOfEvent ? (
        <Select
          label="Around it"
          value={String(plan.days)}
          options={MOVIE_DAYS.map((days) => ({ id: String(days), title: daysText(days) }))}
          onChange={(id) => change({ days: Number(id) })}
        />
      ) : null}
      <Select
        label="Length"
        value={textOf(plan.seconds)}
        options={[
          ...(isOfEvent ? [] : [{ id: OPEN, title: 'Until stopped' }]),
          ...MOVIE_SECONDS.map((seconds) => ({ id: String(seconds), title: `${seconds} s` })),
        ]}
        onChange={(id) => change({ seconds: numberOf(id) })}
      />
      <Select
        label="Size"
        value={plan.size === undefined ? OPEN : sizeText(plan.size)}
        options={[
          { id: OPEN, title: 'Same as the view' },
          ...MOVIE_SIZES.map((size) => ({ id: sizeText(size), title: sizeText(size) })),
        ]}
        onChange={(id) => change({ size: MOVIE_SIZES.find((size) => sizeText(size) === id) })}
      />
      {plan.seconds === undefined || !isOfEvent ? null : (
        <p className="recorder-pace">{paceText(plan.days / plan.seconds)} a second</p>
      )}
    </div>
  );
}

/** How much simulated time passes in a second of a movie: `2.4 hours`. @param days of it. */
export function paceText(days: number): string {
  const [value, unit] =
    days >= 1 ? [days, 'days'] : days >= 1 / 24 ? [days * 24, 'hours'] : [days * MINUTES_PER_DAY, 'minutes'];
  return `${Number(value.toPrecision(2))} ${unit}`;
}

function daysText(days: number): string {
  return days < 1 ? countText(days * 24, 'hour') : countText(days, 'day');
}

function sizeText({ width, height }: FrameSize): string {
  return `${width} × ${height}`;
}

function textOf(value: number | undefined): string {
  return value === undefined ? OPEN : String(value);
}

function numberOf(text: string): number | undefined {
  return text === OPEN ? undefined : Number(text);
}
