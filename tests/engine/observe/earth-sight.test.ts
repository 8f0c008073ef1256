import { expect, test } from 'vitest';
import { angleBetween, arcSine } from '#engine/angles.ts';
import { DEGREE } from '#engine/constants.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { createTurningSite } from '#engine/earth/turning-earth.ts';
import { EPHEMERIS_COLUMNS, EPHEMERIS_INDEX as COLUMN } from '#engine/observe/columns.ts';
import { createEarthView } from '#engine/observe/earth-sight.ts';
import { trajectorySource } from '#engine/observe/light-source.ts';
import { observe } from '#engine/observe/observe.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';
import { SAMPLE_EPOCH, SAMPLE_ORBIT } from '../sample-orbit.ts';

test('a view from the turning Earth agrees with the whole ephemeris of the site to an arcsecond', () => {
  const ephemeris = testEphemeris();
  const site = siteFromGeodetic(289.26, -24.63, 2635);
  const span = { model: 'full', fromDay: SAMPLE_EPOCH, toDay: SAMPLE_EPOCH + 420 } as const;
  const trajectory = propagate(SAMPLE_ORBIT, ephemeris, span);
  const epochs = Array.from({ length: 200 }, (_, row) => SAMPLE_EPOCH + 10 + 2.013 * row);
  const frames = observerFramesUtc(site, ephemeris, epochs);
  const seen = observe({ trajectory }, frames, sunAndMoon(frames, ephemeris));
  const view = createEarthView(ephemeris);
  const turning = createTurningSite(site);
  epochs.forEach((epoch, row) => {
    const at = (column: number) => seen.values[row * EPHEMERIS_COLUMNS.length + column];
    const { day, offset } = tdbFromUtc(epoch);
    turning.turn(day, offset);
    view.look(trajectorySource(trajectory), day, offset, turning.place);
    const { sight } = view;
    expect(sight.earthDistance).toBeCloseTo(at(COLUMN.DELTA), 10);
    expect(sight.sunDistance).toBeCloseTo(at(COLUMN.R), 10);
    expect(Math.abs(sight.phase / DEGREE - at(COLUMN.PHASE)) * 3600).toBeLessThan(1);
    expect(Math.abs(sight.elongation / DEGREE - at(COLUMN.ELON)) * 3600).toBeLessThan(1);
    const altitude = arcSine(dot(sight.apparent, turning.zenith)) / DEGREE;
    expect(Math.abs(altitude - at(COLUMN.AST_ALT)) * 3600).toBeLessThan(1);
    const sunAltitude = arcSine(dot(sight.sun, turning.zenith)) / DEGREE;
    expect(Math.abs(sunAltitude - at(COLUMN.SUN_ALT)) * 3600).toBeLessThan(1);
    expect(angleBetween(sight.apparent, sight.sun)).toBe(sight.elongation);
  });
});

function dot(a: Float64Array, b: Float64Array): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
