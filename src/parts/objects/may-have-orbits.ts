/** Shortest line of an orbit or an observation that is read, characters; lists of names have commas. */
const LEAST = 60;

/** Whether a text may have orbits or observations in it: what reads them is fetched then. */
export function mayHaveOrbits(text: string): boolean {
  if (/^\s*(\{|format\s*=)/m.test(text)) return true;
  return text.split('\n').some((line) => line.length >= LEAST && !line.includes(','));
}
