import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { sampleEpochs } from '#engine/survey/sample-epochs.ts';
import { surveySky } from '#engine/survey/survey-sky.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const SITES = [
  [0, 0],
  [-155.47, 19.83],
  [179.9, -16.5],
  [18.96, 69.65],
  [-70.4, -24.6],
  [0, -89.9],
] as const;

test.each(['1900-01-20', '1950-04-05', '2026-11-24', '2100-07-10', '2470-03-15'])(
  'the samples of a fortnight from %s are all its half hours with the Sun 18 degrees below the horizon, from pole to pole',
  (date) => {
    const ephemeris = testEphemeris();
    const fromUtc = julianDateFromIso(date);
    const window = { fromUtc, toUtc: fromUtc + 14 };
    for (const [longitude, latitude] of SITES) {
      const site = siteFromGeodetic(longitude, latitude, 2000);
      const frames = observerFramesUtc(site, ephemeris, sampleEpochs(site, window).epochsUtc);
      const { sun } = sunAndMoon(frames, ephemeris);
      const dark = Array.from(frames.day, (day, row) => day + (frames.offset[row] ?? 0)).filter(
        (_, row) => (sun.altitude[row] ?? 0) < -18 * DEGREE,
      );
      const { originDay, offset } = surveySky(site, ephemeris, window);
      expect(offset.length).toBe(dark.length);
      Array.from(offset).forEach((days, place) => {
        expect(originDay + days).toBeCloseTo(dark[place] ?? Number.NaN, 8);
      });
    }
  },
);
