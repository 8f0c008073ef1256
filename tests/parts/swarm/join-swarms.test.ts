import { expect, test } from 'vitest';
import { joinFiles } from '#client/nov/group-swarm.ts';
import { readSwarm, type SwarmFile, type SwarmGroup, writeSwarm } from '#contract/nov/swarm-bytes.ts';
import { joinSwarms, partOfRow } from '#parts/swarm/join-swarms.ts';

const first = swarmFile(['Amor', 'Aten']);
const second = swarmFile(['Apollo', 'Atira', 'Apollo']);

test('two swarms as one have all their rows, in order', () => {
  const joined = joinSwarms([first, second]);
  expect(joined.count).toBe(5);
  expect([...joined.meanMotion]).toEqual([...first.columns.meanMotion, ...second.columns.meanMotion]);
});

test('two swarms as one are where each of them was', () => {
  expect(placesOf([first, second])).toEqual([...placesOf([first]), ...placesOf([second])]);
});

test.each([
  [0, { file: 0, row: 0 }],
  [1, { file: 0, row: 1 }],
  [2, { file: 1, row: 0 }],
  [4, { file: 1, row: 2 }],
  [5, undefined],
])('two swarms as one find whose row %i is', (row, part) => {
  expect(partOfRow([first, second], row)).toEqual(part);
});

test('The two parts of a group are one swarm', () => {
  const joined = joinFiles(swarmFile(['Amor']), swarmFile(['Aten', 'Apollo']));
  expect(joined.count).toBe(3);
  expect([...joined.columns.group]).toEqual([
    ...swarmFile(['Amor']).columns.group,
    ...swarmFile(['Aten', 'Apollo']).columns.group,
  ]);
  expect(joinSwarms([joined]).count).toBe(3);
});

/** Where the objects of swarms are a hundred days on. */
function placesOf(files: Parameters<typeof joinSwarms>[0]): readonly number[] {
  const swarm = joinSwarms(files);
  const out = new Float64Array(3 * swarm.count);
  swarm.positions(swarm.day + 100, 0, out);
  return [...out];
}

/** A swarm of these classes, each object on another ellipse. */
function swarmFile(groups: readonly SwarmGroup[]): SwarmFile {
  const ellipses = groups.map((group, index) => ({
    group,
    marks: 0,
    meanMotion: 0.01 + 0.001 * (index + groups.length),
    eccentricity: 0.1 * (index + 1),
    inclination: 0.1,
    node: index,
    argumentOfPerihelion: 2,
    meanAnomaly: 3,
  }));
  return readSwarm(writeSwarm({ day: 2_461_000.5, catalogueDate: '2026-01-01', ellipses, open: [] }));
}
