import { MINUTES_PER_DAY } from '#engine/constants.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { riseAndSet } from '#engine/observe/night-events.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import type { Case, ErrorComparison } from './comparison.ts';
import type { References } from './references.ts';
import { rowInstant } from './row-value.ts';
import { SOURCES } from './sources.ts';

/** Events looked at in each group: enough to see every season of the Moon and half a year of the Sun. */
const EVENTS_PER_GROUP = 250;

/** Events of a year of one body at one site, in order. */
type Group = {
  readonly body: 'Sun' | 'Moon';
  readonly longitude: number;
  readonly latitude: number;
  readonly events: { readonly kind: string; readonly jd: number }[];
};

export const riseAndSetComparison: ErrorComparison = {
  kind: 'errors',
  id: 'rise-and-set',
  topic: 'Rise and set',
  quantity: 'Rise, set of Sun and Moon, latitudes to 89 deg',
  authority: 'recorded events, printed to the minute',
  sources: [SOURCES.riseAndSet],
  unit: 'min',
  limit: 0.7,
  rows: { recorded: 832, cited: 24 },
  note: 'at a latitude of 89 deg an arcminute of refraction is four minutes of time, and the weather changes it by more: the limit is for the recorded events',
  measure: (references, ephemeris) => groupsOf(references).map((group) => caseOf(group, ephemeris)),
};

/** @throws RangeError where the events of a group are not those that are recorded. */
function caseOf({ body, longitude, latitude, events }: Group, ephemeris: Ephemeris): Case {
  const name = `${body} from ${longitude} E, ${latitude} N`;
  const span = { from: events[0].jd - 0.01, to: events[events.length - 1].jd + 0.01 };
  const site = siteFromGeodetic(longitude, latitude, 0);
  const found = riseAndSet({ site, ephemeris, ...span }, BODY[body]);
  if (found.kind !== 'crosses') throw new RangeError(`${name} has ${found.kind}`);
  if (found.events.map(({ kind }) => kind).join() !== events.map(({ kind }) => kind).join())
    throw new RangeError(`${name} has other events than those that are recorded`);
  return {
    name,
    errors: found.events.map(({ jd }, k) => Math.abs(jd - events[k].jd) * MINUTES_PER_DAY),
    days: events.map(({ jd }) => jd),
    values: found.events.map(({ jd, kind }, k) => [
      rowInstant(kind === 'rise' ? 'Rise' : 'Set', 'UTC', events[k].jd, jd),
    ]),
  };
}

/** Events away from the poles, by body, site and year. */
function groupsOf(references: References): Group[] {
  const text = new TextDecoder().decode(references.bytesAt('raw/riseset_open.txt'));
  const groups = new Map<string, Group>();
  for (const line of text.trim().split('\n')) {
    const [body, longitude, latitude, time, kind] = line.trim().split(/\s+/);
    const year = Number(time.slice(0, 4));
    if ((body !== 'Sun' && body !== 'Moon') || Math.abs(Number(latitude)) > 89.5 || year < 1901) continue;
    const key = `${body} ${longitude} ${latitude} ${year}`;
    const group = groups.get(key) ?? {
      body,
      longitude: Number(longitude),
      latitude: Number(latitude),
      events: [],
    };
    if (group.events.length < EVENTS_PER_GROUP)
      group.events.push({ kind: kind === 'r' ? 'rise' : 'set', jd: julianDateFromIso(time) });
    groups.set(key, group);
  }
  return [...groups.values()];
}
