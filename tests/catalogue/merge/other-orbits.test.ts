import { expect, test } from 'vitest';
import { INVERSE_SQUARE } from '#engine/orbit/radial-law.ts';
import { layersOf } from '#catalogue/merge/layers-of-catalogue.ts';
import { onOtherOrbit } from '#catalogue/other-orbit.ts';
import { asteroid, catalogueOf, comet, sourceFrom } from '../sample-bodies.ts';

const MPC_2019 = sourceFrom('MPC NEA', '2019-07', 1);
const MPC = sourceFrom('MPC NEA extended', '2021-07', 1);
const ESA = sourceFrom('ESA NEOCC orbit files', '2026-07-03', 5);

const force = { a1: 5e-13, a2: -2.9e-14, a3: 0, ...INVERSE_SQUARE };
const covariance = Float64Array.from({ length: 36 }, (_, k) => 1 + (k % 6) * Math.floor(k / 6));

const OF_2019 = { uncertainty: 0, arcDays: 5406, lastObservation: '2019-01-01' };
const OF_MPC = { solution: 'MPO 467611', uncertainty: 1, lastObservation: '2021-05-12' };
const OF_ESA = { nonGravitational: force, database: 'ESA/PDO', lastObservation: '2022-04-09' };

/** Apophis by three sources, of which one has no orbit. */
const LAYERS = [
  { source: MPC_2019, rows: [apophis(0.9226, OF_2019), asteroid('2024 AA')] },
  { source: MPC, rows: [apophis(0.9224, { ...OF_MPC, covariance })] },
  {
    source: ESA,
    rows: [apophis(0.9223, OF_ESA), comet('C/2024 A1')],
  },
];

test('every orbit of a body remains with its own covariance, force and U, the newest first', () => {
  const catalogue = catalogueOf(LAYERS);
  const row = rowOf(catalogue, '2004 MN4');
  expect(catalogue.body(row).elements.eccentricity).toBe(0.9223);
  const [mpc, old, ...more] = catalogue.otherOrbits(row);
  expect(more).toEqual([]);
  expect(mpc).toMatchObject({ source: MPC, ...OF_MPC, covariance });
  expect(mpc.elements.eccentricity).toBe(0.9224);
  expect(old).toMatchObject({ source: MPC_2019, ...OF_2019 });
  expect(old).not.toHaveProperty('covariance');
  expect(catalogue.otherOrbits(rowOf(catalogue, '2024 AA'))).toEqual([]);
  expect(catalogue.otherOrbits(rowOf(catalogue, 'C/2024 A1'))).toEqual([]);
});

test('a body on another orbit has nothing of the one it is calculated by', () => {
  const catalogue = catalogueOf(LAYERS);
  const row = rowOf(catalogue, '2004 MN4');
  const [mpc, old] = catalogue.otherOrbits(row);
  const body = catalogue.body(row);
  const moved = onOtherOrbit(body, old);
  expect(moved.elements.eccentricity).toBe(0.9226);
  expect(moved).not.toHaveProperty('nonGravitational');
  expect(moved.provenance.orbit).toEqual(MPC_2019);
  expect(moved).toMatchObject(OF_2019);
  expect(moved.provenance.sources.lastObservation).toEqual(MPC_2019);
  expect(onOtherOrbit(body, mpc)).not.toHaveProperty('arcDays');
  expect(onOtherOrbit(body, mpc).provenance.solution).toBe('MPO 467611');
});

test('orbits outlive a merge with newer files', () => {
  const first = catalogueOf(LAYERS);
  const again = catalogueOf(layersOf(first));
  const orbits = (catalogue: typeof first) =>
    catalogue.otherOrbits(rowOf(catalogue, '2004 MN4')).map(({ source, ...orbit }) => [orbit, source.name]);
  expect(orbits(again)).toEqual(orbits(first));
  expect(again.body(rowOf(again, '2004 MN4')).elements).toEqual(
    first.body(rowOf(first, '2004 MN4')).elements,
  );
});

function apophis(eccentricity: number, change: object) {
  const row = asteroid('2004 MN4', { number: '99942', ...change });
  const { elements } = row;
  return { ...row, ...(elements && { elements: { ...elements, eccentricity } }) };
}

function rowOf(catalogue: ReturnType<typeof catalogueOf>, designation: string): number {
  return Array.from({ length: catalogue.count }, (_, row) => row).findIndex(
    (row) => catalogue.body(row).designation === designation,
  );
}
