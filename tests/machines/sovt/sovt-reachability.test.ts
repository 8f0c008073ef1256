import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { listedRow } from '#machines/orbits/orbit-object.ts';
import { parametersMachine } from '#machines/sovt/parameters.ts';
import { pathRequestMachine } from '#machines/sovt/path-request.ts';
import { pathsMachine } from '#machines/sovt/paths.ts';
import { populationMachine } from '#machines/sovt/population.ts';
import { windowsMachine } from '#machines/sovt/windows.ts';
import { dataOfRecord } from '#machines/sovt/object-data.ts';
import { listedObject } from '../fakes/objects.ts';
import { elementsOf, orbitRecord } from '../fakes/orbits.ts';
import { type Drive, deadStates } from '../fakes/reachability.ts';
import { synodicPath } from '../fakes/synodic-tool.ts';

const ROW = listedRow(listedObject('433'));
const CALCULATED = { designator: '433', objectData: dataOfRecord(orbitRecord('433')), magnitudeLimit: 18 };
const RANGE = { startMs: 0, endMs: 1 };

test.each<[name: string, machine: AnyStateMachine, drive: Omit<Drive, 'key'>]>([
  [
    'the parameters',
    parametersMachine,
    {
      events: [
        { type: 'object.chosen', object: ROW, calculated: undefined },
        { type: 'object.cleared' },
        { type: 'orbit.reset' },
      ],
      answers: { loadKeplerian: [elementsOf('433'), elementsOf()] },
    },
  ],
  [
    'the paths, which load from the first to the last',
    pathsMachine,
    {
      events: [
        { type: 'path.requested', row: ROW, calculated: CALCULATED, range: RANGE },
        { type: 'object.forgotten', designator: '433' },
      ],
    },
  ],
  [
    'the windows',
    windowsMachine,
    { events: [{ type: 'windows.requested', query: { desig: '433', initD: '', finalD: '' } }] },
  ],
  [
    'the population',
    populationMachine,
    {
      input: { now: () => 0 },
      events: [{ type: 'population.queried', query: {} }, { type: 'population.closed' }],
    },
  ],
])('every state is reached and left again in %s', (_, machine, drive) => {
  expect(deadStates(machine, { ...drive, key: () => undefined })).toEqual({ unreached: [], unleft: [] });
});

test('a request ends with its answer', () => {
  const query = { calculated: CALCULATED, title: 'Eros', propagation: 'keplerian', range: RANGE };
  expect(
    deadStates(pathRequestMachine, {
      input: { reader: { send: () => undefined }, query },
      events: [],
      answers: { loadPath: [synodicPath()] },
      key: () => undefined,
    }),
  ).toEqual({ unreached: [], unleft: ['pathRequest.done'] });
});
