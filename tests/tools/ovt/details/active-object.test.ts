import { expect, test } from 'vitest';
import { AU_KM, LUNAR_DISTANCE_AU } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { toHeliocentricEcliptic } from '#engine/ephemeris/heliocentric-ecliptic.ts';
import { keplerianOrbit } from '#machines/orbits/orbit-data.ts';
import { listedRow } from '#machines/orbits/orbit-object.ts';
import { activeObject } from '#tools/ovt/details/active-object.ts';
import { provenanceLines } from '#tools/ovt/details/details-panel.tsx';
import { detailFacts } from '#tools/ovt/details/detail-facts.ts';
import { diameterText } from '#parts/quantities/length-text.ts';
import { tdbOfMs } from '#parts/scene/simulated-instant.ts';
import { testEphemeris } from '../../../engine/ephemeris-fixture.ts';
import { listedObject } from '../../../machines/fakes/objects.ts';
import { orbitRecord, perturbedOrbit } from '../../../machines/fakes/orbits.ts';

const NOON = Date.UTC(2026, 5, 1, 12);

test('the selected object is described by every field of the details', () => {
  expect(Object.keys(object({}))).toEqual(
    expect.arrayContaining([
      'name',
      'designator',
      'diam',
      'mag',
      'distance',
      'impactDate',
      'useEphemTable',
      'uncTable',
      'closeApproachTable',
      'detectedCloseApproachForFVT_earth',
      'detectedCloseApproachForFVT_neptune',
    ]),
  );
  expect(object({}).shape).toEqual({ modelSource: 'DAMIT' });
  expect(object({}).distance).toMatchObject({ date: '2026-06-01', simulationTime: NOON });
});

test('one lunar distance beyond the Earth is one lunar distance from it', () => {
  const { distance } = object({ position: beyondEarth(LUNAR_DISTANCE_AU) });
  expect(distance.earth).toBeCloseTo(LUNAR_DISTANCE_AU, 9);
  expect((distance.earth ?? 0) * AU_KM).toBeCloseTo(384_402, -1);
});

test('the selected object has no distances after its impact, and all of them before', () => {
  const { distance, isImpacted } = object({ impactDate: '2026-05-01' });
  expect([distance.sun, distance.earth, isImpacted]).toEqual([undefined, undefined, true]);
  const before = object({ impactDate: '2026-06-01T12:00:01Z' });
  expect([before.distance.sun, before.isImpacted]).toEqual([1, false]);
});

test('the selected object outside of its table is nowhere, and the details say so', () => {
  expect(object({ perturbedOn: true, position: undefined })).toMatchObject({
    useEphemTable: true,
    isOutside: true,
    distance: { sun: undefined },
  });
});

test('a selected object near a planet on its table names the planet', () => {
  const { day, offset } = tdbOfMs(NOON);
  const instant = day + offset;
  const approach = {
    planet: 'earth' as const,
    fromDay: instant - 0.1,
    toDay: instant + 0.1,
    nearestDay: instant,
    nearestAu: 0.001,
  };
  const near = object({ perturbedOn: true, approaches: [approach] });
  expect(near.approach).toEqual(approach);
  expect(near.detectedCloseApproachForFVT_earth).toBe(true);
  expect(near.detectedCloseApproachForFVT_venus).toBe(false);
});

test('the provenance names source and epoch of the elements, and of a table its forces and what its uncertainty is from', () => {
  expect(provenanceLines(object({}))).toEqual([
    'Orbit: test, elements of 21/11/2025 TDB, catalogue of 2026-01-01.',
  ]);
  expect(provenanceLines(object({ perturbedOn: true }))).toEqual([
    'Orbit: test, elements of 21/11/2025 TDB, catalogue of 2026-01-01.',
    'Uncertainty: not known.',
  ]);
});

test('the lines of the details have units, and a dash where nothing is known', () => {
  const facts = detailFacts(object({ impactDate: '2026-05-01' }));
  expect(facts.map(({ name, value, unit = '' }) => `${name}: ${value} ${unit}`.trim())).toEqual([
    'Diameter: –',
    'Absolute magnitude: 19.1 mag',
    'Date: 01/06/2026 12:00 UTC',
    'Distance to the Sun: –',
    'Distance to Earth: –',
    'Propagation: Keplerian',
  ]);
});

test('the lines of the details say that an orbit is loading, and whether the one that is followed is perturbed', () => {
  expect(propagationOf({ isLoading: true })).toBe('Loading…');
  expect(propagationOf({})).toBe('Keplerian');
  expect(propagationOf({ useEphemTable: true })).toBe('Perturbed');
});

test('the lines of the details have a dash for a diameter that the catalogue does not know, and beside it what the magnitude makes of it', () => {
  const facts = { diam: 58.1, isDiameterEstimated: true };
  expect(diameterOf(facts)).toEqual(['Diameter', '–', '(≈\u00a058.1\u00a0m from the magnitude)']);
  expect(diameterOf({ diam: 340 })).toEqual(['Diameter', '340.0', 'm']);
});

test('the lines of the details show what is near in lunar distances and kilometres too', () => {
  const earth = detailFacts(object({ position: beyondEarth(LUNAR_DISTANCE_AU / 2) }))[4];
  expect(earth).toEqual({
    name: 'Distance to Earth',
    isChief: true,
    value: '0.001285',
    unit: 'au (0.50\u00a0LD,\u00a0192\u202f201\u00a0km)',
  });
});

test('A diameter of a kilometre or more is shown in kilometres, and every diameter with one decimal', () => {
  const facts = [340, 999.9, 1000, 16_840, 939_400].map(diameterText);
  expect(facts.map(({ value, unit }) => `${value} ${unit}`)).toEqual([
    '340.0 m',
    '999.9 m',
    '1.0 km',
    '16.8 km',
    '939.4 km',
  ]);
});

function propagationOf(change: Partial<ReturnType<typeof object>>): string | undefined {
  return detailFacts({ ...object({}), ...change }).find(({ name }) => name === 'Propagation')?.value;
}

/** The line of the diameter of an object. */
function diameterOf(change: Partial<ReturnType<typeof object>>) {
  const { name, value, unit } = detailFacts({ ...object({}), ...change })[0];
  return [name, value, unit];
}

type Place = readonly [number, number, number];

function object(changes: {
  position?: Place | undefined;
  impactDate?: string;
  perturbedOn?: boolean;
  approaches?: ReturnType<typeof perturbedOrbit>['facts']['approaches'];
}) {
  const { impactDate, perturbedOn = false, approaches = [] } = changes;
  const position = 'position' in changes ? changes.position : ([1, 0, 0] as const);
  const track = { positionAt: () => position, pathAt: () => undefined };
  const table = perturbedOrbit('433');
  return activeObject({
    row: { ...listedRow(listedObject('433')), checked: true, perturbedOn, impactDate },
    keplerian: keplerianOrbit(orbitRecord('433')),
    perturbed: { ...table, facts: { ...table.facts, approaches } },
    tracks: { keplerian: track, perturbed: track },
    modelSource: 'DAMIT',
    ephemeris: testEphemeris(),
    ms: NOON,
  });
}

/** A place this far beyond the Earth as seen from the Sun. */
function beyondEarth(au: number): Place {
  const { day, offset } = tdbOfMs(NOON);
  const earth = new Float64Array(6);
  testEphemeris().state(BODY.Earth, day, offset, earth);
  toHeliocentricEcliptic(testEphemeris(), day, offset, earth);
  const scale = 1 + au / Math.hypot(earth[0], earth[1], earth[2]);
  return [scale * earth[0], scale * earth[1], scale * earth[2]];
}
