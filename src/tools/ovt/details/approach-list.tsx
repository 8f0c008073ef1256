import './details.css';
import { useSelector } from '@xstate/react';
import type { EphemerisStore } from '#client/ephemeris-store.ts';
import type { PlanetApproach } from '#contract/nov/perturbed.ts';
import { browserFrames, flightOf, fly } from '#parts/scene/flight.ts';
import { pairView } from '#parts/scene/pair-view.ts';
import { tdbOfMs } from '#parts/scene/simulated-instant.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import type { OvtSession } from '../ovt-session.ts';
import type { ActiveObject } from './active-object.ts';
import { listedApproaches, unreliableTexts } from './approaches.ts';

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

type ShownApproach = {
  readonly designator: string;
  readonly body: PlanetApproach['planet'];
  /** When it is nearest, UTC milliseconds. */
  readonly ms: number;
};

/** Moves the date to a close approach, follows the body that is approached, and flies to where both are seen. */
function showApproach(
  { ovt, sources, scene, clock }: OvtSession,
  { designator, body, ms }: ShownApproach,
): void {
  const { view } = scene;
  const before = view.cameraAt(clock.realNow());
  ovt.send({ type: 'approach.chosen', ms, body });
  whenCovered(sources.ephemeris, ms, () => {
    const picture = view.pictureAt(clock.realNow());
    const beside = picture?.objects.find(({ id }) => id === designator)?.position;
    const followed = view.followed();
    if (before === undefined || beside === undefined) return;
    const { viewpoint, zoom } = pairView(view.viewpoint(), followed, beside);
    sources.settings.send({ type: 'zoom.chosen', zoom });
    fly(view, flightOf(before, viewpoint, followed, zoom), browserFrames());
  });
}

/** Calls back once the planets of a date are loaded; never if they cannot be. */
function whenCovered(ephemeris: EphemerisStore, ms: number, show: () => void): void {
  const { day, offset } = tdbOfMs(ms);
  if (ephemeris.covers(day + offset)) {
    show();
    return;
  }
  const stop = ephemeris.subscribe(() => {
    const isThere = ephemeris.covers(day + offset);
    if (isThere || ephemeris.status().kind === 'failed') stop();
    if (isThere) show();
  });
  ephemeris.ensure(day + offset);
}
