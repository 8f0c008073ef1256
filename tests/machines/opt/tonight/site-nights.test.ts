import { expect, test } from 'vitest';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import { darkHours, type PlaceDeg } from '#engine/observe/dark-hours.ts';
import { nights } from '#engine/observe/night-events.ts';
import { isoDateFromJulianDate, julianDateFromIso } from '#engine/time/iso.ts';
import { CHOICES, choiceDates, choiceNights, choiceOf } from '#machines/opt/tonight/night-choice.ts';
import { nightStart, solarZone } from '#machines/opt/tonight/night-window.ts';
import {
  countNights,
  frameOfNights,
  momentsOfPlan,
  nightOfFrame,
  nightsOf,
  nightsOfPlan,
} from '#machines/opt/tonight/site-nights.ts';
import { customObservatory } from '#machines/planning/observatory.ts';
import { type Dates, GREENWICH, type TimeFrame, timeFrame, withEnd } from '#machines/planning/time-frame.ts';
import { DEFAULT_TIME_STEP, HOUR_STEP } from '#machines/planning/time-step.ts';
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

test.each(SEASONS)(
  'a night at any of 72 longitudes in each season has a time frame that begins with the UTC date on which it gets dark: %s',
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
  'what is handed on of one night lies between the noons around it and has all that is dark, at 72 longitudes: %s',
  (date) => {
    for (const latitude of [...LATITUDES, 69.6]) {
      for (const longitude of LONGITUDES) {
        const site = customObservatory({ latitude, longitude, alt: 0 });
        const frame = choiceDates(Date.parse(`${date}T12:00Z`), site).tonight;
        const moments = momentsOfPlan({ timeFrame: framed(frame), observatory: site }, HOUR_STEP);
        const noon = nightStart(nightsOf(frame, site).start, solarZone(site));
        const [start, end] = [moments.start, moments.end].map(julianDateFromIso);
        expect([site, start >= noon && end <= noon + 1]).toEqual([site, true]);
        const dark = darkHours(site, noon, NIGHT_SUN_ALTITUDE_DEG);
        if (dark.kind === 'dark') expect([site, start <= dark.from && end >= dark.to]).toEqual([site, true]);
      }
    }
  },
);

test('what is handed on of seven nights goes from the evening of the first to the morning of the last, and at the geocentre it is all of the days', () => {
  const observatory = customObservatory({ latitude: 28.3, longitude: -16.5, alt: 2390 });
  const timeFrame = framed(choiceDates(Date.parse('2026-11-24T12:00Z'), observatory).week);
  expect(momentsOfPlan({ timeFrame, observatory }, HOUR_STEP)).toEqual({
    start: '2026-11-24T17:10',
    end: '2026-12-01T09:10',
  });
  expect(momentsOfPlan({ timeFrame, observatory: { ...observatory, code: '500' } }, HOUR_STEP)).toEqual(
    timeFrame.dateTime,
  );
});

test('what is handed on of seven nights by a step of a day has its points in the middle of the nights, and not in daylight', () => {
  const observatory = customObservatory({ latitude: 32.44, longitude: -110.79, alt: 2776 });
  const timeFrame = framed(choiceDates(Date.parse('2026-11-24T12:00Z'), observatory).week);
  const { start, end } = momentsOfPlan({ timeFrame, observatory }, DEFAULT_TIME_STEP);
  const noon = nightStart(nightsOf(timeFrame, observatory).start, solarZone(observatory));
  const dark = darkHours(observatory, noon, NIGHT_SUN_ALTITUDE_DEG);
  if (dark.kind !== 'dark') return expect.unreachable();
  expect(Math.abs(julianDateFromIso(start) - (dark.from + dark.to) / 2)).toBeLessThan(1 / 1440);
  expect(end).toBe(momentsOfPlan({ timeFrame, observatory }, HOUR_STEP).end);
});

function framed(dates: Dates): TimeFrame {
  return timeFrame(dates, dates.start, GREENWICH) ?? expect.unreachable();
}

/** Noons UTC of a year, Julian dates. */
const NOONS = Array.from({ length: 366 }, (_, day) => julianDateFromIso('2028-01-01') + 0.5 + day);

/** Days of the year on which tonight and tomorrow get dark on the same date UTC, as dusk moves back over 0 h, and six others. */
function daysToTry(site: PlaceDeg): readonly string[] {
  const noonAt = (day: number) => day - solarZone(site).offsetMinutes / 1440;
  const duskDay = (noon: number) => {
    const hours = darkHours(site, noonAt(noon), NIGHT_SUN_ALTITUDE_DEG);
    return hours.kind === 'dark' ? Math.floor(hours.from - 0.5) : undefined;
  };
  const dusks = NOONS.map(duskDay);
  return NOONS.flatMap((noon, index) => {
    const isShared = dusks[index] !== undefined && dusks[index] === dusks[index + 1];
    return isShared || index % 61 === 0 ? [isoDateFromJulianDate(noon)] : [];
  });
}

test('a card has a time frame whose first night is its own, at 72 longitudes through a year', () => {
  let shared = 0;
  const others: unknown[] = [];
  for (const latitude of LATITUDES)
    for (const longitude of LONGITUDES) {
      const site = { latitude, longitude };
      for (const day of daysToTry(site)) {
        const now = Date.parse(`${day}T12:00Z`) - solarZone(site).offsetMinutes * 60_000;
        const [chosen, frames] = [choiceNights(now, site), choiceDates(now, site)];
        shared += Number(frames.tonight.start === frames.tomorrow.start);
        for (const choice of CHOICES) {
          const [frame, own] = [frames[choice], chosen[choice]];
          const { start, end } = nightsOf(frame, site);
          if (start !== own.start || end !== own.end || choiceOf(frame, now, site) !== choice)
            others.push([site, day, choice]);
        }
      }
    }
  expect(others).toEqual([]);
  expect(shared).toBeGreaterThan(20);
});

const tololo = { latitude: -30.2, longitude: -70.7 };
const frames = choiceDates(Date.parse('2026-03-30T18:00Z'), tololo);

test('two nights of Cerro Tololo that get dark on 31 March 2026 UTC differ in the first night of their time frames', () => {
  const days = { start: '2026-03-31', end: '2026-04-01' };
  expect(frames).toMatchObject({ tonight: days, tomorrow: { ...days, firstNight: '2026-03-31' } });
  expect(nightsOf(frames.tonight, tololo)).toEqual({ start: '2026-03-30', end: '2026-03-30' });
  expect(nightsOf(frames.tomorrow, tololo)).toEqual({ start: '2026-03-31', end: '2026-03-31' });
});

test('a first night that does not get dark on the first date is disregarded', () => {
  const frame = { ...frames.tonight, firstNight: '2026-02-31' };
  expect(nightsOf(frame, tololo)).toEqual(nightsOf(frames.tonight, tololo));
  const munich = { latitude: 48.15, longitude: 11.58 };
  expect(nightOfFrame(frames.tomorrow, '2026-03-31', munich)).toBe('2026-03-31');
});

test('a night whose sky does not darken begins at 18 h by the mean Sun: in Tromsø at midsummer on the same date UTC, in Utqiagvik on the next', () => {
  const night = { start: '2026-06-21', end: '2026-06-21' };
  const [tromso, utqiagvik] = [
    { latitude: 69.65, longitude: 18.96 },
    { latitude: 71.29, longitude: -156.79 },
  ];
  expect(frameOfNights(night, tromso)).toEqual({ start: '2026-06-21', end: '2026-06-22' });
  expect(frameOfNights(night, utqiagvik)).toEqual({
    start: '2026-06-22',
    end: '2026-06-23',
    lastNight: '2026-06-21',
  });
  expect(nightOfFrame(frameOfNights(night, utqiagvik), '2026-06-22', utqiagvik)).toBe('2026-06-21');
});

test('a night whose sky neither darkens nor brightens is from noon to noon: at the south pole in June', () => {
  const pole = { latitude: -90, longitude: 0 };
  const frame = frameOfNights({ start: '2026-06-21', end: '2026-06-21' }, pole);
  expect(frame).toEqual({ start: '2026-06-21', end: '2026-06-22' });
  expect(nightOfFrame(frame, frame.start, pole)).toBe('2026-06-21');
});

test('the nights of a time frame follow each other without a gap, also where dusk comes later than 0 h UTC during it', () => {
  const site = { latitude: 40, longitude: -75 }; // dusk moves over 0 h UTC in spring
  const frame = { start: '2026-03-01', end: '2026-03-30' };
  const { start, end } = nightsOf(frame, site);
  expect(julianDateFromIso(end) - julianDateFromIso(start)).toBe(29);
  expect(nightOfFrame(frame, '2026-03-30', site)).toBe(end);
});

test('the night that the end of a time frame cuts does not count: eight days of Munich have seven, as many days of Hawaii eight', () => {
  const frame = { start: '2026-11-26', end: '2026-12-03' };
  const [munich, hawaii] = [
    { latitude: 48.15, longitude: 11.58 },
    { latitude: 19.8, longitude: -155.5 },
  ];
  expect(nightsOf(frame, munich)).toEqual({ start: '2026-11-26', end: '2026-12-02' });
  expect(countNights(nightsOf(frame, munich))).toBe(7);
  expect(nightsOf(frame, hawaii)).toEqual({ start: '2026-11-25', end: '2026-12-02' });
});

test('one night of Hawaii, which lies within a day UTC, is the only one of its time frame of two days until another last day is chosen', () => {
  const hawaii = { latitude: 19.8, longitude: -155.5 };
  const night = { start: '2026-11-26', end: '2026-11-26' };
  const frame = frameOfNights(night, hawaii);
  expect(frame).toEqual({ start: '2026-11-27', end: '2026-11-28', lastNight: '2026-11-26' });
  expect(nightsOf(frame, hawaii)).toEqual(night);
  expect(nightsOf(withEnd(frame, '2026-11-29'), hawaii)).toEqual({ start: '2026-11-26', end: '2026-11-28' });
});

test('a loaded plan has no nights where no calendar has its last day, or no globe its place', () => {
  const observatory = customObservatory({ latitude: 47, longitude: 8, alt: 500 });
  const timeFrame = { start: '2027-02-20', end: '2027-02-28' };
  expect(nightsOfPlan({ timeFrame, observatory })).toMatchObject({ start: '2027-02-20' });
  expect(nightsOfPlan({ timeFrame: { ...timeFrame, end: '2027-02-30' }, observatory })).toBeUndefined();
  expect(nightsOfPlan({ timeFrame, observatory: { ...observatory, latitude: 95 } })).toBeUndefined();
});
