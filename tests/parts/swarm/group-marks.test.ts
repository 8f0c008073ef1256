import { expect, test } from 'vitest';
import { INITIAL_GROUPS, type SwarmPart, withGroup } from '#machines/orbits/swarm-groups.ts';
import { markOf } from '#parts/swarm/group-marks.ts';

test('in red light the near-Earth classes, the objects at risk and further groups have marks that differ', () => {
  const hungaria = { value: 'Hungaria', label: 'Hungaria' };
  const trojans = { value: 'Jupiter Trojans', label: 'Jupiter Trojans' };
  const chosen = withGroup(withGroup(INITIAL_GROUPS, 'family', hungaria), 'population', trojans);
  const parts: readonly SwarmPart[] = [...chosen, 'risk'];
  expect(new Set(parts.map((part) => markOf(part, chosen))).size).toBe(7);
});

test('a class keeps its mark while others are hidden', () => {
  const aten = { type: 'neo', value: 'Aten' } as const;
  const alone = INITIAL_GROUPS.filter(({ value }) => value === 'Aten');
  expect(markOf(aten, alone)).toBe(markOf(aten, INITIAL_GROUPS));
});
