import type { Budget, BudgetRow } from '#contract/opt/budget.ts';
import type { PlainRow } from '#ui/table/plain-table.tsx';
import { ABSENT, numberText } from '../quantities/number-text.ts';

/** What is left out, in the words of a newcomer. */
const CAUSES: Readonly<Record<BudgetRow['cause'], string>> = {
  'two-body': 'All but the Sun (Keplerian)',
  mercury: 'Pull of Mercury',
  venus: 'Pull of Venus',
  earth: 'Pull of the Earth',
  moon: 'Pull of the Moon',
  mars: 'Pull of Mars',
  jupiter: 'Pull of Jupiter',
  saturn: 'Pull of Saturn',
  uranus: 'Pull of Uranus',
  neptune: 'Pull of Neptune',
  pluto: 'Pull of Pluto',
  asteroids: 'Pull of the 16 largest asteroids',
  ceres: 'Pull of Ceres alone',
  'relativity-planets': 'Relativity of the planets',
  relativity: 'Relativity',
  'oblateness-earth': 'Flattening of the Earth',
  'oblateness-sun': 'Flattening of the Sun',
  a1: 'Sunlight or gas, outwards (A1)',
  a2: 'Sunlight or gas, along the orbit (A2)',
  a3: 'Sunlight or gas, across the orbit (A3)',
  'light-time': 'Time that light travels',
  aberration: 'Motion of the observer (aberration)',
  deflection: 'Bending of light by the Sun',
  'delta-t': 'Difference of clock and Earth rotation (ΔT)',
  'polar-motion': 'Wander of the Earth’s pole',
  refraction: 'Refraction by air (never applied here)',
  digits: 'Digits of printed elements',
  uncertainty: 'Uncertainty of the orbit, 1-sigma',
  solution: 'Another orbit',
};

/** A row of a budget with its name. */
export type NamedRow = BudgetRow & { readonly key: string; readonly name: string };

/** The rows with the largest change of place first; those that change nothing come last. */
export function namedRows({ rows }: Budget): readonly NamedRow[] {
  return rows
    .map((row, index) => ({ ...row, key: String(index), name: nameOf(row) }))
    .sort((a, b) => (b.arcsec ?? 0) - (a.arcsec ?? 0));
}

function nameOf({ cause, basis }: BudgetRow): string {
  return cause === 'solution' && basis !== undefined ? `${CAUSES.solution}: ${basis}` : CAUSES[cause];
}

export const BUDGET_COLUMNS = [
  { title: 'Left out' },
  { title: 'On the sky', unit: '″' },
  { title: 'In space', unit: 'km' },
  { title: 'Magnitude' },
  { title: 'Approach, later by', unit: 's' },
  { title: 'Approach, farther by', unit: 'km' },
] as const;

/** The cells of a table of the rows; without those of the approach where there is none. */
export function budgetCells(rows: readonly NamedRow[], hasApproach: boolean): readonly PlainRow[] {
  return rows.map(({ key, name, arcsec, km, magnitude, approachSeconds, approachKm }) => {
    const changes = [arcsec, km, magnitude, ...(hasApproach ? [approachSeconds, approachKm] : [])];
    return { key, cells: [name, ...changes.map(changeText)] };
  });
}

/** The least number that is written with its digits; smaller ones are written as a bound. */
const LEAST = 1e-6;

/** A change with two significant digits or more. */
function changeText(change: number | undefined): string {
  if (change === undefined) return ABSENT;
  const size = Math.abs(change);
  if (size < LEAST) return size === 0 ? '0' : `< ${numberText(LEAST, 6)}`;
  return numberText(change, Math.max(0, 1 - Math.floor(Math.log10(size))));
}
