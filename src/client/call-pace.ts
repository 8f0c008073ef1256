/** Where a call is answered: by the service on the network, or by that in the page. */
export type Place = 'remote' | 'local';

/** How long calls of one kind take in both places, ms; nothing where none was answered yet. */
export type CallPace = {
  /** Notes how long one took, ms. */
  readonly note: (kind: string, place: Place, ms: number) => void;
  /** The place that is likely to answer sooner. */
  readonly sooner: (kind: string) => Place;
};

/** Part of what was measured that is forgotten each time that the other place answers, so that the slower one is tried again. */
const FORGOTTEN = 0.1;

/**
 * Compares the places by the calls that they answered: of each, the mean counts in which every new time weighs as much as all before.
 * The page answers what it has not answered yet, once.
 */
export function createCallPace(): CallPace {
  const means = new Map<string, Partial<Record<Place, number>>>();

  return { note, sooner };

  function note(kind: string, place: Place, ms: number): void {
    const known = means.get(kind) ?? {};
    const other: Place = place === 'local' ? 'remote' : 'local';
    const mean = ((known[place] ?? ms) + ms) / 2;
    const left = known[other];
    means.set(kind, { [place]: mean, ...(left === undefined ? {} : { [other]: left * (1 - FORGOTTEN) }) });
  }

  function sooner(kind: string): Place {
    const { local = 0, remote = Number.POSITIVE_INFINITY } = means.get(kind) ?? {};
    return local <= remote ? 'local' : 'remote';
  }
}
