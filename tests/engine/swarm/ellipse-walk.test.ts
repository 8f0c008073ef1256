import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TURN } from '#engine/constants.ts';
import { createEllipseWalk } from '#engine/swarm/ellipse-walk.ts';
import { allocateEllipses, writeEllipse } from '#engine/swarm/swarm-ellipses.ts';
import { twoBodyStep } from '#engine/kepler/two-body-step.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';

const DAY = 2_461_000.5;

test('a walk on an ellipse is where the two-body step leads, whatever order the times come in', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 3, noNaN: true }),
      fc.double({ min: 0, max: 0.998, noNaN: true }),
      fc.double({ min: 0, max: TURN, noNaN: true }),
      fc.array(fc.double({ min: -20, max: 20, noNaN: true }), { minLength: 5, maxLength: 60 }),
      (perihelionDistance, eccentricity, meanAnomaly, strides) => {
        const orbit = elementsToOrbit({
          epoch: { scale: 'TDB', day: DAY, offset: 0 },
          perihelionDistance,
          eccentricity,
          inclination: 0.3,
          node: 1,
          argumentOfPerihelion: 2,
          meanAnomaly,
        });
        const state = Float64Array.of(...orbit.position, ...orbit.velocity);
        const ellipse = allocateEllipses(1);
        writeEllipse(ellipse, 0, orbit.epoch, state, 0);
        const walk = createEllipseWalk(ellipse, 0);
        const place = new Float64Array(3);
        const there = new Float64Array(6);
        const semimajorAxis = perihelionDistance / (1 - eccentricity);
        let elapsed = 400;
        for (const stride of strides) {
          elapsed += stride ** 3 / 400;
          walk(elapsed, place);
          twoBodyStep(SUN_GM, state, elapsed, there);
          const away = Math.hypot(place[0] - there[0], place[1] - there[1], place[2] - there[2]);
          expect(away / semimajorAxis).toBeLessThan(1e-8);
        }
      },
    ),
  );
});
