import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { lightLaw, magnitudeOfLight } from '#engine/photometry/light.ts';
import { apparentMagnitude, type Photometry } from '#engine/photometry/photometry.ts';

test.each([
  [{ law: 'H-G', h: 19.7, g: 0.24 }, 0.001],
  [{ law: 'H-G', h: 26, g: -0.1 }, 0.001],
  [{ law: 'H-G1-G2', h: 15, g1: 0.26, g2: 0.38 }, 1e-9],
  [{ law: 'comet', m1: 12, k1: 10 }, 1e-9],
] satisfies readonly [Photometry, number][])(
  'the light of %o is that of its magnitude to %f',
  (law, within) => {
    const light = lightLaw(law);
    for (let phase = 0; phase <= 179; phase += 0.05) {
      const [r, delta] = [0.4 + phase / 100, 2.1 - phase / 100];
      const found = light(r * r, delta * delta, r * delta * Math.cos(phase * DEGREE));
      const expected = apparentMagnitude(law, r, delta, phase * DEGREE);
      expect(Math.abs(magnitudeOfLight(found) - expected), `${phase} deg`).toBeLessThan(within);
    }
  },
);
