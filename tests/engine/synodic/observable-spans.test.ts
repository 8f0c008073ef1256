import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { GEOCENTRE, siteFromGeodetic, type Site } from '#engine/earth/site.ts';
import { createTurningSite } from '#engine/earth/turning-earth.ts';
import { EPHEMERIS_COLUMNS, EPHEMERIS_INDEX as COLUMN } from '#engine/observe/columns.ts';
import { createEarthView } from '#engine/observe/earth-sight.ts';
import { trajectorySource } from '#engine/observe/light-source.ts';
import { observe } from '#engine/observe/observe.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { observableSpans } from '#engine/synodic/observable-spans.ts';
import { tdbFromUtc, utcFromTdb } from '#engine/time/scales.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';
import { SAMPLE_EPOCH } from '../sample-orbit.ts';
import { randomOrbit } from '../random-orbit.ts';
import { seededRandom } from '../seeded-random.ts';

const OBJECTS = 20;
const HOUR = 1 / 24;
const FROM = SAMPLE_EPOCH + 5;
const LIMITS = { faintest: 20.5, leastElongation: 60 * DEGREE, leastAltitude: 30 * DEGREE };

test('the windows of an object from the Earth’s centre are those of every hour of 200 days, to an hour', () => {
  compare(GEOCENTRE, 200);
});

test('the windows of an object at a site are those of every hour of its nights in two months, to an hour', () => {
  compare(siteFromGeodetic(289.26, -24.63, 2635), 60);
});

/** Holds the windows of twenty random near-Earth orbits against every hour of their ephemerides. */
function compare(site: Site, days: number): void {
  const ephemeris = testEphemeris();
  const hours = Array.from({ length: days * 24 + 1 }, (_, hour) => FROM + hour * HOUR);
  const frames = observerFramesUtc(site, ephemeris, hours);
  const lights = sunAndMoon(frames, ephemeris);
  const view = createEarthView(ephemeris);
  let spansFound = 0;
  for (const { orbit, photometry } of randomObjects()) {
    const span = { model: 'survey', fromDay: SAMPLE_EPOCH, toDay: FROM + days + 1 } as const;
    const trajectory = propagate(orbit, ephemeris, span);
    const seen = observe({ trajectory, photometry }, frames, lights);
    const isInside = (row: number) => {
      const at = (column: number) => seen.values[row * EPHEMERIS_COLUMNS.length + column];
      const bright = at(COLUMN.MAG) <= LIMITS.faintest && at(COLUMN.ELON) >= LIMITS.leastElongation / DEGREE;
      if (site.kind === 'geocentre') return bright;
      return bright && at(COLUMN.AST_ALT) >= LIMITS.leastAltitude / DEGREE && at(COLUMN.SUN_ALT) < -18;
    };
    const [start, end] = [tdbFromUtc(FROM), tdbFromUtc(FROM + days)];
    const spans = observableSpans(
      {
        view,
        source: trajectorySource(trajectory),
        photometry,
        site: site.kind === 'ground' ? createTurningSite(site) : undefined,
        limits: LIMITS,
      },
      start.day,
      start.offset,
      end.day - start.day + end.offset,
    ).map(({ from, to, brightest }) => ({
      from: utcFromTdb({ scale: 'TDB', day: start.day, offset: from }),
      to: utcFromTdb({ scale: 'TDB', day: start.day, offset: to }),
      brightest,
    }));
    spansFound += spans.length;
    const missed = hours.filter((hour, row) => {
      const inside = spans.some(({ from, to }) => hour >= from && hour <= to);
      const atAnEdge = spans.some(
        ({ from, to }) => Math.min(Math.abs(hour - from), Math.abs(hour - to)) < HOUR,
      );
      return !atAnEdge && isInside(row) !== inside;
    });
    expect(missed).toEqual([]);
    for (const { from, to, brightest } of spans) {
      const magnitudes = hours.flatMap((hour, row) =>
        hour >= from && hour <= to ? [seen.values[row * EPHEMERIS_COLUMNS.length + COLUMN.MAG]] : [],
      );
      expect(brightest.magnitude).toBeLessThanOrEqual(Math.min(LIMITS.faintest, ...magnitudes) + 1e-3);
    }
  }
  expect(spansFound).toBeGreaterThan(OBJECTS / 4);
}

function randomObjects() {
  const random = seededRandom(11);
  return Array.from({ length: OBJECTS }, () => ({
    orbit: randomOrbit(random, [0.4, 0.9], [0.05, 0.6], (one) => 0.3 * one),
    photometry: { law: 'H-G', h: 13.5 + 5 * random(), g: 0.15 } as const,
  }));
}
