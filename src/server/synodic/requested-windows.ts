import { LONGEST_SITE_DAYS, SOVT_DEFAULTS } from '#contract/sovt/ranges.ts';
import type { WindowsQuery } from '#contract/sovt/windows.ts';
import { DEGREE } from '#engine/constants.ts';
import { GEOCENTRE } from '#engine/earth/site.ts';
import type { WindowsTask } from '../tasks/synodic-tasks.ts';
import { requestedSpan } from '../orbits/requested-span.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { namesPlace, observerOf } from '../bodies/site-of.ts';

/** Where, when and inside which limits an object is requested; the label of the place where there is one. */
export type RequestedWindows = Pick<WindowsTask, 'site' | 'startUtc' | 'endUtc' | 'limits'> & {
  readonly label: string | undefined;
};

/**
 * What a query asks for beside its object.
 *
 * @throws ProblemError of the dates, of the place, or `span-too-long` for more nights of a place than are looked through.
 */
export function requestedWindows(
  query: WindowsQuery,
  { catalogue, now }: Pick<BodyParts, 'catalogue' | 'now'>,
): RequestedWindows {
  const from = { parameter: 'initD', text: query.initD };
  const span = requestedSpan(from, { parameter: 'finalD', text: query.finalD }, now());
  const {
    magnitudeLimit = SOVT_DEFAULTS.magnitudeLimit,
    elongationMin = SOVT_DEFAULTS.elongationMin,
    altitudeMin = SOVT_DEFAULTS.altitudeMin,
  } = query;
  const limits = {
    faintest: magnitudeLimit,
    leastElongation: elongationMin * DEGREE,
    leastAltitude: altitudeMin * DEGREE,
  };
  if (!namesPlace(query)) return { ...span, limits, site: GEOCENTRE, label: undefined };
  const { site, label } = observerOf(query, catalogue());
  if (site.kind === 'geocentre') return { ...span, limits, site, label: undefined };
  const days = Math.ceil(span.endUtc - span.startUtc);
  if (days > LONGEST_SITE_DAYS) {
    const detail = `The nights of a place are looked through for ${LONGEST_SITE_DAYS} days, but ${days} are requested.`;
    throw new ProblemError('span-too-long', {
      detail,
      parameter: 'finalD',
      maximum: LONGEST_SITE_DAYS,
      current: days,
    });
  }
  return { ...span, limits, site, label };
}
