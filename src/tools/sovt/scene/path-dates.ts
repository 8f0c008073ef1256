import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { mjdOfMs, msOfMjd } from '#machines/kit/julian-date.ts';
import { onceFor } from '#machines/kit/once-for.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { FADE_DAYS, FADED_TO } from '#render/painters/table-lines.ts';
import type { Colour } from '#render/picture/colour.ts';
import type { Landmark } from '#render/picture/landmark.ts';
import type { PathTrack } from './path-track.ts';

/** The first day of a month on a path. */
export type PathDate = {
  /** Modified Julian Date UTC. */
  readonly mjd: number;
  readonly position: Vector3;
  /** `01/04/2029`, or `2029` where that begins. */
  readonly text: string;
  readonly isYear: boolean;
};

/** Days around the simulated date in which months are named; years are named farther away. */
const NAMED_DAYS = 200;
const YEARS_NAMED_DAYS = 1200;

/** Finds the first days of months on paths; once for each path. */
export function createPathDates(): (track: PathTrack) => readonly PathDate[] {
  const datesOf = onceFor<readonly PathDate[]>();
  return (track) => datesOf(track.file, () => datesOn(track));
}

function datesOn({ file: { firstEpoch, step, rows }, positionAt }: PathTrack): readonly PathDate[] {
  const last = firstEpoch + (rows - 1) * step;
  const dates: PathDate[] = [];
  let month = utcOf(msOfMjd(firstEpoch)).toPlainDate().with({ day: 1 });
  for (;;) {
    const mjd = mjdOfMs(month.toZonedDateTime('UTC').epochMilliseconds);
    if (mjd > last) return dates;
    const position = positionAt(mjd);
    if (position !== undefined) dates.push({ mjd, position, ...namedMonth(month) });
    month = month.add({ months: 1 });
  }
}

function namedMonth({ month, year }: Temporal.PlainDate): Pick<PathDate, 'text' | 'isYear'> {
  const isYear = month === 1;
  return { isYear, text: isYear ? String(year) : `01/${String(month).padStart(2, '0')}/${year}` };
}

/** The dates of a path as they are marked at a simulated date. @param mjd Modified Julian Date UTC. */
export function dateMarks(dates: readonly PathDate[], colour: Colour, mjd: number): readonly Landmark[] {
  return dates.map(({ mjd: then, position, text, isYear }, index) => {
    const [before, after] = [dates[index - 1], dates[index + 1]];
    const days = Math.abs(then - mjd);
    const isNamed = days < (isYear ? YEARS_NAMED_DAYS : NAMED_DAYS);
    return {
      position,
      name: isNamed ? text : '',
      colour,
      main: isYear,
      opacity: 1 - (1 - FADED_TO) * Math.min(1, days / FADE_DAYS),
      ...(isNamed && before !== undefined && after !== undefined
        ? { between: [[before.position], [after.position]] as const }
        : {}),
    };
  });
}
