import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calculationResult, calculationTicket } from '#contract/opt/calculation.ts';
import { modifiedDateOf } from '#contract/nov/modified-date.ts';
import { DEGREE } from '#engine/constants.ts';
import { EPHEMERIS_INDEX as COLUMN } from '#engine/observe/columns.ts';
import { eclipticToIcrf } from '#engine/orbit/ecliptic.ts';
import type { NonGravitational } from '#engine/orbit/orbit.ts';
import type { OsculatingElements } from '#engine/orbit/elements.ts';
import { stateToElements } from '#engine/orbit/state-to-elements.ts';
import { computed } from '#server/tasks/computed.ts';
import { createEphemerisMaker } from '#server/tasks/ephemeris-of.ts';
import { wrapDegrees } from '#validation/observer/rows.ts';
import { OUMUAMUA_TERMS } from '#validation/non-gravitational.ts';
import type { References } from '#validation/references.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeBody, fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService, type FakeService } from '../fakes/fake-service.ts';

/** Orbit and rows of JPL Horizons. */
type ObserverCase = {
  readonly H: number;
  readonly G: number;
  readonly orbit: { readonly epoch_jd_tdb: number; readonly state_au_aud: readonly number[] };
  readonly columns: readonly string[];
  readonly observer_rows: Readonly<Record<'X05', readonly (readonly (number | string | null)[])[]>>;
};

const MAS = 1 / 3_600_000;

/** An object of JPL Horizons that is entered as user-defined, and how near it must come to its rows. */
export type Truth = {
  readonly name: string;
  /** Path of the recorded case. */
  readonly casePath: string;
  /** The force that accelerates it beside gravity, as the catalogue has it and as `com_*` give it. */
  readonly force?: { readonly terms: NonGravitational; readonly fields: Record<string, number | string> };
  /** Rows that are compared lie this near to the epoch of the elements, days. */
  readonly days: number;
  readonly limitMas: number;
};

const { a1, a2, a3 } = OUMUAMUA_TERMS;

/** The force on 1I/'Oumuamua. */
export const OUTGASSING: NonNullable<Truth['force']> = {
  terms: OUMUAMUA_TERMS,
  fields: { com_a1: a1, com_a2: a2, com_a3: a3, com_law: 'carbon-monoxide' },
};

/** Tests that an object with the elements of Horizons is where Horizons saw it from X05. */
export function testTruth(references: References, { name, casePath, force, days, limitMas }: Truth): void {
  test(`a user-defined object with the elements of ${name} is where Horizons saw it from X05`, async () => {
    const recorded = references.caseAt<ObserverCase>(casePath);
    const elements = elementsOf(recorded);
    const body = fakeBody({
      elements,
      absoluteMagnitude: recorded.H,
      slope: recorded.G,
      ...(force === undefined ? {} : { nonGravitational: force.terms }),
    });
    const service = await realService(fakeCatalogue([body]));
    const at = (column: string) => recorded.columns.indexOf(column);
    const rows = recorded.observer_rows.X05.map((row) => row.map(Number))
      .filter(([jd]) => Math.abs(jd - recorded.orbit.epoch_jd_tdb) <= days)
      .slice(0, 3);
    expect(rows.length).toBeGreaterThanOrEqual(2);

    for (const row of rows) {
      const [listed, invented] = await calculated(service, row[at('jd_utc')], {
        ...fieldsOf(elements, recorded),
        ...force?.fields,
      });
      const east = wrapDegrees(Number(invented[COLUMN.AST_RA]) - row[at('ra_deg')]);
      const north = Number(invented[COLUMN.AST_DEC]) - row[at('dec_deg')];
      expect(Math.hypot(east * Math.cos(row[at('dec_deg')] * DEGREE), north)).toBeLessThan(limitMas * MAS);
      expect(invented[COLUMN.MAG]).toBeCloseTo(row[at('V')], 2);
      expect(invented[COLUMN.AST_RA]).toBeCloseTo(Number(listed[COLUMN.AST_RA]), 6);
      expect(invented[COLUMN.AST_DEC]).toBeCloseTo(Number(listed[COLUMN.AST_DEC]), 6);
      expect([COLUMN.ERR_A, COLUMN.ERR_B, COLUMN.PA].map((column) => invented[column])).toEqual([
        null,
        null,
        null,
      ]);
    }
  });
}

/** The service with a worker's own program behind it. */
export function realService(catalogue: ReturnType<typeof fakeCatalogue>): Promise<FakeService> {
  const { ephemerisOf, sunMoonOf } = createEphemerisMaker({
    ephemeris: testEphemeris(),
    cover: () => undefined,
  });
  return fakeService({
    catalogue,
    prepared: false,
    compute: fakeCompute({
      ephemerisOf: async (task) => computed(() => ephemerisOf(task)),
      sunMoonOf: async (task) => sunMoonOf(task),
    }),
  });
}

/** Rows of the catalogue's object and of the user-defined one at one instant. */
async function calculated({ app, queue }: FakeService, jd: number, fields: Record<string, number | string>) {
  const query = new URLSearchParams({
    julianDateStart: String(jd),
    julianDateEnd: String(jd),
    step: '1',
    observatoryCode: 'X05',
    names: 'A898 PA',
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  });
  const { token } = z.parse(
    calculationTicket,
    await (await app.request(`/rest/opt/calculate?${query}`)).json(),
  );
  await queue.idle();
  const response = await app.request('/rest/opt/getCalculationResult', { headers: { Token: token } });
  const { object } = z.parse(calculationResult, await response.json());
  return object.data.map(({ data }) => data[0]);
}

/** Elements of a recorded state. */
export function elementsOf({ orbit }: Pick<ObserverCase, 'orbit'>): OsculatingElements {
  const [x, y, z, vx, vy, vz] = orbit.state_au_aud;
  return stateToElements({
    epoch: { scale: 'TDB', day: orbit.epoch_jd_tdb, offset: 0 },
    position: eclipticToIcrf([x, y, z]),
    velocity: eclipticToIcrf([vx, vy, vz]),
  });
}

function fieldsOf(elements: OsculatingElements, { H, G }: ObserverCase): Record<string, number | string> {
  const { perihelionDistance: q, eccentricity: e, inclination, node, argumentOfPerihelion } = elements;
  const epoch = modifiedDateOf(elements.epoch);
  const angles = [inclination / DEGREE, node / DEGREE, argumentOfPerihelion / DEGREE];
  if (e >= 1) {
    return {
      com_name: 'mine',
      com_epoch: epoch,
      com_q: q,
      com_e: e,
      com_i: angles[0],
      com_long: angles[1],
      com_omega: angles[2],
      com_tp: modifiedDateOf(elements.perihelionTime),
      com_mag: H,
      com_slope: G,
    };
  }
  return {
    kep_name: 'mine',
    kep_epoch: epoch,
    kep_a: q / (1 - e),
    kep_e: e,
    kep_i: angles[0],
    kep_long: angles[1],
    kep_omega: angles[2],
    kep_mean: Number(elements.meanAnomaly) / DEGREE,
    kep_mag: H,
    kep_slope: G,
  };
}
