import { BASE_PATH, type RouteName, ROUTES } from '#contract/routes.ts';
import { ProblemError } from '#server/http/problem-error.ts';

/** Calls that only a service on the network answers, and why. */
const MISSING: Partial<Readonly<Record<RouteName, string>>> = {
  observableCalendar: 'Feeds are made by a service on the network.',
  observableAtom: 'Feeds are made by a service on the network.',
  newsCalendar: 'Feeds are made by a service on the network.',
  newsAtom: 'Feeds are made by a service on the network.',
  candidates:
    'The list of the NEO Confirmation Page changes by the hour and comes from a service on the network.',
  candidateScatter: 'The orbits of candidates are fetched by a service on the network.',
  oembed: 'Pages that embed an address read it from a service on the network.',
};

const DETAILS = new Map(
  Object.entries(MISSING).map(([name, detail]) => [BASE_PATH + ROUTES[name as RouteName], detail]),
);

/** The problem of a call that this page cannot answer by itself; nothing for those that it can. */
export function missingCall(path: string): ProblemError | undefined {
  const detail = DETAILS.get(path);
  return detail === undefined ? undefined : new ProblemError('needs-service', { detail });
}
