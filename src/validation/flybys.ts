import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { instantOf, type Passage, passagesBy } from '#engine/approach/passage.ts';
import { bisect } from '#engine/bisection.ts';
import { AU_KM, SECONDS_PER_DAY } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import type { Case, ErrorComparison } from './comparison.ts';
import { propagateCase, propagationCase } from './propagation-cases.ts';
import type { References } from './references.ts';
import { rowInstant, type RowValue, rowValue } from './row-value.ts';
import { SOURCES } from './sources.ts';

type Pericentre = { readonly jd_tdb: number; readonly dist_km: number };

/** Rows end with the distance from the Earth's centre, km. */
type Flyby = {
  readonly geocentric_minima: readonly Pericentre[];
  readonly rows: readonly (readonly number[])[];
};

/** Objects with a recorded pericentre, with recorded distances, and impactors, whose rows end at a height of 100 km. */
const PASSING = ['2005tm173', '2023dw'];
const MEASURED = ['2023qr6'];
const FALLING = ['2008tc3', '2024bx1'];

const BODY_ID = 'earth';

/** Passages of the Earth from a recorded state of the same solution. */
export const flybyComparisons: readonly ErrorComparison[] = [
  {
    kind: 'errors',
    id: 'flyby-time',
    topic: 'Flybys',
    quantity: 'Pericentre of 2005 TM173 and 2023 DW, time',
    authority: 'JPL SPK',
    sources: [SOURCES.passages],
    unit: 's',
    limit: 0.1,
    rows: { recorded: 2, cited: 2 },
    measure: (references, ephemeris) =>
      PASSING.map((name) =>
        passingCase(references, name, ephemeris, secondsAfter, (passage, { jd_tdb }) =>
          rowInstant('Pericentre', 'TDB', jd_tdb, instantOf(passage)),
        ),
      ),
  },
  {
    kind: 'errors',
    id: 'flyby-distance',
    topic: 'Flybys',
    quantity: 'Pericentre of 2005 TM173 and 2023 DW, distance',
    authority: 'JPL SPK',
    sources: [SOURCES.passages],
    unit: 'km',
    limit: 0.2,
    rows: { recorded: 2, cited: 2 },
    measure: (references, ephemeris) =>
      PASSING.map((name) =>
        passingCase(
          references,
          name,
          ephemeris,
          ({ distance }, { dist_km }) => distance * AU_KM - dist_km,
          ({ distance }, { dist_km }) => rowValue('Distance', 'km', dist_km, distance * AU_KM),
        ),
      ),
  },
  {
    kind: 'errors',
    id: 'geocentric-distance',
    topic: 'Flybys',
    quantity: 'Distance of 2023 QR6 from the Earth',
    authority: 'JPL SPK',
    sources: [SOURCES.passages],
    unit: 'km',
    limit: 0.05,
    rows: { recorded: 121, cited: 5 },
    measure: (references, ephemeris) =>
      MEASURED.map((name) => {
        const { rows } = flybyOf(references, name);
        const trajectory = trajectoryOf(references, name, ephemeris);
        const computedKm = rows.map(([jd]) => geocentricKm(trajectory, ephemeris, jd, 0));
        return {
          ...namedCase(references, name),
          errors: rows.map((row, k) => Math.abs(computedKm[k] - row[7])),
          values: rows.map((row, k) => [rowValue('Distance', 'km', row[7], computedKm[k])]),
          days: rows.map(([jd]) => jd),
        };
      }),
  },
  {
    kind: 'errors',
    id: 'impact-time',
    topic: 'Impacts',
    quantity: '2008 TC3 and 2024 BX1 100 km above the ground, time',
    authority: 'JPL solutions 18 and 9',
    sources: [SOURCES.impactors],
    unit: 's',
    limit: 0.1,
    rows: { recorded: 2, cited: 2 },
    measure: (references, ephemeris) => FALLING.map((name) => fallingCase(references, name, ephemeris)),
  },
];

function passingCase(
  references: References,
  name: string,
  ephemeris: Ephemeris,
  errorOf: (passage: Passage, recorded: Pericentre) => number,
  valueOf: (passage: Passage, recorded: Pericentre) => RowValue,
): Case {
  const [recorded] = flybyOf(references, name).geocentric_minima;
  const trajectory = trajectoryOf(references, name, ephemeris, recorded.jd_tdb);
  const { firstDay, lastDay } = trajectory;
  const passages = passagesBy(BODY.Earth, trajectory, ephemeris, { fromDay: firstDay, toDay: lastDay }, 0.1);
  return {
    ...namedCase(references, name),
    errors: passages.slice(0, 1).map((passage) => Math.abs(errorOf(passage, recorded))),
    values: passages.slice(0, 1).map((passage) => [valueOf(passage, recorded)]),
    days: [recorded.jd_tdb],
    bodies: passages
      .slice(0, 1)
      .map(({ distance }) => (distance < mainBodyOf(BODY_ID).limitAu ? BODY_ID : undefined)),
  };
}

function fallingCase(references: References, name: string, ephemeris: Ephemeris): Case {
  const { rows } = flybyOf(references, name);
  const [jd, , , , , , , lowKm] = rows[rows.length - 1];
  const day = Math.floor(jd);
  const trajectory = trajectoryOf(references, name, ephemeris, jd);
  const isLow = (offset: number) => geocentricKm(trajectory, ephemeris, day, offset) < lowKm;
  const reached = bisect(jd - day - 0.0005, trajectory.lastDay - day, isLow, 40);
  return {
    ...namedCase(references, name),
    errors: [Math.abs(reached.after - (jd - day)) * SECONDS_PER_DAY],
    values: [[rowInstant('100 km high', 'TDB', jd, day + reached.after)]],
    days: [jd],
    bodies: [BODY_ID],
  };
}

function flybyOf(references: References, name: string): Flyby {
  return references.caseAt<Flyby>(`cases/propagation/${name}.json`);
}

function namedCase(references: References, name: string): Pick<Case, 'name' | 'object'> {
  const { object } = references.statesOf(name);
  return { name: object, object };
}

function trajectoryOf(
  references: References,
  name: string,
  ephemeris: Ephemeris,
  untilDay?: number,
): Trajectory {
  return propagateCase(propagationCase(references, name, Number.POSITIVE_INFINITY), ephemeris, untilDay);
}

function secondsAfter({ day, offset }: Passage, { jd_tdb: instant }: { readonly jd_tdb: number }): number {
  return (day - instant + offset) * SECONDS_PER_DAY;
}

function geocentricKm(trajectory: Trajectory, ephemeris: Ephemeris, day: number, offset: number): number {
  const [state, earth] = [new Float64Array(6), new Float64Array(3)];
  trajectory.state(day, offset, state);
  ephemeris.position(BODY.Earth, day, offset, earth);
  return AU_KM * Math.hypot(state[0] - earth[0], state[1] - earth[1], state[2] - earth[2]);
}
