import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { FilteringResult } from '#contract/opt/filtering.ts';
import { filteringMachine } from '#machines/opt/filtering/filtering.ts';
import type { PageRequest } from '#machines/opt/filtering/filtering-rules.ts';
import { rowsFound } from '#machines/opt/filtering/listed-rows.ts';
import { deferredActor } from '../fakes/deferred.ts';
import { filteredObject, filteredObjects, page, plan } from '../fakes/objects.ts';

test('the order of the list is requested with every page, the brightest objects first', async () => {
  const { actor, load } = await listing(filteredObjects(250), 600);
  actor.send({ type: 'more.requested' });
  expect(load.calls.map(({ input }) => [input.query.sort, input.query.order])).toEqual([
    ['magnitude', 'asc'],
    ['magnitude', 'asc'],
  ]);
});

test('the order of a list that grows is that of its values over all pages: what cannot be followed first, what has no value last', async () => {
  const preparation = { done: 10, total: 30 };
  const first = [{ ...bright('unknown'), error: 'No such object' }, bright('A', 16), bright('B', 19)];
  const { actor, load } = await listing(first, 255, { preparation });
  actor.send({ type: 'more.requested' });
  await load.calls[1]?.answer({
    ...page([bright('C', 17), bright('D'), bright('E', 21)], 255),
    preparation,
  });
  expect(actor.getSnapshot().context.rows.map(({ designator }) => designator)).toEqual([
    'unknown',
    'A',
    'C',
    'B',
    'E',
    'D',
  ]);
});

test('the order of the list follows the column whose head is pressed, and is turned round when it is pressed again', async () => {
  const { actor, load } = await listing(filteredObjects(3));
  actor.send({ type: 'sorting.chosen', column: 'skyMovement' });
  expect(load.calls[1]?.input).toMatchObject({ query: { from: 0, sort: 'skyMovement', order: 'asc' } });
  actor.send({ type: 'sorting.chosen', column: 'skyMovement' });
  expect(load.calls[2]?.input.query.order).toBe('desc');
});

test('the order of the list begins with the highest, the longest unobserved and those at risk', async () => {
  const { actor, load } = await listing(filteredObjects(3));
  for (const column of ['elevation', 'nrOfDaysUnobserved', 'risk'] as const)
    actor.send({ type: 'sorting.chosen', column });
  expect(load.calls.slice(1).map(({ input }) => input.query.order)).toEqual(['desc', 'desc', 'desc']);
});

test('the order of the list keeps the checked rows, stays when filters change, and begins again with the list', async () => {
  const { actor, load } = await listing(filteredObjects(3));
  actor.send({ type: 'row.toggled', designator: 'A2' });
  actor.send({ type: 'sorting.chosen', column: 'object' });
  await load.calls[1]?.answer(page(filteredObjects(3), 3));
  expect(actor.getSnapshot().context.selected).toEqual(new Set(['A2']));
  actor.send({ type: 'filters.cleared' });
  expect(load.calls[2]?.input.query.sort).toBe('object');
  actor.send({ type: 'reset.requested' });
  expect(load.calls[3]?.input.query).toMatchObject({ sort: 'magnitude', order: 'asc' });
});

test('finding an object in the list loads the rest of it, as much as a page may hold at a time', async () => {
  const { actor, load } = await listing(filteredObjects(250), 600);
  actor.send({ type: 'phrase.typed', phrase: 'a51' });
  expect(load.calls[1]?.input.query).toMatchObject({ from: 250, size: 250 });
  await load.calls[1]?.answer(page(filteredObjects(250, 251), 600));
  await load.calls[2]?.answer(page(filteredObjects(100, 501), 600));
  expect(load.calls).toHaveLength(3);
  expect(found(actor)).toEqual(['A51', ...filteredObjects(10, 510).map(({ name }) => name)]);
});

test('finding an object in the list goes on under another filter, and ends with the phrase', async () => {
  const { actor, load } = await listing(filteredObjects(250), 300);
  actor.send({ type: 'phrase.typed', phrase: 'A2' });
  await load.calls[1]?.answer(page(filteredObjects(50, 251), 300));
  actor.send({ type: 'filters.cleared' });
  await load.calls[2]?.answer(page(filteredObjects(250), 270));
  expect(load.calls[3]?.input.query).toMatchObject({ from: 250, size: 250 });
  await load.calls[3]?.answer(page(filteredObjects(20, 251), 270));
  actor.send({ type: 'phrase.typed', phrase: '' });
  expect(found(actor)).toHaveLength(270);
});

test('finding an object in the list gives up when a page does not come, and keeps what there is', async () => {
  const { actor, load } = await listing(filteredObjects(250), 600);
  actor.send({ type: 'phrase.typed', phrase: 'A250' });
  await load.calls[1]?.fail(new Error('broken'));
  expect(load.calls).toHaveLength(2);
  expect(found(actor)).toEqual(['A250']);
});

test('finding an object in the list knows numbers, names and designations, whatever their case, blanks and accents', () => {
  const rows = [
    filteredObject('2004 MN4', { number: '99942', name: 'Apophis' }),
    filteredObject('1982 HR', { number: '3361', name: 'Orpheus' }),
    filteredObject('1989 AC', { number: '4179', name: 'Toutatis' }),
    filteredObject('2000 ET70', { number: '162421', name: 'Zürich' }),
  ];
  const names = (phrase: string) => rowsFound({ rows, phrase }).map(({ name }) => name);
  expect(names('apo')).toEqual(['Apophis']);
  expect(names('2004mn')).toEqual(['Apophis']);
  expect(names('(4179) Tout')).toEqual(['Toutatis']);
  expect(names('zurich')).toEqual(['Zürich']);
  expect(names('ÖRPHEUS')).toEqual(['Orpheus']);
  expect(names('  ')).toHaveLength(4);
});

test('finding an object in the list checks and unchecks with the box of the head only what was found', async () => {
  const { actor } = await listing(filteredObjects(12));
  actor.send({ type: 'row.toggled', designator: 'A2' });
  actor.send({ type: 'phrase.typed', phrase: 'A1' });
  actor.send({ type: 'selection.toggled' });
  expect(actor.getSnapshot().context.selected).toEqual(new Set(['A2', 'A1', 'A10', 'A11', 'A12']));
  actor.send({ type: 'selection.toggled' });
  expect(actor.getSnapshot().context.selected).toEqual(new Set(['A2']));
});

function found(actor: Awaited<ReturnType<typeof listing>>['actor']): readonly string[] {
  return rowsFound(actor.getSnapshot().context).map(({ name }) => name);
}

async function listing(
  rows: ReturnType<typeof filteredObjects>,
  total = rows.length,
  more: Partial<FilteringResult> = {},
) {
  const load = deferredActor<FilteringResult, PageRequest>();
  const actor = createActor(filteringMachine.provide({ actors: { loadPage: load.actor } })).start();
  actor.send({ type: 'plan.made', plan: plan() });
  await load.calls[0]?.answer({ ...page(rows, total), ...more });
  return { actor, load };
}

function bright(designator: string, magnitude?: number) {
  const filters = magnitude === undefined ? [] : [{ name: 'magnitude', minValue: magnitude, maxValue: 25 }];
  return { ...filteredObject(designator), filters };
}
