import type { Table } from '#engine/observe/table.ts';
import type { Compute } from '../compute.ts';
import { epochsBeforeImpact, impactError } from '../known-impact.ts';
import { isProgramFault } from '../program-fault.ts';
import type { CalculatedBody, Calculation, Outcome } from './calculation.ts';

/** Said of an object without rows where no better reason is known. */
const NOT_AVAILABLE = 'ephemerides not available';

/** Who looks, and when. */
type Watch = Pick<Calculation, 'request' | 'epochs'>;

/**
 * What becomes of one body; a failure is told in its own outcome.
 *
 * @param report is told the faults of the program, which the outcome does not describe.
 */
export async function bodyOutcome(
  { body }: CalculatedBody,
  { request, epochs }: Watch,
  compute: Compute,
  report: (error: unknown) => void,
): Promise<Outcome> {
  const flown = epochsBeforeImpact(body, epochs);
  if (flown.length === 0) {
    return { kind: 'failed', reason: impactError(body, epochs[epochs.length - 1]) ?? NOT_AVAILABLE };
  }
  try {
    const table = await compute.ephemerisOf({ body, site: request.observer.site, epochs: flown });
    return { kind: 'table', table };
  } catch (error) {
    if (error instanceof Error && !isProgramFault(error)) return { kind: 'failed', reason: error.message };
    report(error);
    return { kind: 'failed', reason: NOT_AVAILABLE };
  }
}

/** The Sun and Moon; they are an addition: where they fail, the objects still stand. */
export async function sunMoonTable({ request, epochs }: Watch, compute: Compute): Promise<Table | undefined> {
  return compute.sunMoonOf({ site: request.observer.site, epochs }).catch(() => undefined);
}
