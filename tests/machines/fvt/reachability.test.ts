import { expect, test } from 'vitest';
import { approachSearchMachine } from '#machines/fvt/approach-search.ts';
import { flybyMachine } from '#machines/fvt/flyby.ts';
import { flybyRestoringMachine } from '#machines/fvt/restoring.ts';
import { approach, EARTH, flybyFile } from '../fakes/flybys.ts';
import { listedObject } from '../fakes/objects.ts';
import { deadStates } from '../fakes/reachability.ts';

const days = { startMs: 0, endMs: 1 };

/** States that are left in the step in which they are entered. */
const TRANSIENT: ReadonlySet<string> = new Set(['flyby.deciding', 'flyby.showing']);

test('every state of the search is reached and left again; which bodies there are stays known', () => {
  const events = [
    { type: 'search.requested' },
    { type: 'search.stopped' },
    { type: 'bodies.requested' },
    { type: 'search.answered', answer: { closeApproaches: [approach()], errors: [] } },
    { type: 'search.answered', answer: { closeApproaches: [], errors: [] } },
    { type: 'address.opened', address: { object: 'Eros', search: { body: 'earth', days } } },
  ];
  const found = { asteroids: [listedObject('433')], errors: [] };
  const answers = {
    listApproaches: [[approach()]],
    listBodies: [[EARTH]],
    findByNames: [found, { asteroids: [], errors: [] }],
  };
  expect(
    deadStates(approachSearchMachine, { events, answers, input: { nowMs: 0 }, key: () => undefined }),
  ).toEqual({ unreached: [], unleft: ['approachSearch.bodies.known'] });
});

test('every state of the flyby is reached and left again', () => {
  const target = { kind: 'approach', approach: approach() };
  const events = [
    { type: 'flyby.requested', target },
    { type: 'flyby.stopped' },
    { type: 'scene.ready' },
    { type: 'flyby.cleared' },
  ];
  const drive = {
    events,
    answers: { loadFlyby: [flybyFile()] },
    key: ({ shown, requested }: { shown: unknown; requested: unknown }) => [
      shown !== undefined,
      requested !== undefined,
    ],
  };
  const { unreached, unleft } = deadStates(flybyMachine, drive);
  expect(unreached.filter((id) => !TRANSIENT.has(id))).toEqual([]);
  expect(unleft.filter((id) => !TRANSIENT.has(id))).toEqual([]);
});

test('every state of what brings a flyby back is reached and left again', () => {
  const drive = {
    events: [
      { type: 'state.loaded', state: { userDefinedBody: 399 } },
      { type: 'flyby.addressed', address: { object: 'Eros' } },
      { type: 'bodies.settled' },
    ],
    key: ({ state, areBodiesSettled }: { state: unknown; areBodiesSettled: boolean }) => [
      state !== undefined,
      areBodiesSettled,
    ],
  };
  expect(deadStates(flybyRestoringMachine, drive)).toEqual({ unreached: [], unleft: [] });
});
