import type { EphemerisError } from '#contract/nov/keplerian.ts';
import { LONGEST_SITE_DAYS, SOVT_DEFAULTS } from '#contract/sovt/ranges.ts';
import type { WindowsAnswer, WindowsQuery } from '#contract/sovt/windows.ts';
import { DEGREE } from '#engine/constants.ts';
import { GEOCENTRE } from '#engine/earth/site.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { latestBody } from '../bodies/latest-body.ts';
import { modelDescription } from '../bodies/model-description.ts';
import { namesPlace, observerOf } from '../bodies/site-of.ts';
import { ProblemError } from '../http/problem-error.ts';
import { requireParameter } from '../http/read-query.ts';
import { requestedSpan } from '../orbits/requested-span.ts';
import { shareWork } from '../queue/queued-work.ts';
import type { RequestContext } from '../queue/request-context.ts';
import type { WindowsTask } from '../tasks/synodic-tasks.ts';
import { catalogueTarget, ellipseTarget, openOrbitTarget, type SynodicTarget } from './synodic-target.ts';
import { windowsResponse } from './windows-response.ts';

/** Seconds after which a client should repeat a request to a busy service. */
const RETRY_AFTER_SECONDS = 3;

/** The message for an object of unknown brightness. */
const NO_MAGNITUDE = 'no absolute magnitude is known';

/** Parts from which windows are made. */
export type WindowsParts = Pick<
  BodyParts,
  'candidateVariants' | 'catalogue' | 'compute' | 'latestOrbits' | 'now' | 'queue' | 'software'
>;

/**
 * When the object of a query is inside its limits.
 *
 * @throws ProblemError naming what is wrong with the query, or `queue-full`; DOMException `AbortError`.
 */
export async function findWindows(
  query: WindowsQuery,
  parts: WindowsParts,
  { visitor, signal }: RequestContext,
): Promise<WindowsAnswer> {
  const { compute, queue } = parts;
  const { propagation = 'perturbed', desig } = query;
  const requested = requestedWindows(query, parts);
  const target = await targetOf(query, parts);
  if ('message' in target) return without(target);
  const { body, photometry, provenance } = target;
  if (photometry === undefined) return without({ name: desig, message: NO_MAGNITUDE });
  const { site, label, ...span } = requested;
  const task = { body, photometry, propagation, site, ...span };
  const line = { queue, retryAfterSeconds: RETRY_AFTER_SECONDS };
  const outcome = await shareWork(() => compute.windowsOf(task), visitor, line).awaited(signal);
  if (outcome.kind === 'refused') return without({ name: desig, message: outcome.reason });
  return windowsResponse(outcome.value, label, {
    photometry,
    provenance: { ...provenance, ...modelDescription(parts, propagation) },
  });
}

/** The search for windows, or why there is none. */
async function targetOf(
  query: WindowsQuery,
  { catalogue, ...sources }: WindowsParts,
): Promise<SynodicTarget | EphemerisError> {
  if (query.kep === true) return ellipseTarget(query);
  if (query.kep === false) return openOrbitTarget(withOpenOrbit(query));
  const current = catalogue();
  const found = await latestBody(query.desig, current, sources);
  return 'message' in found ? found : catalogueTarget(found, current.date, query);
}

/** @throws ProblemError `missing-parameter` naming an element that is not given. */
function withOpenOrbit(query: WindowsQuery) {
  return {
    ...query,
    com_epoch: requireParameter(query, 'com_epoch'),
    com_q: requireParameter(query, 'com_q'),
    com_e: requireParameter(query, 'com_e'),
    com_i: requireParameter(query, 'com_i'),
    com_long: requireParameter(query, 'com_long'),
    com_omega: requireParameter(query, 'com_omega'),
    com_tp: requireParameter(query, 'com_tp'),
  };
}

function without(error: EphemerisError): WindowsAnswer {
  return { data: [], errors: [error] };
}

/** The site, time and limits for which windows are requested, and the label of the site where it has one. */
type RequestedWindows = Pick<WindowsTask, 'site' | 'startUtc' | 'endUtc' | 'limits'> & {
  readonly label: string | undefined;
};

/**
 * What a query requests beside its object.
 *
 * @throws ProblemError of the dates, of the place, or `span-too-long` for more nights of a place than are searched.
 */
function requestedWindows(
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
    const detail = `The nights of a place can be searched over ${LONGEST_SITE_DAYS} days at most, but ${days} are requested.`;
    throw new ProblemError('span-too-long', {
      detail,
      parameter: 'finalD',
      maximum: LONGEST_SITE_DAYS,
      current: days,
    });
  }
  return { ...span, limits, site, label };
}
