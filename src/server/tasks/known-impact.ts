import { endOfDay, isAfterImpact } from '#catalogue/impactor.ts';
import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';

/**
 * Why a body that is known to have hit the Earth cannot be followed to an instant; nothing where it can.
 *
 * @param untilUtc Julian date.
 */
export function impactError(
  body: Pick<SmallBody, 'impactDate' | 'elements' | 'number' | 'name' | 'designation' | 'bodyType'>,
  untilUtc: number,
): string | undefined {
  if (body.impactDate === undefined) return undefined;
  if (untilUtc >= julianDateFromIso(body.impactDate)) return impactText(body, body.impactDate);
  if (!isAfterImpact(body.elements, body.impactDate)) return undefined;
  return `The orbit of ${labelOf(body)} does not lead back before its impact on ${body.impactDate}: it is of a later epoch.`;
}

/** The sentence about an impact. */
export function impactText(body: Parameters<typeof labelOf>[0], date: string): string {
  return `Object ${labelOf(body)} impacted on ${date}.`;
}

/**
 * Epochs at which a body may exist: before the end of the day of its known impact, the hour of which the propagation
 * finds; none at all where its orbit is of a later epoch and so describes nothing that ever flew.
 *
 * @param epochs Julian dates UTC, ascending.
 */
export function epochsBeforeImpact(
  body: Pick<SmallBody, 'impactDate' | 'elements'>,
  epochs: Float64Array,
): Float64Array {
  const end = endOf(body);
  const gone = epochs.findIndex((epoch) => epoch >= end);
  return gone < 0 ? epochs : epochs.slice(0, gone);
}

/**
 * Julian date UTC at which a body is gone at the latest: the end of the day of its known impact; infinite where none
 * is known, and before all time where its orbit is of a later epoch.
 */
export function endOf(body: Pick<SmallBody, 'impactDate' | 'elements'>): number {
  const { impactDate } = body;
  if (impactDate === undefined) return Number.POSITIVE_INFINITY;
  return isAfterImpact(body.elements, impactDate) ? Number.NEGATIVE_INFINITY : endOfDay(impactDate);
}
