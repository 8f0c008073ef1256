import { NO_EPHEMERIDES_MESSAGE } from '#contract/rest/failure.ts';
import { numberAt } from '#engine/numbers-in.ts';
import type { Table } from '#engine/observe/table.ts';
import type { Compute } from '../tasks/compute.ts';
import type { EphemerisTask } from '../tasks/ephemeris-of.ts';
import { epochsBeforeImpact, impactError } from '../tasks/known-impact.ts';
import type { CalculatedBody, Calculation, Outcome } from './calculation.ts';

/** The reason given for an object at which the service failed, without a fault of the object. */
export const SERVICE_FAILED = 'The service failed to calculate this object. Please try again.';

/** Observer and epochs of a calculation. */
type Watch = Pick<Calculation, 'request' | 'epochs'>;

/**
 * Outcome of one body; a failure has an outcome that does not blame the orbit where the orbit is not the cause.
 *
 * @param report receives the faults of the program, which the outcome does not describe.
 */
export async function bodyOutcome(
  calculated: CalculatedBody,
  { request, epochs }: Watch,
  compute: Compute,
  report: (error: unknown) => void,
): Promise<Outcome> {
  try {
    return await bodyTable(calculated, { site: request.observer.site, epochs }, compute);
  } catch (error) {
    report(error);
    return { kind: 'failed', reason: SERVICE_FAILED };
  }
}

/** Rows of one body, or why its orbit gives none. @throws all failures that do not concern the orbit. */
export async function bodyTable(
  { body }: CalculatedBody,
  { epochs, ...watched }: Omit<EphemerisTask, 'body'>,
  compute: Pick<Compute, 'ephemerisOf'>,
): Promise<Outcome> {
  const flown = epochsBeforeImpact(body, epochs);
  if (flown.length === 0) {
    return {
      kind: 'failed',
      reason: impactError(body, numberAt(epochs, epochs.length - 1)) ?? NO_EPHEMERIDES_MESSAGE,
    };
  }
  const table = await compute.ephemerisOf({ body, ...watched, epochs: flown });
  return table.kind === 'computed'
    ? { kind: 'table', table: table.value }
    : { kind: 'failed', reason: table.reason };
}

/** The Sun and Moon; they are an addition: where they fail, which is reported, the objects remain. */
export async function sunMoonTable(
  { request, epochs }: Watch,
  compute: Compute,
  report: (error: unknown) => void,
): Promise<Table | undefined> {
  try {
    return await compute.sunMoonOf({ site: request.observer.site, epochs });
  } catch (error) {
    report(error);
    return undefined;
  }
}
