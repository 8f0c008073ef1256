import { failureOf } from '#contract/failure.ts';
import type { OvtSession } from '../session.ts';
import { partOfRow } from './join-swarms.ts';
import { shownSwarms } from './follow-swarm.ts';

/** A dot of the swarm was clicked: the object joins the list and is shown. Only near-Earth objects can be named. */
export async function pickSwarmObject({ ovt, swarmNames }: OvtSession, row: number): Promise<void> {
  const shown = shownSwarms(ovt.getSnapshot().context.swarm.getSnapshot().context);
  const part = partOfRow(
    shown.map(({ file }) => file),
    row,
  );
  if (part === undefined || shown[part.file].key !== 'neo') return;
  try {
    const names = await swarmNames();
    ovt.send({ type: 'object.requested', phrase: names[part.row] });
  } catch (error) {
    ovt.send({ type: 'request.failed', failure: failureOf(error) });
  }
}
