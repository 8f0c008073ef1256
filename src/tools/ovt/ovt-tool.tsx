import './ovt-tool.css';
import { Popups } from '#parts/popups/popups.ts';
import { Timeline } from '#parts/timeline/timeline.tsx';
import { OvtPopups } from './ovt-popups.tsx';
import { ovtSession } from './session.ts';
import { Stage } from './stage.tsx';
import { useNamedObject, useOvtOrders } from './use-ovt.ts';

/** The orbit-visualisation tool: orbits around the Sun in three dimensions. */
export function OvtTool() {
  const session = ovtSession(Popups.useActorRef());
  useOvtOrders(session);
  useNamedObject(session);
  return (
    <div className="ovt">
      <Stage session={session} />
      <Timeline timeline={session.sources.timeline} />
      <OvtPopups ovt={session.ovt} />
    </div>
  );
}
