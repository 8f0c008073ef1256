import { expect, test } from 'vitest';
import { listedRow } from '#machines/orbits/orbit-object.ts';
import { parametersMachine } from '#machines/sovt/parameters.ts';
import { pathRequestMachine } from '#machines/sovt/path-request.ts';
import { pathsMachine } from '#machines/sovt/paths.ts';
import { windowsMachine } from '#machines/sovt/windows.ts';
import { dataOfRecord } from '#machines/sovt/object-data.ts';
import { listedObject } from '../fakes/objects.ts';
import { elementsOf, orbitRecord } from '../fakes/orbits.ts';
import { deadStates } from '../fakes/reachability.ts';
import { synodicPath } from '../fakes/synodic-tool.ts';

const ROW = listedRow(listedObject('433'));
const CALCULATED = { designator: '433', objectData: dataOfRecord(orbitRecord('433')), magnitudeLimit: 18 };
const RANGE = { startMs: 0, endMs: 1 };

test('every state of the parameters is reached and left again', () => {
  expect(
    deadStates(parametersMachine, {
      events: [
        { type: 'object.chosen', object: ROW, calculated: undefined },
        { type: 'object.cleared' },
        { type: 'orbit.reset' },
      ],
      answers: { loadKeplerian: [elementsOf('433'), elementsOf()] },
      key: () => undefined,
    }),
  ).toEqual({ unreached: [], unleft: [] });
});

test('loading begins with the first path and ends with the last', () => {
  expect(
    deadStates(pathsMachine, {
      events: [
        { type: 'path.requested', row: ROW, calculated: CALCULATED, range: RANGE },
        { type: 'object.forgotten', designator: '433' },
      ],
      key: () => undefined,
    }),
  ).toEqual({ unreached: [], unleft: [] });
});

test('every state of the windows is reached and left again', () => {
  expect(
    deadStates(windowsMachine, {
      events: [{ type: 'windows.requested', query: { desig: '433', initD: '', finalD: '' } }],
      key: () => undefined,
    }),
  ).toEqual({ unreached: [], unleft: [] });
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
