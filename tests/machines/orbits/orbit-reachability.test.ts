import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { objectEditorMachine } from '#machines/editor/object-editor.ts';
import type { ObjectEditorContext } from '#machines/editor/object-editor-context.ts';
import { orbitLoadingMachine } from '#machines/orbits/orbit-loading.ts';
import { orbitObjectsMachine } from '#machines/orbits/orbit-objects.ts';
import { orbitRequestMachine } from '#machines/orbits/orbit-request.ts';
import { listedRow } from '#machines/orbits/orbit-object.ts';
import { type SwarmContext, swarmMachine } from '#machines/orbits/swarm.ts';
import { listedObject } from '../fakes/objects.ts';
import { elementsOf, ellipticalObject, perturbedOrbit, swarm } from '../fakes/orbits.ts';
import { type Drive, deadStates } from '../fakes/reachability.ts';

const MINE = ellipticalObject('mine');
const EROS = listedObject('433');

const DRIVES: readonly (readonly [name: string, machine: AnyStateMachine, drive: Drive])[] = [
  [
    'the objects of an orbit tool',
    orbitObjectsMachine,
    {
      events: [{ type: 'object.requested', phrase: 'Eros' }],
      answers: { findByNames: [{ asteroids: [], errors: [] }] },
      key: () => undefined,
    },
  ],
  [
    'the editor',
    objectEditorMachine,
    {
      input: { purpose: 'orbits', nowMs: 0 },
      events: [
        { type: 'editor.opened', objects: [MINE], edited: undefined },
        { type: 'original.chosen', object: EROS },
        { type: 'copy.requested' },
        { type: 'editor.cancelled' },
        { type: 'deletion.requested', object: MINE },
        { type: 'deletion.confirmed' },
        { type: 'ephemerides.loading' },
        { type: 'ephemerides.loaded' },
      ],
      answers: { loadKeplerian: [elementsOf('433')] },
      key: ({ loading, original }: ObjectEditorContext) => [loading, original?.designator],
    },
  ],
  [
    'the small objects',
    swarmMachine,
    {
      input: { random: () => 0 },
      events: [{ type: 'options.requested' }, { type: 'risk.toggled' }],
      answers: { loadSwarm: [swarm([])], loadOptions: [{ neo: [], family: [], population: [] }] },
      key: ({ swarms, risk }: SwarmContext) => [swarms.size, risk.on],
    },
  ],
];

test.each(DRIVES)('every state is reached and left again in %s', (_, machine, drive) => {
  expect(deadStates(machine, drive)).toEqual({ unreached: [], unleft: [] });
});

test('every state of a request that lasts is reached, and all but the last are left', () => {
  const drive: Drive = {
    input: {
      reader: { send: () => undefined },
      query: { kind: 'listed', designator: '433' },
      title: 'Eros',
      perturbed: true,
      hasKeplerian: false,
    },
    events: [],
    answers: {
      loadKeplerian: [elementsOf('433'), elementsOf()],
      loadPerturbed: [
        { orbit: perturbedOrbit('433'), errors: [] },
        { orbit: undefined, errors: [] },
      ],
    },
    key: () => undefined,
  };
  expect(deadStates(orbitRequestMachine, drive)).toEqual({
    unreached: ['orbitRequest.choosing'],
    unleft: ['orbitRequest.choosing', 'orbitRequest.done'],
  });
});

test('loading begins with the first request and ends with the last', () => {
  const object = { ...listedRow(EROS), checked: true };
  expect(
    deadStates(orbitLoadingMachine, {
      input: { mostPerturbed: 10 },
      events: [
        { type: 'orbits.needed', object, span: { startMs: 0, endMs: 1 } },
        { type: 'orbits.dropped', designator: '433' },
      ],
      key: () => undefined,
    }),
  ).toEqual({ unreached: [], unleft: [] });
});
