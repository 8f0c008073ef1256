import { pathOf } from '#contract/routes.ts';
import { ProblemError } from '#server/http/problem-error.ts';

const FEED = 'Feeds are made by a service on the network.';

/** Why only a service on the network answers a call, by its path. */
const MISSING = new Map([
  [pathOf('observableCalendar'), FEED],
  [pathOf('observableAtom'), FEED],
  [pathOf('newsCalendar'), FEED],
  [pathOf('newsAtom'), FEED],
  [
    pathOf('candidates'),
    'The list of the NEO Confirmation Page changes by the hour and comes from a service on the network.',
  ],
  [pathOf('candidateScatter'), 'The orbits of candidates are fetched by a service on the network.'],
  [pathOf('oembed'), 'Pages that embed an address read it from a service on the network.'],
]);

/** The problem of a call that this page cannot answer by itself; nothing for those that it can. */
export function missingCall(path: string): ProblemError | undefined {
  const detail = MISSING.get(path);
  return detail === undefined ? undefined : new ProblemError('needs-service', { detail });
}
