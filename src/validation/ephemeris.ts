import { compareStates, parseDe440 } from '#catalogue/build/ephemeris/references/de440.ts';
import { positionsOf } from '#catalogue/build/ephemeris/references/positions.ts';
import type { Comparison } from '#catalogue/build/ephemeris/references/positions.ts';
import { compareTestpo, parseTestpo } from '#catalogue/build/ephemeris/references/testpo.ts';
import type { ValidationTopic } from '#contract/validation.ts';
import type { Case, ErrorComparison } from './comparison.ts';
import { rowPlace } from './row-value.ts';
import { SOURCES } from './sources.ts';

const FIRST_DAY = 2_415_020.5; // 1900 January 1
const LAST_DAY = 2_506_331.5; // 2150 January 1

const KUIPER_BELT_NOTE = 'Uranus to Pluto feel the Kuiper belt, whose mass and shape are only modelled';
const TESTPO_NOTE = 'nearly all of it is DE440 against DE430, whose asteroid masses differ';

/** The ephemeris as shipped against JPL's. */
export const ephemerisComparisons: readonly ErrorComparison[] = [
  againstDe440(['Mercury', 'Venus', 'Earth', 'Mars'], 1, { recorded: 188, cited: 20 }),
  againstDe440(['Moon'], 0.2, { recorded: 47, cited: 5 }),
  againstDe440(['Jupiter', 'Saturn'], 2, { recorded: 94, cited: 10 }),
  againstDe440(['Uranus', 'Neptune'], 20, { recorded: 94, cited: 10 }, KUIPER_BELT_NOTE),
  againstDe440(['Pluto'], 80, { recorded: 47, cited: 5 }, KUIPER_BELT_NOTE),
  againstTestpo(['inner planets'], 2, { recorded: 239, cited: 8 }),
  againstTestpo(['Mars'], 8, { recorded: 117, cited: 4 }),
  againstTestpo(['Moon'], 0.5, { recorded: 32, cited: 4 }),
  againstTestpo(['Jupiter', 'Saturn'], 100, { recorded: 253, cited: 8 }),
];

function againstDe440(
  groups: readonly string[],
  limit: number,
  rows: ErrorComparison['rows'],
  note?: string,
): ErrorComparison {
  return {
    kind: 'errors',
    id: idOf('de440', groups),
    topic: topicOf(groups),
    quantity: `Ephemeris, ${groups.join(', ')}, ${groups[0] === 'Moon' ? 'geocentric' : 'heliocentric'}`,
    sources: [SOURCES.de440],
    authority: 'DE440 and DE441, 1969 and 2022-2026',
    unit: 'km',
    limit,
    rows,
    ...(note !== undefined && { note }),
    measure: (references, ephemeris) =>
      casesOf(compareStates(parseDe440(references.de440()), positionsOf(ephemeris)), groups),
  };
}

function againstTestpo(
  groups: readonly string[],
  limit: number,
  rows: ErrorComparison['rows'],
): ErrorComparison {
  return {
    kind: 'errors',
    id: idOf('testpo', groups),
    topic: topicOf(groups),
    quantity: `Ephemeris, ${groups.join(', ')}, coordinates`,
    sources: [SOURCES.testpo],
    authority: 'DE430 test values, 1900-2150',
    unit: 'km',
    limit,
    rows,
    note: TESTPO_NOTE,
    measure: (references, ephemeris) => {
      const rows = parseTestpo(references.testpo(), FIRST_DAY, LAST_DAY);
      return casesOf(compareTestpo(rows, positionsOf(ephemeris), ephemeris.gm), groups);
    },
  };
}

function idOf(authority: string, groups: readonly string[]): string {
  return `ephemeris-${authority}-${groups.join('-').toLowerCase().replaceAll(' ', '-')}`;
}

function topicOf([group]: readonly string[]): ValidationTopic {
  return group === 'Moon' ? 'Moon' : 'Planets';
}

function casesOf(comparisons: readonly Comparison[], groups: readonly string[]): Case[] {
  return groups.map((name) => {
    const groupComparisons = comparisons.filter((one) => one.group === name);
    return {
      name,
      errors: groupComparisons.map(({ errorKm }) => errorKm),
      days: groupComparisons.map(({ day }) => day),
      values: groupComparisons.map(({ recorded, computed }) => rowPlace(recorded, computed)),
    };
  });
}
