import { isTableLine } from '#catalogue/parse/table-line.ts';

/** Fewest columns of an orbit or an observation, and more than a date has. */
const LEAST_COLUMNS = 5;

/** Whether a text may have orbits or observations in it, whole or damaged: what reads them is fetched then. */
export function mayHaveOrbits(text: string): boolean {
  return text.split('\n').some(isTableLine);
}

/** Whether a text that is pasted where a single value is entered may be an orbit in place of that value. */
export function mayBeOrbit(text: string): boolean {
  const columns = text.trim().split(/\s+/).length;
  return mayHaveOrbits(text) && (columns >= LEAST_COLUMNS || text.trimStart().startsWith('{'));
}
