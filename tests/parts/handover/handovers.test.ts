import { expect, test } from 'vitest';
import type { HandedObjects } from '#machines/objects/handed-objects.ts';
import { createHandovers } from '#parts/handover/handovers.ts';

const NOTHING: HandedObjects = { objects: [], userDefinedObjects: [] };

test('what is handed to a tool waits until it is started, and is taken once', () => {
  const handovers = createHandovers();
  const [first, second] = [{ ...NOTHING }, { ...NOTHING }];
  handovers.give('ovt', first);
  handovers.give('ovt', second);
  const taken: HandedObjects[] = [];
  handovers.take('ovt', (handed) => taken.push(handed));
  expect(taken).toHaveLength(1);
  expect(taken[0]).toBe(second);
});

test('a tool that runs takes at once what is handed to it, and to no other', () => {
  const handovers = createHandovers();
  const taken: string[] = [];
  handovers.take('ovt', () => taken.push('ovt'));
  handovers.take('scd', () => taken.push('scd'));
  handovers.give('ovt', NOTHING);
  expect(taken).toEqual(['ovt']);
});
