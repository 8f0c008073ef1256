import { expect, test } from 'vitest';
import { MINIMUM_FILTERS, RANGE_FILTERS } from '#contract/opt/filters.ts';
import { FILTER_PRESETS, presetFilters } from '#machines/opt/filtering/filter-presets.ts';
import { filtersToSave } from '#contract/opt/saved-filters.ts';
import { filteredPlanning } from '../../fakes/planning.ts';

const GROUND = { code: 'G96' };

test.each(FILTER_PRESETS)('$title stays within what filters may be', (preset) => {
  const { ranges, minimums } = presetFilters(preset, GROUND);
  for (const [name, { min, max }] of Object.entries(ranges)) {
    const bounds = RANGE_FILTERS[name as keyof typeof RANGE_FILTERS];
    expect([min, max], name).toEqual([Math.max(min, bounds.min), Math.min(max, bounds.max)]);
    expect(min, name).toBeLessThan(max);
  }
  expect(Object.keys(minimums)).toEqual(Object.keys(MINIMUM_FILTERS));
});

test('a preset for filters for the eye reaches what a mirror of 30 cm shows, half a magnitude above its limit', () => {
  const visual = FILTER_PRESETS.find(({ id }) => id === 'visual');
  expect(visual?.ranges.magnitude?.max).toBeCloseTo(2.7 + 5 * Math.log10(300) - 0.5, 1);
});

test('a preset for filters limits no elevation at the geocentre', () => {
  for (const preset of FILTER_PRESETS)
    expect(presetFilters(preset, { code: '500' }).ranges.elevation?.limited).toBe(false);
});

test('a preset leaves out an elevation that the geocentre does not have', () => {
  const stored = { name: 'High up', filters: filtersToSave(presetFilters(FILTER_PRESETS[0], GROUND)) };
  expect(presetFilters(stored, GROUND).ranges.elevation).toMatchObject({ limited: true, min: 30 });
  expect(presetFilters(stored, { code: '500' }).ranges.elevation?.limited).toBe(false);
});

test('a preset replaces the filters in force, and requests the list again', async () => {
  const opt = await filteredPlanning(3);
  const [visual] = FILTER_PRESETS;
  if (visual === undefined) throw new RangeError('there are presets');
  opt.filtering.send({ type: 'preset.chosen', preset: visual });
  expect(opt.load.calls.at(-1)?.input.query).toMatchObject({ magnitudeMax: 14.6, elevationMin: 30 });
  opt.filtering.send({ type: 'reset.requested' });
  expect(opt.load.calls.at(-1)?.input.query).toMatchObject({ magnitudeMax: 23, elevationMin: 20 });
});
