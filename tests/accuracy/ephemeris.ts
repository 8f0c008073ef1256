import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { compareStates, parseDe440 } from '#catalogue/build/ephemeris/references/de440.ts';
import { positionsOf } from '#catalogue/build/ephemeris/references/positions.ts';
import type { Comparison } from '#catalogue/build/ephemeris/references/positions.ts';
import { compareTestpo, parseTestpo } from '#catalogue/build/ephemeris/references/testpo.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';
import { sharedFolder } from '../shared-folder.ts';
import cited from './cited/ephemeris.json' with { type: 'json' };
import type { Case, Quantity } from './quantity.ts';

const FIRST_DAY = 2_415_020.5; // 1900 January 1
const LAST_DAY = 2_506_331.5; // 2150 January 1

const DE440_NOTE = 'Uranus to Pluto feel the Kuiper belt, whose mass and shape are only modelled.';
const TESTPO_NOTE = 'Nearly all of it is DE440 against DE430, whose asteroid masses differ.';

/** The ephemeris as shipped against JPL's. */
export const quantities: readonly Quantity[] = [
  againstDe440(['Mercury', 'Venus', 'Earth', 'Mars'], 1, 188),
  againstDe440(['Moon'], 0.2, 47),
  againstDe440(['Jupiter', 'Saturn'], 2, 94),
  againstDe440(['Uranus', 'Neptune'], 20, 94),
  againstDe440(['Pluto'], 80, 47),
  againstTestpo(['inner planets'], 2, 239),
  againstTestpo(['Mars'], 8, 117),
  againstTestpo(['Moon'], 0.5, 32),
  againstTestpo(['Jupiter', 'Saturn'], 100, 253),
];

function againstDe440(groups: readonly string[], limit: number, minimumRows: number): Quantity {
  return {
    quantity: `Ephemeris, ${groups.join(', ')}, ${groups[0] === 'Moon' ? 'geocentric' : 'heliocentric'}`,
    against: 'DE440 and DE441, 1969 and 2022-2026',
    unit: 'km',
    limit,
    minimumRows,
    note: DE440_NOTE,
    measure: () => casesOf(compareStates(de440Record(), positionsOf(testEphemeris())), groups),
  };
}

function againstTestpo(groups: readonly string[], limit: number, minimumRows: number): Quantity {
  return {
    quantity: `Ephemeris, ${groups.join(', ')}, coordinates`,
    against: 'DE430 test values, 1900-2150',
    unit: 'km',
    limit,
    minimumRows,
    note: TESTPO_NOTE,
    measure: () => {
      const ephemeris = testEphemeris();
      const rows = parseTestpo(testpoText(), FIRST_DAY, LAST_DAY);
      return casesOf(compareTestpo(rows, positionsOf(ephemeris), ephemeris.gm), groups);
    },
  };
}

function casesOf(comparisons: readonly Comparison[], groups: readonly string[]): Case[] {
  return groups.map((name) => ({
    name,
    errors: comparisons.filter((one) => one.group === name).map((one) => one.errorKm),
  }));
}

function de440Record() {
  const folder = sharedFolder('reference');
  if (folder === undefined) return parseDe440(JSON.stringify(cited.de440.states));
  return parseDe440(readFileSync(join(folder, 'solar-system', 'de440.json'), 'utf8'));
}

function testpoText(): string {
  const folder = sharedFolder('reference');
  if (folder === undefined) return cited.testpo.lines.join('\n');
  return readFileSync(join(folder, 'solar-system', 'testpo.430'), 'utf8');
}
