import { swarmKey, type ChosenGroup, type SwarmPart } from '#machines/orbits/swarm-groups.ts';
import type { SwarmMark } from '#render/layers/swarm-data.ts';

/** Marks of near-Earth classes; the largest has the smallest, so that its crowd is no fog. */
const CLASS_MARKS: Readonly<Record<string, SwarmMark>> = {
  Apollo: 'dot',
  Amor: 'ring',
  Aten: 'cross',
  Atira: 'square',
};

/** Marks of families and populations, in turn. */
const FURTHER_MARKS = ['saltire', 'diamond', 'ring', 'cross', 'square'] as const;

/** The mark of a group of the swarm, of a family or population by its place among those that are shown. */
export function markOf(part: SwarmPart, chosen: readonly ChosenGroup[]): SwarmMark {
  if (part === 'risk') return 'disc';
  const { type, value } = part;
  if (type === 'neo') return CLASS_MARKS[value] ?? 'dot';
  const further = chosen.filter((group) => group.type !== 'neo');
  const place = further.findIndex((group) => swarmKey(group) === swarmKey(part));
  return FURTHER_MARKS[Math.max(place, 0) % FURTHER_MARKS.length] ?? 'saltire';
}
