import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { julianDate } from '#machines/kit/julian-date.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';

const HOUR_MS = 3_600_000;

/** Room that the label of an hour takes, CSS px. */
const LABEL_PX = 32;

/** A label at a full hour of a zone; the moment is a Julian date UTC. */
export type HourTick = { readonly moment: number; readonly text: string };

/** Full hours of a zone between two Julian dates UTC, as many as a width has room for. */
export function hourTicks(
  start: number,
  end: number,
  { offsetMinutes }: Pick<TimeZone, 'offsetMinutes'>,
  width: number,
): readonly HourTick[] {
  const localMs = (moment: number) => unixTimeFromJulianDate(moment) + offsetMinutes * 60_000;
  const [from, to] = [localMs(start), localMs(end)];
  const most = Math.max(1, Math.floor(width / LABEL_PX));
  const step = [1, 2, 3, 4, 6, 12].find((hours) => (to - from) / HOUR_MS / hours <= most) ?? 24;
  const ticks: HourTick[] = [];
  for (let hour = Math.ceil(from / HOUR_MS); hour * HOUR_MS <= to; hour++) {
    if (hour % step !== 0) continue;
    const moment = julianDate(hour * HOUR_MS - offsetMinutes * 60_000);
    ticks.push({ moment, text: String(((hour % 24) + 24) % 24).padStart(2, '0') });
  }
  return ticks;
}
