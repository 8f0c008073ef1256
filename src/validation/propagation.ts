import { SECONDS_PER_DAY } from '#engine/constants.ts';
import { FIRST_ASTEROID } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { APOPHIS_TERMS, OUMUAMUA_TERMS } from './non-gravitational.ts';
import type { Case, ErrorComparison } from './comparison.ts';
import type { References } from './references.ts';
import { rowInstant, type RowValue, rowValue } from './row-value.ts';
import { isoDateFromJulianDate } from '#engine/time/iso.ts';
import { SOURCES } from './sources.ts';
import {
  perigee,
  type PropagationCase,
  propagateCase,
  propagationCase,
  propagatedRows,
} from './propagation-cases.ts';
import { namedObject } from './named-object.ts';

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
export const propagationComparisons: readonly ErrorComparison[] = [
  {
    kind: 'errors',
    id: 'propagation-58-days',
    topic: 'Propagation',
    sources: [SOURCES.states],
    quantity: 'Propagated states, 58 d from the first row',
    authority: 'Horizons VECTORS, 17 asteroids and 1I',
    unit: 'm',
    limit: 50,
    rows: { recorded: 1557, cited: 10 },
    measure: (references, ephemeris) =>
      references
        .propagated()
        .filter((name) => name.includes('_states'))
        .map((file) => errorsOf(references, ephemeris, file, { keepDays: 58.1, ...extraOf(file) }, 1000)),
  },
  {
    kind: 'errors',
    id: 'propagation-apophis',
    topic: 'Propagation',
    sources: [SOURCES.apophisEarly, SOURCES.apophisLate],
    quantity: 'Apophis before its flyby, 2004-2020 and 2021-2029',
    authority: 'JPL solution 220',
    unit: 'km',
    limit: 1,
    rows: { recorded: 389, cited: 8 },
    note: 'the recorded start has too few digits: from other rows of the same record it is smaller',
    measure: (references, ephemeris) =>
      ['apophis_220_2004_2020', 'apophis_220_2021_2029'].map((file) =>
        errorsOf(references, ephemeris, file, { nonGravitational: APOPHIS_TERMS }, 1),
      ),
  },
  {
    kind: 'errors',
    id: 'propagation-main-belt',
    topic: 'Propagation',
    sources: [SOURCES.mainBelt],
    quantity: 'Main belt, Ceres and Vesta over 20 years, Isis over 12',
    authority: 'Horizons VECTORS, JPL solution 127',
    unit: 'km',
    limit: 10,
    rows: { recorded: 887, cited: 6 },
    note: 'the recorded solutions used older asteroid masses',
    measure: (references, ephemeris) => [
      errorsOf(references, ephemeris, 'ceres_heliostate', { ownBody: CERES }, 1),
      errorsOf(references, ephemeris, 'vesta_heliostate', { ownBody: VESTA }, 1),
      errorsOf(references, ephemeris, 'isis_jpl127_1950_2029', {}, 1),
    ],
  },
  {
    kind: 'errors',
    id: 'apophis-2029-distance',
    topic: 'Flybys',
    sources: [SOURCES.apophisEarly, SOURCES.apophisLate, SOURCES.apophisFlyby],
    quantity: 'Apophis 2029, distance of the perigee',
    authority: 'JPL solution 220',
    unit: 'km',
    limit: 3,
    rows: { recorded: 4, cited: 4 },
    note: 'the recorded minimum itself is good to 12 km',
    measure: (references, ephemeris) =>
      perigeeErrors(references, ephemeris, ({ distanceKm }) => ({
        error: distanceKm - PERIGEE_2029.distanceKm,
        value: rowValue('Distance', 'km', PERIGEE_2029.distanceKm, distanceKm),
      })),
  },
  {
    kind: 'errors',
    id: 'apophis-2029-time',
    topic: 'Flybys',
    sources: [SOURCES.apophisEarly, SOURCES.apophisLate, SOURCES.apophisFlyby],
    quantity: 'Apophis 2029, time of the perigee',
    authority: 'JPL solution 220',
    unit: 's',
    limit: 1,
    rows: { recorded: 4, cited: 4 },
    measure: (references, ephemeris) =>
      perigeeErrors(references, ephemeris, ({ offset }) => ({
        error: (offset - PERIGEE_2029.offset) * SECONDS_PER_DAY,
        value: rowInstant(
          'Perigee',
          'TDB',
          PERIGEE_2029.nearDay + PERIGEE_2029.offset,
          PERIGEE_2029.nearDay + offset,
        ),
      })),
  },
  {
    kind: 'errors',
    id: 'impactors',
    topic: 'Impacts',
    sources: [SOURCES.impactors],
    quantity: 'Impactors 2008 TC3 and 2024 BX1, 100 km above the ground',
    authority: 'JPL solutions 18 and 9',
    unit: 'km',
    limit: 0.1,
    rows: { recorded: 2, cited: 2 },
    measure: (references, ephemeris) =>
      ['2008tc3', '2024bx1'].map((file) => {
        const { errors, days, values, ...rest } = errorsOf(references, ephemeris, file, {}, 1);
        return { ...rest, errors: errors.slice(-1), days: days.slice(-1), values: values.slice(-1) };
      }),
  },
];

type Extra = Partial<PropagationCase> & { readonly keepDays?: number };

function extraOf(file: string): Extra {
  if (file.includes('Oumuamua')) return { nonGravitational: OUMUAMUA_TERMS };
  return file.includes('Pallas') ? { ownBody: PALLAS } : {};
}

function errorsOf(
  references: References,
  ephemeris: Ephemeris,
  file: string,
  { keepDays, ...extra }: Extra,
  perKm: number,
): Case & Required<Pick<Case, 'days' | 'values'>> {
  const one = propagationCase(references, file, keepDays ?? Number.POSITIVE_INFINITY, extra);
  const rows = propagatedRows(one, ephemeris);
  return {
    ...namedObject(one.name),
    errors: rows.map(({ errorKm }) => errorKm * perKm),
    values: rows.map(({ values }) => values),
    days: one.rows.slice(1).map(([jd]) => jd),
  };
}

/** Propagates each recorded start through the flyby of 2029-04-13. */
function perigeeErrors(
  references: References,
  ephemeris: Ephemeris,
  compare: (found: ReturnType<typeof perigee>) => { readonly error: number; readonly value: RowValue },
): Case[] {
  return apophisStarts(references).map((one) => {
    const trajectory = propagateCase(one, ephemeris, PERIGEE_2029.nearDay + 1);
    const { error, value } = compare(perigee(trajectory, ephemeris, PERIGEE_2029.nearDay));
    return {
      name: `(99942) Apophis, from ${isoDateFromJulianDate(one.rows[0][0])}`,
      object: '99942',
      errors: [Math.abs(error)],
      values: [[value]],
      days: [PERIGEE_2029.nearDay + PERIGEE_2029.offset],
      bodies: ['earth'],
    };
  });
}

/** The first state of each record, and the last one before the flyby. */
function apophisStarts(references: References): PropagationCase[] {
  const startsOf = (file: string, days: number) =>
    propagationCase(references, file, days, { nonGravitational: APOPHIS_TERMS });
  const whole = startsOf('apophis_220_flyby2029', Number.POSITIVE_INFINITY);
  const before = whole.rows.filter(([jd]) => jd < PERIGEE_2029.nearDay + PERIGEE_2029.offset);
  return [...APOPHIS_STARTS.map((file) => startsOf(file, 0)), { ...whole, rows: before.slice(-1) }];
}
