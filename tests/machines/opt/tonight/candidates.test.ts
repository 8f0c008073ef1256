import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { CandidateList, CandidateScatter, CandidateScatterQuery } from '#contract/opt/candidates.ts';
import { RequestFailed } from '#contract/rest/failure.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { objectOfOrbit } from '#machines/editor/object-of-orbit.ts';
import { altitudeDeg, candidateRows } from '#machines/opt/tonight/candidate-rows.ts';
import { candidatesMachine } from '#machines/opt/tonight/candidates.ts';
import { customObservatory } from '#machines/planning/observatory.ts';
import { deferredActor } from '../../fakes/deferred.ts';
import { startPlanning } from '../../fakes/planning.ts';

const SITE = customObservatory({ latitude: 48, longitude: 0, alt: 500 });

/** Midnight of an equinox at Greenwich, where right ascension 12 h is highest then. */
const MIDNIGHT = julianDateFromUnixTime(Date.UTC(2026, 2, 20));

const SCATTER: CandidateScatter = {
  designation: 'P99test',
  score: 98,
  moment: '2026-03-20T00:00:00',
  orbitsOf: '2026-03-19T23:00:00Z',
  orbit: { epoch: 61_100, e: 0.5, i: 10, om: 370, w: -20, ma: 725, q: 1, tp: 61_050, mag: 24, g: 0.15 },
  nominal: { rightAscension: 180, declination: 10 },
  ellipse: { major: 60, minor: 5, positionAngle: 90 },
  variants: { told: 2, all: 2 },
  places: [
    [60, 0],
    [-60, 0],
  ],
};

test('candidates of the NEO Confirmation Page are read at once and every ten minutes, and stay when they cannot be read again', async () => {
  const { actor, list, clock } = start();
  await list.calls[0]?.answer(listOf('P99test'));
  clock.increment(600_000);
  await list.calls[1]?.fail(new RequestFailed({ kind: 'network', message: 'no answer' }));
  expect(actor.getSnapshot().context.list).toEqual(listOf('P99test'));
  clock.increment(600_000);
  expect(list.calls).toHaveLength(3);
});

test('candidates that cannot be read at first are requested again on a retry', async () => {
  const { actor, list } = start();
  await list.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'no answer' }));
  expect(actor.getSnapshot().context.listFailure?.message).toBe('no answer');
  actor.send({ type: 'retry.requested' });
  expect(list.calls).toHaveLength(2);
});

test('candidates of the NEO Confirmation Page are located one at a time, for the chosen site and moment', async () => {
  const { actor, place } = start();
  actor.send({ type: 'candidate.chosen', designation: 'Other', moment: undefined });
  actor.send({ type: 'candidate.chosen', designation: 'P99test', moment: MIDNIGHT });
  expect(place.calls[0]?.signal.aborted).toBe(true);
  expect(place.calls[1]?.input).toEqual({
    name: 'P99test',
    moment: MIDNIGHT,
    observatoryLatitude: 48,
    observatoryLongitude: 0,
    observatoryElevation: 500,
  });
  await place.calls[1]?.answer(SCATTER);
  expect(actor.getSnapshot().context.scatter).toBe(SCATTER);
  actor.send({ type: 'candidate.left' });
  expect(actor.getSnapshot().context).toMatchObject({ chosen: undefined, scatter: undefined });
});

test('candidates without orbits say so, and are requested again', async () => {
  const { actor, place } = start();
  actor.send({ type: 'candidate.chosen', designation: 'P99test', moment: undefined });
  await place.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'no orbits' }));
  expect(actor.getSnapshot().context.scatterFailure?.message).toBe('no orbits');
  actor.send({ type: 'retry.requested' });
  expect(place.calls).toHaveLength(2);
});

test('the order of candidates has those first that rise in what is left of the dark, those of the highest priority first among them', () => {
  const candidates = [
    { designation: 'low', score: 100, rightAscension: 180, declination: -60 },
    { designation: 'first', score: 90, rightAscension: 180, declination: 40 },
    { designation: 'over', score: 95, rightAscension: 120, declination: 0 },
    { designation: 'less', score: 40, rightAscension: 210, declination: 10 },
  ];
  const rows = candidateRows({ candidates }, night(), SITE, 45, MIDNIGHT);
  expect(rows.map(({ candidate }) => candidate.designation)).toEqual(['first', 'less', 'low', 'over']);
  expect(rows[0]?.highest?.julianDate).toBeCloseTo(MIDNIGHT, 1);
  expect(rows[0]?.highest?.altitude).toBeCloseTo(82, 0);
  expect(rows[2]?.highest).toBeUndefined();
});

test('the altitude of a place is that of the almanac', () => {
  // Meeus, Astronomical Algorithms, 2nd edition, example 13.b: Venus from the US Naval Observatory, of date
  const venus = { rightAscension: 347.3193375, declination: -6.719892 };
  const washington = { latitude: 38.921389, longitude: -77.065556 };
  expect(Math.abs(altitudeDeg(venus, washington, 2_446_896.306_25) - 15.1249)).toBeLessThan(0.2);
});

test('a candidate that is planned is a user-defined object on the orbit that fits best, with angles within a turn', () => {
  expect(objectOfOrbit(SCATTER)).toMatchObject({
    kind: 'made',
    object: {
      type: 'ELLIPTICAL',
      objectName: 'P99test',
      perihelionDistance: 1,
      aphelionDistance: 3,
      inclination: 10,
      rightAscension: 10,
      perihelionArgument: 340,
      meanAnomaly: 5,
      absoluteMagnitude: 24,
      slopeParameter: 0.15,
    },
  });
});

test('a candidate that is planned may be on an open orbit', () => {
  const { ma: _ma, ...orbit } = SCATTER.orbit;
  expect(objectOfOrbit({ ...SCATTER, orbit: { ...orbit, e: 1.2 } })).toMatchObject({
    kind: 'made',
    object: { type: 'HYPERBOLIC', eccentricity: 1.2, ascendingNodeLongitude: 10 },
  });
});

test('a candidate that is planned joins the user-defined objects once, and gets the later orbit when it is taken again', () => {
  const opt = startPlanning();
  opt.actor.send({ type: 'candidate.taken', scatter: SCATTER });
  opt.actor.send({ type: 'candidate.taken', scatter: { ...SCATTER, orbit: { ...SCATTER.orbit, i: 11 } } });
  const { userDefinedObjects } = opt.setup.getSnapshot().context;
  expect(userDefinedObjects).toMatchObject([{ objectName: 'P99test', inclination: 11 }]);
});

test('a candidate that is planned is refused with the reason where its orbit cannot be calculated', () => {
  const opt = startPlanning();
  const orbit = { ...SCATTER.orbit, q: 0.001 };
  opt.actor.send({ type: 'candidate.taken', scatter: { ...SCATTER, orbit } });
  expect(opt.setup.getSnapshot().context.userDefinedObjects).toEqual([]);
  expect(opt.popup()).toMatchObject({ message: expect.stringContaining('P99test') });
});

function start() {
  const list = deferredActor<CandidateList>();
  const place = deferredActor<CandidateScatter, CandidateScatterQuery>();
  const clock = new SimulatedClock();
  const machine = candidatesMachine.provide({
    actors: { listCandidates: list.actor, locateCandidate: place.actor },
  });
  return { actor: createActor(machine, { clock, input: { site: SITE } }).start(), list, place, clock };
}

function listOf(designation: string): CandidateList {
  return {
    asOf: '2026-03-19T23:00:00Z',
    candidates: [{ designation, score: 98, rightAscension: 180, declination: 10 }],
  };
}

/** Dark from 22 h to 2 h, with a row every half hour. */
function night() {
  const start = MIDNIGHT - 0.25;
  const times = Array.from({ length: 25 }, () => -30);
  return {
    dark: { start: MIDNIGHT - 1 / 12, end: MIDNIGHT + 1 / 12 },
    moments: { start, step: 1 / 48, sun: times, moon: times },
  };
}
