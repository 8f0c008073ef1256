import { expect, test } from 'vitest';
import { passageLinearity } from '#engine/approach/linearity.ts';
import { linearSpread } from '#engine/approach/passage-uncertainty.ts';
import { passagesBy } from '#engine/approach/passage.ts';
import { objectAbout } from '#engine/approach/relative-motion.ts';
import { covarianceAlong } from '#engine/approach/state-covariance.ts';
import { AU_KM } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { apophisOf2026 } from '../apophis-of-2026.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const YEARS = { fromDay: julianDateFromIso('2016-01-01'), toDay: julianDateFromIso('2028-01-01') };

test('the distant passages of Apophis before 2029 are linear in an orbit that is known to two metres', () => {
  const ephemeris = testEphemeris();
  const orbit = apophisOf2026();
  const options = { model: 'full', ...YEARS } as const;
  const trajectory = propagateWithPartials(orbit, ephemeris, options);
  const metres = (0.002 / AU_KM) ** 2;
  const covariance = Float64Array.from({ length: 36 }, (_, at) =>
    at % 7 === 0 ? metres * (at < 18 ? 1 : 1e-4) : 0,
  );
  const { isLinear, isBentAt } = passageLinearity(orbit, covariance, trajectory, ephemeris, options);
  const covarianceAt = covarianceAlong({ covariance, trajectory }, ephemeris);
  for (const body of [BODY.Mercury, BODY.Venus, BODY.Earth]) {
    const passages = passagesBy(body, trajectory, ephemeris, YEARS, 0.5);
    const motion = objectAbout(trajectory, body, ephemeris);
    expect(passages.length).toBeGreaterThan(2);
    for (const passage of passages) {
      const spread = linearSpread(passage, covarianceAt(passage.day, passage.offset), motion, ephemeris);
      expect(isLinear(passage, spread), `body ${body}, JD ${passage.day}`).toBe(true);
      expect(isBentAt(passage.day, passage.offset)).toBe(false);
    }
  }
});
