import { expect, test } from 'vitest';
import { instantOf, passagesBy } from '#engine/approach/passage.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { orbitOfMany, rowsOf2020 } from '#validation/approach-lists.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { RECORDED } from '../references.ts';

const YEAR_2020 = { fromDay: 2_458_849.5, toDay: 2_459_215.5 };

test('in 2020 no close approach under 0.04 au is found that is not in the list', () => {
  const ephemeris = testEphemeris();
  const extra = rowsOf2020(RECORDED)
    .slice(0, 400)
    .flatMap((row) => {
      const trajectory = propagate(orbitOfMany(row), ephemeris, { model: 'full', ...YEAR_2020 });
      const days = row[14].map(([day]) => day);
      return passagesBy(BODY.Earth, trajectory, ephemeris, YEAR_2020, 0.04).filter(
        (passage) => !days.some((day) => Math.abs(day - instantOf(passage)) < 2),
      );
    });
  expect(extra).toEqual([]);
});
