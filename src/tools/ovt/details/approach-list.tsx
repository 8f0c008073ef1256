import './details.css';
import { useSelector } from '@xstate/react';
import { Button } from '#ui/buttons/button.tsx';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import type { OvtSession } from '../ovt-session.ts';
import type { ActiveObject } from './active-object.ts';
import { listedApproaches, unreliableTexts } from './approaches.ts';
import { showApproach } from './show-approach.ts';

/** Longest list; a longer one would push the rest of the panel out of sight. */
const MOST = 4;

/** Close approaches in the range of the timeline, as buttons that lead the date and the view there, and spans of unreliable orbit. */
export function ApproachList({ object, session }: { object: ActiveObject; session: OvtSession }) {
  const { timeline } = session.sources;
  const range = useSelector(timeline, ({ context }) => context.range);
  const isLocked = useSelector(timeline, (state) => state.hasTag('locked'));
  const { designator, useEphemTable, closeApproachTable, uncTable, distance } = object;
  if (!useEphemTable) return null;
  const approaches = listedApproaches(closeApproachTable, range, distance.simulationTime, MOST);
  const unreliable = unreliableTexts(uncTable, range, distance.simulationTime, MOST);
  return (
    <PanelSection title="Close approaches">
      {approaches.length === 0 ? <p className="small muted">None within these dates.</p> : null}
      <ul className="ovt-approaches">
        {approaches.map(({ ms, date, body, planet, distance: nearest }) => (
          <li key={`${planet} ${ms}`}>
            <Button
              kind="quiet"
              size="small"
              isDisabled={isLocked}
              onPress={() => showApproach(session, { designator, body, ms })}
            >
              {date} {planet}
            </Button>
            <span>{nearest}</span>
          </li>
        ))}
      </ul>
      {unreliable.map((span) => (
        <p key={span} className="small muted">
          Unreliable: {span}
        </p>
      ))}
    </PanelSection>
  );
}
