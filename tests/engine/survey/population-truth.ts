import { expect } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { createEarthView } from '#engine/observe/earth-sight.ts';
import { lightTimeMargin, trajectorySource } from '#engine/observe/light-source.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import type { Photometry } from '#engine/photometry/photometry.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { createNodeBuilder } from '#engine/survey/build-nodes.ts';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { emptyNodes } from '#engine/survey/orbit-nodes.ts';
import { planetDays } from '#engine/survey/planet-days.ts';
import { createPopulationSurveyor } from '#engine/survey/population-surveyor.ts';
import { observableSpans } from '#engine/synodic/observable-spans.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

/** An object whose year is surveyed. */
export type PopulationObject = { readonly orbit: Orbit; readonly photometry: Photometry };

const DAYS = 365;
const LEAST_ELONGATION = 60 * DEGREE;

/** A limit that no object is fainter than: the brightest moment is that of all spans far enough from the Sun. */
const EVERYTHING = 100;

/**
 * Holds the year of each object from its nodes against the full force model.
 *
 * @returns how many were integrated, how many are seen within the limit, and the largest error of a magnitude.
 */
export function comparePopulation(
  objects: readonly PopulationObject[],
  firstDay: number,
  faintest: number,
  leastElongation = LEAST_ELONGATION,
) {
  const ephemeris = testEphemeris();
  const grid = gridCovering(firstDay - 2, firstDay + 42);
  const nodes = emptyNodes(grid, objects.length);
  const build = createNodeBuilder(ephemeris, grid);
  objects.forEach(({ orbit }, object) => build(orbit, nodes, object));
  const planets = planetDays(ephemeris, firstDay, DAYS);
  const limits = { faintest, leastElongation };
  const look = createPopulationSurveyor(nodes, ephemeris, planets, limits);
  const view = createEarthView(ephemeris);
  const seen = { integrated: 0, windows: 0, largestError: 0 };
  objects.forEach(({ orbit, photometry }, object) => {
    const entry = look(object, photometry, Number.POSITIVE_INFINITY);
    const trajectory = propagate(orbit, ephemeris, {
      model: 'full',
      fromDay: firstDay - lightTimeMargin(orbit, firstDay),
      toDay: firstDay + DAYS,
    });
    const source = trajectorySource(trajectory);
    const spansTo = (limit: number) =>
      observableSpans(
        {
          view,
          source,
          photometry,
          site: undefined,
          limits: { ...limits, faintest: limit, leastAltitude: 0 },
        },
        firstDay,
        0,
        DAYS,
      );
    const [brightest] = spansTo(EVERYTHING)
      .map((span) => span.brightest.magnitude)
      .toSorted((a, b) => a - b);
    expect(entry === undefined, `object ${object}`).toBe(brightest === undefined);
    if (entry === undefined || brightest === undefined) return; // always near the Sun
    const error = Math.abs(entry.brightest.magnitude - brightest);
    expect(error, `object ${object}`).toBeLessThan(0.05);
    seen.largestError = Math.max(seen.largestError, error);
    const [first] = spansTo(faintest);
    const { window } = entry;
    if (Math.abs(brightest - faintest) > 0.1)
      expect(window === undefined, `object ${object}`).toBe(first === undefined);
    if (first !== undefined && window !== undefined) {
      expect(Math.abs(window.from - first.from), `object ${object}`).toBeLessThan(0.5);
      seen.windows++;
    }
    if (entry.integrated) seen.integrated++;
  });
  return seen;
}
