import { expect, test } from 'vitest';
import { type Passage, passagesBy } from '#engine/approach/passage.ts';
import { AU_KM, SECONDS_PER_DAY } from '#engine/constants.ts';
import { bisect } from '#engine/bisection.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import { APOPHIS_TERMS } from '#validation/non-gravitational.ts';
import { type PropagationCase, propagateCase, propagationCase } from '#validation/propagation-cases.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { RECORDED } from '../references.ts';

/** Rows end with the distance from the Earth's centre, km. */
type Flyby = {
  readonly geocentric_minima: readonly { readonly jd_tdb: number; readonly dist_km: number }[];
  readonly rows: readonly (readonly number[])[];
};

const ephemeris = testEphemeris();

/** The least distance of Apophis from the Earth in 2029 by JPL's solution 220: Julian date TDB and km. */
const APOPHIS_PERIGEE = { day: 2_462_240.407_097, km: 38_012.5 };

test.each(['2005tm173', '2023dw'])(
  'from its recorded state %s passes the Earth when and where JPL has it',
  (name) => {
    const [recorded] = flybyOf(name).geocentric_minima;
    const [passage] = passagesOf(trajectoryOf(name, recorded.jd_tdb));
    expect(Math.abs(passage.distance * AU_KM - recorded.dist_km)).toBeLessThan(50);
    expect(Math.abs(secondsAfter(passage, recorded.jd_tdb))).toBeLessThan(10);
  },
);

test.each(['apophis_220_2021_2029', 'apophis_220_flyby2029'])(
  'Apophis, in solution 220 at the beginning of %s, passes the Earth as by its state four hours before',
  (name) => {
    const nearest = stateBefore('apophis_220_flyby2029', APOPHIS_PERIGEE.day);
    for (const one of [trajectoryOf(name, APOPHIS_PERIGEE.day + 1), propagateCase(nearest, ephemeris)]) {
      const [passage] = passagesOf(one);
      expect(Math.abs(passage.distance * AU_KM - APOPHIS_PERIGEE.km)).toBeLessThan(3);
      expect(Math.abs(secondsAfter(passage, APOPHIS_PERIGEE.day))).toBeLessThan(1);
    }
  },
);

test('from its recorded state 2023 QR6 is as far from the Earth as JPL has it, on every recorded day', () => {
  const { rows } = flybyOf('2023qr6');
  const trajectory = trajectoryOf('2023qr6');
  for (const row of rows) expect(Math.abs(geocentricKm(trajectory, row[0], 0) - row[7])).toBeLessThan(50);
});

test.each(['2008tc3', '2024bx1'])(
  'from its recorded state %s has the pericentre of JPL, at the instant of JPL',
  (name) => {
    const last = flybyOf(name).rows.at(-1);
    if (last === undefined) throw new Error('there are no rows');
    const [day, lowKm] = [Math.floor(last[0]), last[7]];
    const trajectory = trajectoryOf(name, last[0]);
    const isLow = (offset: number) => geocentricKm(trajectory, day, offset) < lowKm;
    const reached = bisect(last[0] - day - 0.0005, trajectory.lastDay - day, isLow, 40);
    expect(Math.abs(reached.after - (last[0] - day)) * SECONDS_PER_DAY).toBeLessThan(0.5);
    expect(Math.abs(geocentricKm(trajectory, day, last[0] - day) - lowKm)).toBeLessThan(0.1);
  },
);

function flybyOf(name: string): Flyby {
  return RECORDED.caseAt<Flyby>(`cases/propagation/${name}.json`);
}

/** A case from the last of its states before a day on. */
function stateBefore(name: string, day: number): PropagationCase {
  const whole = caseOf(name);
  const later = whole.rows.findIndex(([jd]) => jd > day);
  return { ...whole, rows: whole.rows.slice(later - 1) };
}

function trajectoryOf(name: string, untilDay?: number): Trajectory {
  return propagateCase(caseOf(name), ephemeris, untilDay);
}

function caseOf(name: string): PropagationCase {
  const forces = name.startsWith('apophis') ? { nonGravitational: APOPHIS_TERMS } : {};
  return propagationCase(RECORDED, name, Number.POSITIVE_INFINITY, forces);
}

function passagesOf(trajectory: Trajectory): Passage[] {
  const { firstDay, lastDay } = trajectory;
  return passagesBy(BODY.Earth, trajectory, ephemeris, { fromDay: firstDay, toDay: lastDay }, 0.1);
}

function secondsAfter({ day, offset }: Passage, instant: number): number {
  return (day - instant + offset) * SECONDS_PER_DAY;
}

function geocentricKm(trajectory: Trajectory, day: number, offset: number): number {
  const [state, earth] = [new Float64Array(6), new Float64Array(3)];
  trajectory.state(day, offset, state);
  ephemeris.position(BODY.Earth, day, offset, earth);
  return AU_KM * Math.hypot(state[0] - earth[0], state[1] - earth[1], state[2] - earth[2]);
}
