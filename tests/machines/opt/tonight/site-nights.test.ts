import { describe, expect, test } from 'vitest';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { nights } from '#engine/observe/night-events.ts';
import { isoDateFromJulianDate, julianDateFromIso } from '#engine/time/iso.ts';
import { CHOICES, choiceDates, choiceNights, choiceOf } from '#machines/opt/tonight/night-choice.ts';
import { nightStart, solarZone } from '#machines/opt/tonight/night-window.ts';
import { frameOfNights, nightOfFrame, nightsOf } from '#machines/opt/tonight/site-nights.ts';
import { addDays } from '#machines/planning/time-frame.ts';
import { testEphemeris } from '../../../engine/ephemeris-fixture.ts';

const SEASONS = ['2026-03-21', '2026-06-21', '2026-09-23', '2026-11-24'];
const LATITUDES = [-31.3, 19.8, 51.5];

/** Every five degrees, both sides of the date line among them. */
const LONGITUDES = Array.from({ length: 72 }, (_, index) => -177.5 + 5 * index);

/** When the night of a site gets dark by the full calculation, Julian date UTC; 18 h of the mean Sun where it does not. */
function duskOf(night: string, latitude: number, longitude: number): number {
  const from = nightStart(night, solarZone({ longitude }));
  const site = siteFromGeodetic(longitude, latitude, 0);
  const found = nights({ site, ephemeris: testEphemeris(), from, to: from + 1 });
  return found.kind === 'nights' ? found.spans[0].from : from + 0.25;
}

describe('a night, at 72 longitudes in each season', () => {
  test.each(SEASONS)(
    'a night, at 72 longitudes in each season has a time frame that begins with the UTC date on which it gets dark: %s',
    (date) => {
      for (const latitude of LATITUDES) {
        for (const longitude of LONGITUDES) {
          const site = { latitude, longitude };
          const now = Date.parse(`${date}T12:00Z`);
          const { tonight: night } = choiceNights(now, site);
          const { tonight: frame } = choiceDates(now, site);
          expect([site, frame.start]).toEqual([
            site,
            isoDateFromJulianDate(duskOf(night.start, latitude, longitude)),
          ]);
          expect([site, frame.end > frame.start]).toEqual([site, true]);
        }
      }
    },
  );

  test.each(SEASONS)(
    'a night, at 72 longitudes in each season is the first of its time frame and has its card: %s',
    (date) => {
      let shared = 0;
      for (const latitude of LATITUDES) {
        for (const longitude of LONGITUDES) {
          const site = { latitude, longitude };
          const now = Date.parse(`${date}T12:00Z`);
          const [chosen, frames] = [choiceNights(now, site), choiceDates(now, site)];
          for (const choice of CHOICES) {
            const [frame, first] = [frames[choice], chosen[choice].start];
            const before = addDays(first, -1);
            const isShared = frameOfNights({ start: before, end: before }, site).start === frame.start;
            shared += Number(isShared);
            expect([site, nightsOf(frame, site).start]).toEqual([site, isShared ? before : first]);
            expect([site, nightsOf(frame, site).end >= chosen[choice].end]).toEqual([site, true]);
            if (!isShared) expect([site, choiceOf(frame, now, site)]).toEqual([site, choice]);
          }
        }
      }
      // Where dusk moves back over 0 h UTC, two nights begin on one UTC date: whole days cannot part them.
      expect(shared).toBeLessThan(0.01 * LATITUDES.length * LONGITUDES.length * CHOICES.length);
    },
  );
});

describe('a night whose sky does not darken', () => {
  test('a night whose sky does not darken begins at 18 h by the mean Sun: in Tromsø at midsummer on the same date UTC, in Utqiagvik on the next', () => {
    const night = { start: '2026-06-21', end: '2026-06-21' };
    const [tromso, utqiagvik] = [
      { latitude: 69.65, longitude: 18.96 },
      { latitude: 71.29, longitude: -156.79 },
    ];
    expect(frameOfNights(night, tromso)).toEqual({ start: '2026-06-21', end: '2026-06-22' });
    expect(frameOfNights(night, utqiagvik)).toEqual({ start: '2026-06-22', end: '2026-06-23' });
    expect(nightOfFrame(frameOfNights(night, utqiagvik), '2026-06-22', utqiagvik)).toBe('2026-06-21');
  });

  test('or brighten is from noon to noon: at the south pole in June', () => {
    const pole = { latitude: -90, longitude: 0 };
    const frame = frameOfNights({ start: '2026-06-21', end: '2026-06-21' }, pole);
    expect(frame).toEqual({ start: '2026-06-21', end: '2026-06-22' });
    expect(nightOfFrame(frame, frame.start, pole)).toBe('2026-06-21');
  });
});

test('the nights of a time frame follow each other without a gap, also where dusk comes later than 0 h UTC during it', () => {
  const site = { latitude: 40, longitude: -75 }; // dusk moves over 0 h UTC in spring
  const frame = { start: '2026-03-01', end: '2026-03-30' };
  const { start, end } = nightsOf(frame, site);
  expect(julianDateFromIso(end) - julianDateFromIso(start)).toBe(29);
  expect(nightOfFrame(frame, '2026-03-30', site)).toBe(end);
});
