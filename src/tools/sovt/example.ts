import { waitFor } from 'xstate';
import { whenReachable } from '#client/reachability.ts';
import type { SovtClient } from '#client/sovt/sovt-client.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { EMBEDDING } from '#parts/embedding.ts';
import { beginVisit, noteBrought } from '#parts/tool-state/address-visit.ts';
import type { SovtSession } from './sovt-session.ts';
import { presentState } from './sovt-state.ts';

/** Where a bright object is searched for: days from now on, V magnitude, degrees from the Sun. */
const MONTH = { days: 30, magnitudeLimit: 18, elongationMin: 60, most: 10 } as const;

/** The page is waited for as long as it is open. */
const NEVER_ABORTED = new AbortController().signal;

/**
 * Shows the brightest asteroid of the month ahead, unless something else has been chosen or is about to be. The user has not chosen it:
 * it counts as brought by this address, and the tool opens without it by another one.
 */
export function offerExample(session: SovtSession, client: Pick<SovtClient, 'brightest'>): void {
  const isAddressed = isObjectAddressed() || /[?&]c=/.test(window.location.search);
  if (isAddressed || EMBEDDING !== undefined) return;
  const show = async () => {
    const { restoring } = session.sovt.getSnapshot().context;
    await waitFor(restoring, (state) => !state.hasTag('holding'), { timeout: Infinity });
    if (!isEmpty(session)) return;
    const found = await findExample(client, session.clock.now());
    if (found === undefined || !isEmpty(session)) return;
    session.example.set(found);
    beginVisit('sovt', window.location.search, JSON.stringify(presentState(session)));
    noteBrought('sovt', [found]);
    session.sovt.send({ type: 'object.requested', phrase: found });
  };
  show().catch(reportError);
}

/** Designator of the brightest asteroid of the month ahead; comets have no surface of equal brightness. */
async function findExample(
  client: Pick<SovtClient, 'brightest'>,
  nowMs: number,
): Promise<string | undefined> {
  const { days, ...limits } = MONTH;
  const query = {
    ...limits,
    initD: instantText(nowMs),
    finalD: instantText(nowMs + days * MILLISECONDS_PER_DAY),
  };
  const { objects } = await whenReachable(() => client.brightest(query), NEVER_ABORTED);
  return objects.find(({ photometry }) => photometry?.law !== 'comet')?.designator;
}

function instantText(unixMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(unixMs)).toString();
}

function isEmpty({ sources, sovt }: SovtSession): boolean {
  const { objects } = sources.objects.getSnapshot().context;
  return objects.length === 0 && !sovt.getSnapshot().context.restoring.getSnapshot().hasTag('holding');
}

/** Whether the address names the object to show. */
export function isObjectAddressed(): boolean {
  return /[?&]object=/.test(window.location.search);
}
