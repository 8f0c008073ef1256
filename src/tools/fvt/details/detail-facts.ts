import type { DetailFact } from '#parts/export/details-box.ts';
import { AU_KM, MJD_ORIGIN, SECONDS_PER_DAY } from '#engine/constants.ts';
import { stateInTable } from '#engine/table/hermite.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { type ShownFlyby, titleOfTarget } from '#machines/fvt/flyby.ts';
import { kilometres, lunarDistances } from '#parts/quantities/length-text.ts';
import { ABSENT } from '#parts/quantities/number-text.ts';
import { tdbOfMs } from '#parts/scene/simulated-instant.ts';
import { flybyMoment } from '../flyby-date.ts';

/** The lines of the details at a simulated date, UTC milliseconds; also drawn into exported pictures. */
export function detailFacts(flyby: ShownFlyby, date: number): readonly DetailFact[] {
  const { file, target } = flyby;
  const { facts } = file;
  const { distance, speed } = motionAt(flyby, date) ?? {};
  const diameter = facts.diam ?? (target.kind === 'user-defined' ? target.object.diam : undefined);
  const { name } = facts.mainBody;
  return [
    { name: 'Date', value: flybyMoment(date), unit: 'UTC' },
    { name: 'MJD', value: (julianDateFromUnixTime(date) - MJD_ORIGIN).toFixed(5) },
    { ...factIfKnown(`Distance to ${name}`, distance && distance * AU_KM, 2, 'km'), isChief: true },
    { name: 'In lunar distances', value: distance === undefined ? ABSENT : lunarDistances(distance) },
    factIfKnown(`Speed to ${name}`, speed, 2, 'km/s'),
    factIfKnown('Diameter', diameter, 1, 'm'),
    factIfKnown('Absolute magnitude', facts.mag, 1, 'mag'),
  ];
}

/** The details in few words, as lines over exported pictures: object, date, distance, speed. */
export function captionAt(flyby: ShownFlyby, date: number): readonly string[] {
  const lines = [titleOfTarget(flyby.target), `${flybyMoment(date)} UTC`];
  const motion = motionAt(flyby, date);
  if (motion === undefined) return lines;
  const { distance, speed } = motion;
  const { name } = flyby.file.facts.mainBody;
  return [
    ...lines,
    `${kilometres(distance)} from ${name}, ${lunarDistances(distance)}`,
    `${speed.toFixed(2)} km/s`,
  ];
}

/** Distance from the body, au, and speed, km/s; undefined when the date is not one of the flyby. */
export function motionAt({ file: { tables } }: ShownFlyby, date: number) {
  const { day, offset } = tdbOfMs(date);
  const state = new Float64Array(6);
  if (!stateInTable(tables.object, day, offset, state)) return undefined;
  const [place, velocity] = [state.subarray(0, 3), state.subarray(3)];
  return { distance: Math.hypot(...place), speed: (Math.hypot(...velocity) * AU_KM) / SECONDS_PER_DAY };
}

function factIfKnown(name: string, value: number | undefined, decimals: number, unit: string): DetailFact {
  return value === undefined ? { name, value: ABSENT } : { name, value: value.toFixed(decimals), unit };
}
