import type { Budget, BudgetRow } from '#contract/opt/budget.ts';
import type { TermName } from '../glossary/definitions.ts';
import { ABSENT, numberText } from '../quantities/number-text.ts';

/** The omitted cause in words for newcomers, and the term that explains it. */
const CAUSES: Readonly<Record<BudgetRow['cause'], { readonly name: string; readonly term: TermName }>> = {
  'two-body': { name: 'All but the Sun (Keplerian)', term: 'propagation' },
  mercury: { name: 'Pull of Mercury', term: 'perturbation' },
  venus: { name: 'Pull of Venus', term: 'perturbation' },
  earth: { name: 'Pull of the Earth', term: 'perturbation' },
  moon: { name: 'Pull of the Moon', term: 'perturbation' },
  mars: { name: 'Pull of Mars', term: 'perturbation' },
  jupiter: { name: 'Pull of Jupiter', term: 'perturbation' },
  saturn: { name: 'Pull of Saturn', term: 'perturbation' },
  uranus: { name: 'Pull of Uranus', term: 'perturbation' },
  neptune: { name: 'Pull of Neptune', term: 'perturbation' },
  pluto: { name: 'Pull of Pluto', term: 'perturbation' },
  asteroids: { name: 'Pull of the 16 largest asteroids', term: 'perturbation' },
  ceres: { name: 'Pull of Ceres alone', term: 'perturbation' },
  'relativity-planets': { name: 'Relativity of the planets', term: 'relativity' },
  relativity: { name: 'Relativity', term: 'relativity' },
  'oblateness-earth': { name: 'Flattening of the Earth', term: 'oblateness' },
  'oblateness-sun': { name: 'Flattening of the Sun', term: 'oblateness' },
  a1: { name: 'Sunlight or gas, outwards (A1)', term: 'non-gravitational' },
  a2: { name: 'Sunlight or gas, along the orbit (A2)', term: 'non-gravitational' },
  a3: { name: 'Sunlight or gas, across the orbit (A3)', term: 'non-gravitational' },
  'light-time': { name: 'Light travel time', term: 'light-time' },
  aberration: { name: 'Motion of the observer (aberration)', term: 'aberration' },
  deflection: { name: 'Bending of light by the Sun', term: 'light-deflection' },
  'delta-t': { name: 'Uneven rotation of the Earth (ΔT)', term: 'delta-t' },
  'polar-motion': { name: 'Wander of the Earth’s pole', term: 'polar-motion' },
  refraction: { name: 'Refraction by air (never applied here)', term: 'refraction' },
  digits: { name: 'Digits of printed elements', term: 'digits-of-elements' },
  uncertainty: { name: 'Uncertainty of the orbit, 1-sigma', term: 'sigma' },
  solution: { name: 'Another orbit', term: 'orbit-solution' },
};

/** Why a row has no values. */
const ABSENCES: Readonly<Record<NonNullable<BudgetRow['absence']>, string>> = {
  itself: 'The object does not pull itself.',
  'no-term': 'The orbit has no such term.',
  'no-ground': 'The observer is at the centre of the Earth.',
  'below-horizon': 'The object is below the horizon.',
  'pole-unknown': 'Where the pole is on this date is not known here.',
  impact: 'Without it the object would have fallen onto a body.',
  unknown: 'It is not known for this orbit.',
  bent: 'No ellipse describes it on this date.',
};

/** A row of a budget with its name. */
export type NamedRow = BudgetRow & { readonly key: string; readonly name: string; readonly term: TermName };

/** The rows with the largest change of place first; those that change nothing come last. */
export function namedRows({ rows }: Budget): readonly NamedRow[] {
  return rows
    .map((row, index) => ({ ...row, key: String(index), name: nameOf(row), term: CAUSES[row.cause].term }))
    .sort((a, b) => (b.arcsec ?? 0) - (a.arcsec ?? 0));
}

/** Why a row has no values, in words; undefined where it has. */
export function absenceText({ absence }: Pick<BudgetRow, 'absence'>): string | undefined {
  return absence && ABSENCES[absence];
}

function nameOf({ cause, basis }: BudgetRow): string {
  const { name } = CAUSES[cause];
  return cause === 'solution' && basis !== undefined ? `${name}: ${basis}` : name;
}

export const BUDGET_COLUMNS = [
  { title: 'Left out' },
  { title: 'On the sky', unit: '″' },
  { title: 'In space', unit: 'km' },
  { title: 'Magnitude', unit: 'mag' },
  { title: 'Approach, later by', unit: 's' },
  { title: 'Approach, farther by', unit: 'km' },
] as const;

/** The changes of a row by column, behind its name; without those of the approach where there is none. */
export function changeTexts(
  { arcsec, km, magnitude, approachSeconds, approachKm }: NamedRow,
  hasApproach: boolean,
): readonly string[] {
  return [arcsec, km, magnitude, ...(hasApproach ? [approachSeconds, approachKm] : [])].map(changeText);
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
