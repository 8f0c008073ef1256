import { beforeAll, expect, test } from 'vitest';
import { tableDetails } from '#client/nov/object-details.ts';
import { distancesAt } from '#engine/ephemeris/distances.ts';
import { readTable, writeTable } from '#contract/nov/table-bytes.ts';
import { AU_KM } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { toHeliocentricEcliptic } from '#engine/ephemeris/heliocentric-ecliptic.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import { EARTH_APPROACH_AU } from '#engine/table/approach-limits.ts';
import { findApproaches } from '#engine/table/find-approaches.ts';
import { stateInTable } from '#engine/table/hermite.ts';
import { type Tabulated, tabulate } from '#engine/table/tabulate.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { apophisOf2026 } from '../apophis-of-2026.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

/** Years around the flyby of 2029. */
const SPAN = { fromDay: julianDateFromIso('2025-01-01'), toDay: julianDateFromIso('2032-01-01') };

/** JPL solution 220: 2029-Apr-13 21:46 TDB, 38 012 km. */
const PERIGEE_KM = 38_012;
const PERIGEE_DAY = julianDateFromIso('2029-04-13T21:46');

const ephemeris = testEphemeris();
let trajectory: Trajectory;
let tabulated: Tabulated;

beforeAll(() => {
  trajectory = propagate(apophisOf2026(), ephemeris, { model: 'full', ...SPAN });
  const made = tabulate(trajectory, ephemeris, SPAN);
  if (made === undefined) throw new Error('there is no table');
  tabulated = made;
});

test('the perturbed orbit of Apophis as a table is within 100 km of the integration everywhere, and within 1 km near the Earth', () => {
  const { far, near } = errorsOf(sent().table, trajectory);
  expect(far).toBeLessThan(100);
  expect(near).toBeLessThan(1);
  expect(near).toBeGreaterThan(0);
});

test('the perturbed orbit of Apophis as a table contains its approach of 2029 and no other one', () => {
  const approaches = findApproaches(tabulated, ephemeris).filter(({ body }) => body === BODY.Earth);
  expect(approaches).toHaveLength(1);
  const [{ fromDay, toDay, nearestDay, nearestAu }] = approaches;
  expect(Math.abs(nearestAu * AU_KM - PERIGEE_KM) / PERIGEE_KM).toBeLessThan(0.01);
  expect(Math.abs(nearestDay - PERIGEE_DAY) * 1440).toBeLessThan(2);
  expect(distanceAt(fromDay)).toBeCloseTo(EARTH_APPROACH_AU, 7);
  expect(distanceAt(toDay)).toBeCloseTo(EARTH_APPROACH_AU, 7);
});

test('the perturbed orbit of Apophis as a table shows the approach in the details on 2029-04-13, and none on 2028-01-01', () => {
  const { facts } = sent();
  expect(tableDetails(facts, julianDateFromIso('2029-04-13T12:00')).approach?.planet).toBe('earth');
  expect(tableDetails(facts, julianDateFromIso('2028-01-01T12:00')).approach).toBeUndefined();
});

test('the perturbed orbit of Apophis as a table is at the distance of JPL from the Earth on 2029-04-13 at 21:46 TDB, within 1 %', () => {
  expect(Math.abs(distanceAt(PERIGEE_DAY) * AU_KM - PERIGEE_KM) / PERIGEE_KM).toBeLessThan(0.01);
});

function distanceAt(day: number): number {
  const state = new Float64Array(6);
  stateInTable(sent().table, day, 0, state);
  return distancesAt(state, ephemeris, day, 0).earthAu;
}

/** The table as it arrives. */
function sent() {
  const approaches = findApproaches(tabulated, ephemeris)
    .filter(({ body }) => body === BODY.Earth)
    .map((approach) => ({ ...approach, planet: 'earth' as const }));
  return readTable(
    writeTable({
      table: tabulated.table,
      facts: {
        name: 'Apophis',
        approaches,
        unreliable: [],
        uncertaintyFrom: 'none',
        provenance: { source: '', catalogueDate: '' },
      },
    }),
  );
}

/** Largest distances between table and integration, km: away from the Earth and within its limit. */
function errorsOf(table: Tabulated['table'], truth: Trajectory): { far: number; near: number } {
  let [far, near] = [0, 0];
  const [state, there, earth] = [new Float64Array(6), new Float64Array(6), new Float64Array(6)];
  for (let offset = 0.017; offset < SPAN.toDay - SPAN.fromDay; offset += 0.0371) {
    stateInTable(table, SPAN.fromDay, offset, state);
    truth.state(SPAN.fromDay, offset, there);
    toHeliocentricEcliptic(ephemeris, SPAN.fromDay, offset, there);
    ephemeris.state(BODY.Earth, SPAN.fromDay, offset, earth);
    toHeliocentricEcliptic(ephemeris, SPAN.fromDay, offset, earth);
    const error = AU_KM * Math.hypot(state[0] - there[0], state[1] - there[1], state[2] - there[2]);
    const distance = Math.hypot(there[0] - earth[0], there[1] - earth[1], there[2] - earth[2]);
    if (distance < EARTH_APPROACH_AU) near = Math.max(near, error);
    else far = Math.max(far, error);
  }
  return { far, near };
}
