import { numberAt } from '#engine/numbers-in.ts';
import { HIDDEN } from '#engine/swarm/swarm-columns.ts';
import type { GroupType, SmallObjectOption } from '#contract/nov/small-objects.ts';
import { MARK, NO_DIAMETER, NO_MAGNITUDE, SWARM_GROUPS, type SwarmFile } from '#contract/nov/swarm-bytes.ts';

/** A choice of a multiselect: what it is called by the service and on the page, and its colour, without #. */
export type MultiselectOption = { readonly label: string; readonly value: string; readonly color: string };

/** A group of the swarm that is shown. */
export type ChosenGroup = MultiselectOption & { readonly type: GroupType };

/** Swarms by where they come from: all near-Earth objects together, families and populations one by one. */
export type SwarmKey = 'neo' | `${Exclude<GroupType, 'neo'>}/${string}`;

/** Both ends included. */
export type Range = readonly [min: number, max: number];

/** Which objects of the groups are shown: diameters in m, and absolute magnitudes. */
export type SizeFilter = { readonly diameter: Range; readonly magnitude: Range };

/** What decides the colour of every object of the swarm. */
export type SwarmColours = {
  readonly chosen: readonly ChosenGroup[];
  readonly risk: { readonly on: boolean; readonly color: string };
};

/** A group of the swarm, or the objects on the risk list. */
export type SwarmPart = Pick<ChosenGroup, 'type' | 'value'> | 'risk';

/** The near-Earth classes as they are shown at first. */
export const INITIAL_GROUPS: readonly ChosenGroup[] = [
  { type: 'neo', value: 'Amor', label: 'Amor', color: '7fb2ff' },
  { type: 'neo', value: 'Apollo', label: 'Apollo', color: '9fe0a0' },
  { type: 'neo', value: 'Aten', label: 'Aten', color: 'ffd27f' },
  { type: 'neo', value: 'Atira', label: 'Atira', color: 'ff9f9f' },
];

/** Colours given to further groups, in turn. */
const PALETTE = ['c9a0ff', '7fe3e0', 'ffb07f', 'd8e07f', 'ff8fd0', '8fa8ff', 'b0d0b0', 'e0c8a8'] as const;

/** The widest filters of diameter and magnitude: they also let objects of unknown size pass. */
export const WHOLE_RANGES: SizeFilter = { diameter: [0, 1_000_000], magnitude: [-10, 30] };

/** Where the objects of a group come from. */
export function swarmKey({ type, value }: Pick<ChosenGroup, 'type' | 'value'>): SwarmKey {
  return type === 'neo' ? 'neo' : `${type}/${value}`;
}

/** The swarms that the groups and the risk list need. */
export function neededSwarms({ chosen, risk }: SwarmColours): readonly SwarmKey[] {
  const keys = chosen.map(swarmKey);
  return [...new Set<SwarmKey>(risk.on ? ['neo', ...keys] : keys)];
}

/** A group joins those that are shown, in the colour it is given or the next of the palette. */
export function withGroup(
  chosen: readonly ChosenGroup[],
  type: GroupType,
  { value, label }: Pick<SmallObjectOption, 'value' | 'label'>,
): readonly ChosenGroup[] {
  if (chosen.some((group) => group.type === type && group.value === value)) return chosen;
  const known = INITIAL_GROUPS.find((group) => group.type === type && group.value === value);
  const used = new Set(chosen.map(({ color }) => color));
  const color =
    known?.color ?? PALETTE.find((each) => !used.has(each)) ?? PALETTE[chosen.length % PALETTE.length];
  return [...chosen, { type, value, label, color: color ?? PALETTE[0] }];
}

/** Hues, parts of a turn, that none of the first groups comes near to. */
const FREE_HUES = { from: 0.7, to: 0.92 } as const;

/**
 * A random colour, bright enough on a dark ground, which no group begins with.
 *
 * @param random 0 to 1.
 */
export function randomColour(random: number): string {
  const hue = FREE_HUES.from + random * (FREE_HUES.to - FREE_HUES.from);
  const channel = (shift: number) => {
    const place = (hue + shift) % 1;
    const level = Math.min(Math.max(Math.abs(6 * place - 3) - 1, 0), 1);
    return Math.round(255 * (0.4 + 0.6 * level))
      .toString(16)
      .padStart(2, '0');
  };
  return channel(0) + channel(2 / 3) + channel(1 / 3);
}

/** Colours that `groupsOfSwarm` points to: those of the chosen groups in turn, last that of the risk list. */
export function swarmColours({ chosen, risk }: SwarmColours): readonly string[] {
  return [...chosen.map(({ color }) => color), risk.color];
}

/** Which of the `swarmColours` the objects of a part have; undefined where they are not shown. */
export function colourOfPart({ chosen, risk }: SwarmColours, part: SwarmPart): number | undefined {
  if (part === 'risk') return risk.on ? chosen.length : undefined;
  const index = chosen.findIndex(({ type, value }) => type === part.type && value === part.value);
  return index < 0 ? undefined : index;
}

/**
 * Which colour every object of a swarm has: an index into `swarmColours`, or {@link HIDDEN}; ellipses first, then
 * the open orbits. An object on the risk list takes its colour; one that no chosen group holds is not shown.
 */
export function groupsOfSwarm(
  key: SwarmKey,
  { count, columns, open }: SwarmFile,
  colours: SwarmColours,
  filter: SizeFilter,
): Uint8Array {
  const groups = new Uint8Array(count + open.length);
  const colourOf = colourOfClasses(key, colours);
  const risk = colours.risk.on ? colours.chosen.length : HIDDEN;
  const passes = sizeTest(filter);
  for (let row = 0; row < count; row++) {
    const hazard = numberAt(columns.marks, row) & MARK.risk ? risk : HIDDEN;
    const group = hazard === HIDDEN ? numberAt(colourOf, numberAt(columns.group, row)) : hazard;
    groups[row] = passes(numberAt(columns.diameter, row), numberAt(columns.magnitude, row) / 100)
      ? group
      : HIDDEN;
  }
  for (const [index, orbit] of open.entries()) {
    const hazard = orbit.marks & MARK.risk ? risk : HIDDEN;
    const group = hazard === HIDDEN ? numberAt(colourOf, SWARM_GROUPS.indexOf(orbit.group)) : hazard;
    const { diameter = NO_DIAMETER, magnitude = NO_MAGNITUDE / 100 } = orbit;
    groups[count + index] = passes(diameter, magnitude) ? group : HIDDEN;
  }
  return groups;
}

/** The colour of each class of a swarm: in that of all near-Earth objects by class, else one for all. */
function colourOfClasses(key: SwarmKey, { chosen }: SwarmColours): readonly number[] {
  if (key !== 'neo') {
    const index = shownIndex(chosen.findIndex((group) => swarmKey(group) === key));
    return SWARM_GROUPS.map(() => index);
  }
  return SWARM_GROUPS.map((name) =>
    shownIndex(chosen.findIndex(({ type, value }) => type === 'neo' && value === name)),
  );
}

/** Index of a group; what is in none is not shown. */
function shownIndex(index: number): number {
  return index < 0 ? HIDDEN : index;
}

function sizeTest({ diameter, magnitude }: SizeFilter): (diameter: number, magnitude: number) => boolean {
  const anySize = isWhole(diameter, WHOLE_RANGES.diameter);
  const anyMagnitude = isWhole(magnitude, WHOLE_RANGES.magnitude);
  return (metres, mag) =>
    (anySize || (metres !== NO_DIAMETER && isIn(diameter, metres))) &&
    (anyMagnitude || (mag !== NO_MAGNITUDE / 100 && isIn(magnitude, mag)));
}

function isWhole([min, max]: Range, [least, most]: Range): boolean {
  return min <= least && max >= most;
}

function isIn([min, max]: Range, value: number): boolean {
  return value >= min && value <= max;
}
