import { SECONDS_PER_DAY } from '#engine/constants.ts';
import { FIRST_ASTEROID } from '#engine/ephemeris/body.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';
import { APOPHIS_TERMS, OUMUAMUA_TERMS } from './non-gravitational.ts';
import type { Case, Quantity } from './quantity.ts';
import type { References } from './references.ts';
import {
  perigee,
  type PropagationCase,
  propagateCase,
  propagationCase,
  propagationErrors,
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
export const propagationQuantities: readonly Quantity[] = [
  {
    quantity: 'Propagated states, 58 d from the first row',
    against: 'Horizons VECTORS, 17 asteroids and 1I',
    unit: 'm',
    limit: 50,
    rows: { recorded: 1557, cited: 10 },
    measure: (references) =>
      references
        .propagated()
        .filter((name) => name.includes('_states'))
        .map((file) => errorsOf(references, file, { keepDays: 58.1, ...extraOf(file) }, 1000)),
  },
  {
    quantity: 'Apophis before its flyby, 2004-2020 and 2021-2029',
    against: 'JPL solution 220',
    unit: 'km',
    limit: 1,
    rows: { recorded: 389, cited: 8 },
    note: 'the grain of the recorded start: from other rows of the same record 0.2 to 0.7 km',
    measure: (references) =>
      ['apophis_220_2004_2020', 'apophis_220_2021_2029'].map((file) =>
        errorsOf(references, file, { nonGravitational: APOPHIS_TERMS }, 1),
      ),
  },
  {
    quantity: 'Main belt, Ceres and Vesta 20 years, Isis 12 years',
    against: 'Horizons VECTORS, JPL solution 127',
    unit: 'km',
    limit: 10,
    rows: { recorded: 887, cited: 6 },
    note: 'the recorded solutions were made with older masses of the asteroids',
    measure: (references) => [
      errorsOf(references, 'ceres_heliostate', { ownBody: CERES }, 1),
      errorsOf(references, 'vesta_heliostate', { ownBody: VESTA }, 1),
      errorsOf(references, 'isis_jpl127_1950_2029', {}, 1),
    ],
  },
  {
    quantity: 'Apophis 2029, distance of the perigee',
    against: 'JPL solution 220',
    unit: 'km',
    limit: 3,
    rows: { recorded: 3, cited: 3 },
    note: 'the recorded minimum itself is good to 12 km',
    measure: (references) =>
      perigeeErrors(references, ({ distanceKm }) => distanceKm - PERIGEE_2029.distanceKm),
  },
  {
    quantity: 'Apophis 2029, time of the perigee',
    against: 'JPL solution 220',
    unit: 's',
    limit: 1,
    rows: { recorded: 3, cited: 3 },
    measure: (references) =>
      perigeeErrors(references, ({ offset }) => (offset - PERIGEE_2029.offset) * SECONDS_PER_DAY),
  },
  {
    quantity: 'Impactors 2008 TC3 and 2024 BX1, 100 km above the ground',
    against: 'JPL solutions 18 and 9',
    unit: 'km',
    limit: 0.1,
    rows: { recorded: 2, cited: 2 },
    measure: (references) =>
      ['2008tc3', '2024bx1'].map((file) => {
        const { name, errors } = errorsOf(references, file, {}, 1);
        return { name, errors: errors.slice(-1) };
      }),
  },
];

type Extra = Partial<PropagationCase> & { readonly keepDays?: number };

function extraOf(file: string): Extra {
  if (file.includes('Oumuamua')) return { nonGravitational: OUMUAMUA_TERMS };
  return file.includes('Pallas') ? { ownBody: PALLAS } : {};
}

function errorsOf(references: References, file: string, { keepDays, ...extra }: Extra, perKm: number): Case {
  const one = propagationCase(references, file, keepDays ?? Number.POSITIVE_INFINITY, extra);
  return { name: one.name, errors: propagationErrors(one, testEphemeris()).map((km) => km * perKm) };
}

/** Propagates each recorded start through the flyby of 2029-04-13. */
function perigeeErrors(references: References, error: (found: ReturnType<typeof perigee>) => number): Case[] {
  const ephemeris = testEphemeris();
  return APOPHIS_STARTS.map((file) => {
    const one = propagationCase(references, file, 0, { nonGravitational: APOPHIS_TERMS });
    const trajectory = propagateCase(one, ephemeris, PERIGEE_2029.nearDay + 1);
    return { name: file, errors: [Math.abs(error(perigee(trajectory, ephemeris, PERIGEE_2029.nearDay)))] };
  });
}
