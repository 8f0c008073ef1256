import { SECONDS_PER_DAY } from '#engine/constants.ts';
import { FIRST_ASTEROID } from '#engine/ephemeris/body.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';
import { APOPHIS_TERMS, OUMUAMUA_TERMS } from './non-gravitational.ts';
import type { Case, Quantity } from './quantity.ts';
import {
  caseNames,
  perigee,
  type PropagationCase,
  propagateCase,
  propagationErrors,
  readCase,
} from './propagation-cases.ts';

const CERES = FIRST_ASTEROID;
const PALLAS = FIRST_ASTEROID + 1;
const VESTA = FIRST_ASTEROID + 3;

const APOPHIS_STARTS = ['apophis_220_2004_2020', 'apophis_220_2021_2029', 'apophis_220_flyby2029'];

/** Source: minimum of JPL SPK 220 minus the Horizons Earth; the Earth was interpolated, which leaves it ± 12 km. */
const PERIGEE_2029 = {
  nearDay: 2_462_240.5,
  offset: 2_462_240.407_097_324_7 - 2_462_240.5,
  distanceKm: 38_012.474,
};

/** The full force model from the first row of each record, against JPL. */
export const quantities: readonly Quantity[] = [
  {
    quantity: 'Propagated states, 58 d from the first row',
    against: 'Horizons VECTORS, 17 asteroids and 1I',
    unit: 'm',
    limit: 50,
    minimumRows: 1557,
    measure: () =>
      caseNames('_states').map((file) => errorsOf(file, { keepDays: 58.1, ...extraOf(file) }, 1000)),
  },
  {
    quantity: 'Apophis before its flyby, 2004-2020 and 2021-2029',
    against: 'JPL solution 220',
    unit: 'km',
    limit: 1,
    minimumRows: 389,
    note: 'the grain of the recorded start: from other rows of the same record 0.2 to 0.7 km',
    measure: () =>
      ['apophis_220_2004_2020', 'apophis_220_2021_2029'].map((file) =>
        errorsOf(file, { nonGravitational: APOPHIS_TERMS }, 1),
      ),
  },
  {
    quantity: 'Main belt, Ceres and Vesta 20 years, Isis 12 years',
    against: 'Horizons VECTORS, JPL solution 127',
    unit: 'km',
    limit: 10,
    minimumRows: 887,
    note: 'the recorded solutions were made with older masses of the asteroids',
    measure: () => [
      errorsOf('ceres_heliostate', { ownBody: CERES }, 1),
      errorsOf('vesta_heliostate', { ownBody: VESTA }, 1),
      errorsOf('isis_jpl127_1950_2029', {}, 1),
    ],
  },
  {
    quantity: 'Apophis 2029, distance of the perigee',
    against: 'JPL solution 220',
    unit: 'km',
    limit: 3,
    minimumRows: 3,
    note: 'the recorded minimum itself is good to 12 km',
    measure: () => perigeeErrors(({ distanceKm }) => distanceKm - PERIGEE_2029.distanceKm),
  },
  {
    quantity: 'Apophis 2029, time of the perigee',
    against: 'JPL solution 220',
    unit: 's',
    limit: 1,
    minimumRows: 3,
    measure: () => perigeeErrors(({ offset }) => (offset - PERIGEE_2029.offset) * SECONDS_PER_DAY),
  },
  {
    quantity: 'Impactors 2008 TC3 and 2024 BX1, 100 km above the ground',
    against: 'JPL solutions 18 and 9',
    unit: 'km',
    limit: 0.1,
    minimumRows: 2,
    measure: () =>
      ['2008tc3', '2024bx1'].map((file) => {
        const { name, errors } = errorsOf(file, {}, 1);
        return { name, errors: errors.slice(-1) };
      }),
  },
];

type Extra = Partial<PropagationCase> & { readonly keepDays?: number };

function extraOf(file: string): Extra {
  if (file.includes('Oumuamua')) return { nonGravitational: OUMUAMUA_TERMS };
  return file.includes('Pallas') ? { ownBody: PALLAS } : {};
}

function errorsOf(file: string, { keepDays, ...extra }: Extra, perKm: number): Case {
  const one = readCase(file, keepDays ?? Number.POSITIVE_INFINITY, extra);
  return { name: one.name, errors: propagationErrors(one, testEphemeris()).map((km) => km * perKm) };
}

/** Propagates each recorded start through the flyby of 2029-04-13. */
function perigeeErrors(error: (found: ReturnType<typeof perigee>) => number): Case[] {
  const ephemeris = testEphemeris();
  return APOPHIS_STARTS.map((file) => {
    const one = readCase(file, 0, { nonGravitational: APOPHIS_TERMS });
    const trajectory = propagateCase(one, ephemeris, PERIGEE_2029.nearDay + 1);
    return { name: file, errors: [Math.abs(error(perigee(trajectory, ephemeris, PERIGEE_2029.nearDay)))] };
  });
}
