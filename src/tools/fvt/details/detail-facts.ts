import type { DetailFact } from '#parts/export/details-box.ts';
import { AU_KM, MJD_ORIGIN, SECONDS_PER_DAY } from '#engine/constants.ts';
import { stateInTable } from '#engine/table/hermite.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { ShownFlyby } from '#machines/fvt/flyby.ts';
import { lunarDistances } from '#parts/quantities/length-text.ts';
import { tdbOfMs } from '#parts/scene/simulated-instant.ts';
import { dashedMomentText } from '#parts/timeline/moment-text.ts';

/** Shown for an unknown value. */
const DASH = '–';

/** The lines of the details at a simulated date, UTC milliseconds; also drawn into exported pictures. */
export function detailFacts({ file, target }: ShownFlyby, date: number): readonly DetailFact[] {
  const { facts, tables } = file;
  const { day, offset } = tdbOfMs(date);
  const state = new Float64Array(6);
  const isThere = stateInTable(tables.object, day, offset, state);
  const distance = isThere ? Math.hypot(state[0], state[1], state[2]) : undefined;
  const speed = isThere ? (Math.hypot(state[3], state[4], state[5]) * AU_KM) / SECONDS_PER_DAY : undefined;
  const diameter = facts.diam ?? (target.kind === 'own' ? target.object.diam : undefined);
  const { name } = facts.mainBody;
  return [
    { name: 'Date', value: dashedMomentText(date), unit: 'UTC' },
    { name: 'MJD', value: (julianDateFromUnixTime(date) - MJD_ORIGIN).toFixed(5) },
    known(`Distance to ${name}`, distance && distance * AU_KM, 2, 'km'),
    { name: 'In lunar distances', value: distance === undefined ? DASH : lunarDistances(distance) },
    known(`Speed to ${name}`, speed, 2, 'km/s'),
    known('Diameter', diameter, 1, 'm'),
    known('Absolute magnitude', facts.mag, 1, 'mag'),
  ];
}

function known(name: string, value: number | undefined, decimals: number, unit: string): DetailFact {
  return value === undefined ? { name, value: DASH } : { name, value: value.toFixed(decimals), unit };
}
