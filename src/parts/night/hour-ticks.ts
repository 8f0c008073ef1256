import { modulo } from '#engine/modulo.ts';
import { MILLISECONDS_PER_HOUR, MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { julianDate } from '#machines/kit/julian-date.ts';
import type { ZoneOffset } from '#machines/planning/time-frame.ts';

/** Room that the label of an hour takes, CSS px. */
const LABEL_PX = 32;

/** A label at a full hour of a zone; the moment is a Julian date UTC. */
export type HourTick = { readonly moment: number; readonly text: string };

/** Full hours of a zone between two Julian dates UTC, as many as a width has room for. */
export function hourTicks(
  start: number,
  end: number,
  { offsetMinutes }: ZoneOffset,
  width: number,
): readonly HourTick[] {
  const localMs = (moment: number) =>
    unixTimeFromJulianDate(moment) + offsetMinutes * MILLISECONDS_PER_MINUTE;
  const [from, to] = [localMs(start), localMs(end)];
  const most = Math.max(1, Math.floor(width / LABEL_PX));
  const step = [1, 2, 3, 4, 6, 12].find((hours) => (to - from) / MILLISECONDS_PER_HOUR / hours <= most) ?? 24;
  const ticks: HourTick[] = [];
  for (let hour = Math.ceil(from / MILLISECONDS_PER_HOUR); hour * MILLISECONDS_PER_HOUR <= to; hour++) {
    if (hour % step !== 0) continue;
    const moment = julianDate(hour * MILLISECONDS_PER_HOUR - offsetMinutes * MILLISECONDS_PER_MINUTE);
    ticks.push({ moment, text: String(modulo(hour, 24)).padStart(2, '0') });
  }
  return ticks;
}
