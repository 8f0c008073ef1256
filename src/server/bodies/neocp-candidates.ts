import type { NeocpSnapshot } from '#catalogue/catalogue.ts';
import type { NeocpCandidate } from '#catalogue/neocp-candidate.ts';
import { bareName, searchKey } from '#catalogue/normalise.ts';
import type { ListedObject } from '#contract/asteroid.ts';
import { unlistedObject } from './listed-object.ts';

/**
 * Candidates of the confirmation page whose designation holds a phrase, those that begin with it first.
 *
 * @param snapshot none where no snapshot of the page is loaded, and then there are no candidates.
 */
export function candidatesByPhrase(snapshot: NeocpSnapshot | undefined, phrase: string): ListedObject[] {
  const key = searchKey(phrase);
  if (snapshot === undefined || key === '') return [];
  const placed = snapshot.candidates.map((candidate) => ({
    candidate,
    place: searchKey(candidate.designation).indexOf(key),
  }));
  return placed
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ candidate }) => listedCandidate(candidate));
}

/** The candidate of a name. */
export function candidateNamed(
  snapshot: NeocpSnapshot | undefined,
  name: string,
): NeocpCandidate | undefined {
  const bare = bareName(name);
  return snapshot?.candidates.find(({ designation }) => bareName(designation) === bare);
}

/** A candidate as lists show it: thought to be near the Earth, and not yet known to be. */
function listedCandidate({ designation, absoluteMagnitude }: NeocpCandidate): ListedObject {
  return {
    ...unlistedObject(designation),
    code: 'NEO',
    sourceType: { name: 'NEOCP' },
    database: 'NEOCP',
    neocp: true,
    ...(absoluteMagnitude === undefined ? {} : { magnitude: absoluteMagnitude }),
  };
}
