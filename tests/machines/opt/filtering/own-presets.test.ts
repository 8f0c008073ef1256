import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { MAX_OWN_PRESETS, readOwnPresets } from '#contract/opt/own-presets.ts';
import type { Filters } from '#contract/opt/saved-filters.ts';
import { clearedFilters, defaultFilters } from '#machines/opt/filtering/filters.ts';
import { ownPresetsMachine } from '#machines/opt/filtering/own-presets.ts';
import { filtersToSave } from '#contract/opt/saved-filters.ts';
import { filteredPlanning } from '../../fakes/planning.ts';

test('the presets of a user are listed the last saved first, and one of the same name replaces the other', () => {
  const { presets, save } = started();
  save('Dark nights', clearedFilters());
  save('Bright ones', defaultFilters());
  save('Dark nights', withMagnitude(19));
  expect(presets().map(({ name }) => name)).toEqual(['Dark nights', 'Bright ones']);
  expect(presets()[0]?.filters.ranges.magnitude?.max).toBe(19);
});

test('the presets of a user are as many as a browser stores: the oldest goes', () => {
  const { presets, save } = started();
  for (let number = 0; number <= MAX_OWN_PRESETS; number++) save(`Number ${number}`, defaultFilters());
  expect(presets()).toHaveLength(MAX_OWN_PRESETS);
  expect(presets().at(-1)?.name).toBe('Number 1');
});

test('the presets come back from what the browser stored, without what is not a preset', () => {
  const stored = { name: 'Mine', filters: filtersToSave(clearedFilters()) };
  expect(readOwnPresets(JSON.stringify([stored, { name: 'broken' }, 5]))).toEqual([stored]);
  expect(readOwnPresets('{')).toEqual([]);
  expect(readOwnPresets(JSON.stringify([{ ...stored, name: '  ' }]))).toEqual([]);
});

test('the presets of a user bring back every filter as it was, ranges without an upper end too', async () => {
  const opt = await filteredPlanning(3);
  opt.filtering.send({ type: 'filters.cleared' });
  const open = { limited: true, min: 3, max: Infinity, absent: false };
  opt.filtering.send({
    type: 'filter.applied',
    change: { kind: 'range', name: 'densityOfStars', filter: open },
  });
  const before = opt.filtering.getSnapshot().context.filters;
  const stored = JSON.stringify([{ name: 'Sparse', filters: filtersToSave(before) }]);
  opt.filtering.send({ type: 'reset.requested' });
  const [preset] = readOwnPresets(stored);
  if (preset === undefined) throw new RangeError('the preset was stored');
  opt.filtering.send({ type: 'preset.chosen', preset });
  expect(opt.filtering.getSnapshot().context.filters).toEqual(before);
});

function started() {
  const actor = createActor(ownPresetsMachine).start();
  return {
    presets: () => actor.getSnapshot().context.presets,
    save: (name: string, filters: Filters) =>
      actor.send({ type: 'preset.saved', preset: { name, filters: filtersToSave(filters) } }),
  };
}

function withMagnitude(max: number): Filters {
  const filters = defaultFilters();
  return {
    ...filters,
    ranges: { ...filters.ranges, magnitude: { limited: true, min: 0, max, absent: false } },
  };
}
