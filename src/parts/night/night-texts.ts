import type { TonightResult } from '#contract/opt/tonight.ts';
import { MILLISECONDS_PER_MINUTE, MINUTES_PER_DAY } from '#engine/constants.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { ZoneOffset } from '#machines/planning/time-frame.ts';
import { hourMinute } from '#ui/dates/date-text.ts';
import { interpolatedSpans } from '../charts/crossing.ts';
import { sharedSpans, type Span } from '../charts/spans.ts';

/** The sky of a night at a site: Sun and Moon from before sunset to after sunrise. */
export type NightSky = Pick<TonightResult, 'dark' | 'moments' | 'moonIlluminated' | 'sky'>;

/** Altitude of the Sun's centre when its upper limb rises or sets at a level horizon with refraction, degrees. */
export const SUNRISE_DEG = -0.833;

/** Ends of the night nearer than this to the Moon's rising or setting are it: half of a step, days. */
const SAME_MOMENT = 5 / MINUTES_PER_DAY;

/** 'HH:mm' of a Julian date UTC by a clock this many minutes before UTC. */
export function timeText(julianDate: number, { offsetMinutes }: ZoneOffset): string {
  const ms = unixTimeFromJulianDate(julianDate) + offsetMinutes * MILLISECONDS_PER_MINUTE;
  return hourMinute(
    Temporal.Instant.fromEpochMilliseconds(Math.round(ms)).toZonedDateTimeISO('UTC').round('minute'),
  );
}

/** Hours and minutes of a span of days: '8 h 12 min'. */
export function spanText(days: number): string {
  const minutes = Math.round(days * MINUTES_PER_DAY);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** From when to when it is dark; undefined where it does not get dark. */
export function darkText({ dark }: NightSky, zone: ZoneOffset): string | undefined {
  return dark && `${timeText(dark.start, zone)}–${timeText(dark.end, zone)}`;
}

/**
 * When a body is above an altitude while it is dark, Julian dates UTC.
 *
 * @param altitudes degrees, at the moments of the night from the first on.
 * @param least     degrees.
 */
export function darkSpans(
  { dark, moments: { start, step } }: Pick<NightSky, 'dark' | 'moments'>,
  altitudes: readonly number[],
  least: number,
): readonly Span[] {
  if (dark === undefined) return [];
  const timestamps = altitudes.map((_, index) => start + index * step);
  return sharedSpans(
    [dark],
    interpolatedSpans(timestamps, altitudes, (altitude) => altitude - least),
  );
}

/** When the Moon is up while it is dark, Julian dates UTC. */
export function moonlitSpans(sky: NightSky): readonly Span[] {
  return darkSpans(sky, sky.moments.moon, 0);
}

/** How long it is dark without the Moon, days; 0 where it does not get dark. */
export function moonlessDays(sky: NightSky): number {
  const moonlit = moonlitSpans(sky).reduce((sum, { start, end }) => sum + end - start, 0);
  return sky.dark === undefined ? 0 : sky.dark.end - sky.dark.start - moonlit;
}

/** When the Moon is up in the dark, and how much of it is lit: `Moon from 02:10, 31 % lit`; `no Moon`. */
export function moonText(sky: NightSky, zone: ZoneOffset): string {
  const { dark, moonIlluminated } = sky;
  const spans = moonlitSpans(sky);
  if (dark === undefined || spans.length === 0) return 'no Moon';
  const times = spans.map(({ start, end }) => {
    const rises = start - dark.start > SAME_MOMENT;
    const sets = dark.end - end > SAME_MOMENT;
    if (rises && sets) return `${timeText(start, zone)}–${timeText(end, zone)}`;
    if (rises) return `from ${timeText(start, zone)}`;
    return sets ? `until ${timeText(end, zone)}` : 'all night';
  });
  return `Moon ${times.join(' and ')}, ${moonIlluminated} % lit`;
}

/** When the Sun sets and rises, Julian dates UTC, as far as either is inside the moments of the night. */
export function sunEvents({ moments: { start, step, sun } }: NightSky): {
  readonly sunset?: number;
  readonly sunrise?: number;
} {
  const timestamps = sun.map((_, index) => start + index * step);
  const [first, ...others] = interpolatedSpans(timestamps, sun, (altitude) => SUNRISE_DEG - altitude);
  if (first === undefined) return {};
  const { end } = others.at(-1) ?? first;
  return {
    ...(first.start > start ? { sunset: first.start } : {}),
    ...(end < start + (sun.length - 1) * step ? { sunrise: end } : {}),
  };
}
