import { expect, test } from 'vitest';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { ephemerisSource } from '#engine/observe/light-source.ts';
import {
  nights,
  riseAndSet,
  sunAltitudeCrossings,
  transits,
  type ObservingSpan,
} from '#engine/observe/night-events.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const MINUTE = 1 / 1440;

function spanAt(longitude: number, latitude: number, from: string, to: string): ObservingSpan {
  return {
    site: siteFromGeodetic(longitude, latitude, 0),
    ephemeris: testEphemeris(),
    from: julianDateFromIso(from),
    to: julianDateFromIso(to),
  };
}

/** Civil, nautical and astronomical twilight at Orlando: dawn in this order reversed, then dusk; UTC to the minute. */
const ORLANDO: readonly (readonly string[])[] = [
  ['2021-11-07T08:00', '2021-11-07T10:21', '2021-11-07T10:49', '2021-11-07T11:17', '2021-11-07T23:00'],
  ['2022-06-20T08:00', '2022-06-20T08:54', '2022-06-20T09:28', '2022-06-20T10:01', '2022-06-21T00:52'],
];

test.each(ORLANDO)(
  'twilight at Orlando from %s begins at %s, %s and %s, and ends at %s',
  (start, astro, nautical, civil, dusk) => {
    const day = { ...spanAt(-81.379, 28.538, start, start), to: julianDateFromIso(start) + 0.9 };
    const first = (altitude: number, kind: string): number => {
      const found = sunAltitudeCrossings(day, altitude);
      if (found.kind !== 'crosses') throw new RangeError(found.kind);
      return found.events.find((event) => event.kind === kind)?.jd ?? 0;
    };
    expect(Math.abs(first(-18, 'rise') - julianDateFromIso(astro))).toBeLessThan(MINUTE);
    expect(Math.abs(first(-12, 'rise') - julianDateFromIso(nautical))).toBeLessThan(MINUTE);
    expect(Math.abs(first(-6, 'rise') - julianDateFromIso(civil))).toBeLessThan(MINUTE);
    expect(Math.abs(first(-6, 'set') - julianDateFromIso(dusk))).toBeLessThan(MINUTE);
  },
);

test('a night lies between dusk and dawn and is cut where the span is', () => {
  const found = nights(spanAt(-81.379, 28.538, '2021-11-06T22:00', '2021-11-08T02:00'));
  if (found.kind !== 'nights') throw new RangeError(found.kind);
  expect(found.spans).toHaveLength(2);
  expect(Math.abs(found.spans[0].to - julianDateFromIso('2021-11-07T10:21'))).toBeLessThan(MINUTE);
  expect(Math.abs(found.spans[1].from - julianDateFromIso('2021-11-07T23:56'))).toBeLessThan(MINUTE);
  expect(found.spans[1].to).toBe(julianDateFromIso('2021-11-08T02:00'));
});

test('twilight never comes at Tromsø in June and never ends at the south pole in June', () => {
  expect(nights(spanAt(18.96, 69.65, '2024-06-10', '2024-06-20')).kind).toBe('never dark');
  expect(nights(spanAt(0, -90, '2024-06-10', '2024-06-20')).kind).toBe('always dark');
});

test('the Sun does not set at the north pole in July, and rises there once a year about two days before the equinox', () => {
  expect(riseAndSet(spanAt(0, 90, '2024-07-01', '2024-07-05'), BODY.Sun).kind).toBe('always above');
  expect(riseAndSet(spanAt(0, 90, '2024-12-01', '2024-12-05'), BODY.Sun).kind).toBe('always below');
  const spring = riseAndSet(spanAt(0, 90, '2019-03-10', '2019-03-28'), BODY.Sun);
  if (spring.kind !== 'crosses') throw new RangeError(spring.kind);
  expect(spring.events.map(({ kind }) => kind)).toEqual(['rise']);
  expect(Math.abs(spring.events[0].jd - julianDateFromIso('2019-03-18T12:00'))).toBeLessThan(1);
});

test('the dip of the horizon is left out: on Maunakea the Sun rises when it would by the sea, but for the parallax of 4 km', () => {
  const span = spanAt(-155.4783, 19.8283, '2024-03-20T10:00', '2024-03-20T22:00');
  const rise = (height: number): number => {
    const found = riseAndSet({ ...span, site: siteFromGeodetic(-155.4783, 19.8283, height) }, BODY.Sun);
    if (found.kind !== 'crosses') throw new RangeError(found.kind);
    return found.events[0].jd;
  };
  expect(Math.abs(rise(4200) - rise(0))).toBeLessThan(0.1 * MINUTE);
});

test('the Sun transits Greenwich at the equation of time: 12:03:22 on 2024 January 1 (Astronomical Almanac)', () => {
  const source = ephemerisSource(testEphemeris(), BODY.Sun);
  const found = transits(spanAt(0, 51.48, '2024-01-01', '2024-01-02'), source);
  expect(found).toHaveLength(1);
  expect(Math.abs(found[0] - julianDateFromIso('2024-01-01T12:03:10'))).toBeLessThan(0.4 * MINUTE);
});

test('an empty span of rises and sets is refused', () => {
  expect(() => riseAndSet(spanAt(0, 0, '2024-01-02', '2024-01-02'), BODY.Sun)).toThrow(/empty/);
});
