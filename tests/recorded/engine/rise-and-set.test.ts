import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { riseAndSet } from '#engine/observe/night-events.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { recordedFolder } from '../shared-folder.ts';

const MINUTE = 1 / 1440;

test('every recorded rise and set of Sun and Moon is met within a minute', () => {
  const errors = recordedEvents().flatMap(({ body, longitude, latitude, events }) => {
    const site = siteFromGeodetic(longitude, latitude, 0);
    const [from, to] = [events[0].jd - 0.01, events[events.length - 1].jd + 0.01];
    const found = riseAndSet({ site, ephemeris: testEphemeris(), from, to }, BODY[body]);
    if (found.kind !== 'crosses') throw new RangeError(found.kind);
    expect(found.events.map(({ kind }) => kind)).toEqual(events.map(({ kind }) => kind));
    return found.events.map(({ jd }, k) => Math.abs(jd - events[k].jd) / MINUTE);
  });
  expect(errors.length).toBeGreaterThan(800);
  expect(Math.max(...errors)).toBeLessThan(0.7);
});

type Recorded = {
  readonly body: 'Sun' | 'Moon';
  readonly longitude: number;
  readonly latitude: number;
  readonly events: { kind: 'rise' | 'set'; jd: number }[];
};

/** Events looked at in each group: enough to see every season of the Moon and half a year of the Sun. */
const EVENTS_PER_GROUP = 250;

/** Events of a year of one body at one site away from the poles. */
function recordedEvents(): Recorded[] {
  const text = readFileSync(join(recordedFolder('reference'), 'raw', 'riseset_open.txt'), 'utf8');
  const groups = new Map<string, Recorded>();
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
    group.events.push({ kind: kind === 'r' ? 'rise' : 'set', jd: julianDateFromIso(time) });
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({ ...group, events: group.events.slice(0, EVENTS_PER_GROUP) }));
}
