import './ground-panel.css';
import { useSelector } from '@xstate/react';
import { MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import { titleOfTarget } from '#machines/fvt/flyby.ts';
import { Glossed } from '#parts/glossary/term.tsx';
import { FlatMap } from '#parts/map/flat-map.tsx';
import { observatoryTitle } from '#parts/setup/observatory-search.tsx';
import { useSimulatedDate } from '#parts/timeline/use-simulated-date.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FactList } from '#ui/content/fact-list.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import { flybyMoment } from '../flyby-date.ts';
import type { FvtSession } from '../fvt-session.ts';
import { groundFacts, groundViewOf, seenFrom, siteFacts } from './ground-facts.ts';
import { groundMarks } from './ground-marks.ts';
import { GroundRows } from './ground-rows.tsx';
import { namedSite, SiteChoice } from './site-choice.tsx';
import type { OverGround } from './over-ground.ts';

export type GroundPanelProps = {
  session: FvtSession;
  ground: OverGround;
  /** The user has closed it. */
  onClosed: () => void;
};

/** What passes over the Earth's ground: a map, what a site sees of it, and a table by the minute. */
export function GroundPanel({ session, ground, onClosed }: GroundPanelProps) {
  const { sources, clock } = session;
  const chosen = useSelector(sources.ground, ({ context }) => context.site);
  const shown = useSelector(sources.flyby, ({ context }) => context.shown);
  const date = useSimulatedDate(sources.timeline);
  if (shown === undefined) return null;
  const name = titleOfTarget(shown.target);
  const site = chosen && namedSite(chosen);
  const overEarth = ground.at(date);
  const view = site && groundViewOf(site);
  const seen = view && seenFrom(ground, view, date);
  return (
    <FloatingPanel
      title="Ground track"
      isOpen
      takesFocus
      onOpenChange={(isOpen) => {
        sources.ground.send({ type: 'ground.turned', isOpen });
        onClosed();
      }}
    >
      <PanelSection>
        <p className="small muted">{`${name} over the Earth on ${flybyMoment(date)} UTC`}</p>
        <FlatMap marks={groundMarks(ground, date, site)} />
        <ul className="ground-legend small" aria-label="On the map">
          <li className="ground-legend-track">track</li>
          <li className="ground-legend-seen">above 20° in a dark sky</li>
          <li className="ground-legend-night">night</li>
          <li className="ground-legend-sun">Sun overhead</li>
        </ul>
        {overEarth === undefined ? null : (
          <FactList Name={Glossed} facts={groundFacts(overEarth, ground.law)} />
        )}
      </PanelSection>
      <PanelSection title={site === undefined ? 'From the ground' : `From ${observatoryTitle(site)}`}>
        <SiteChoice session={session} />
        {seen === undefined ? null : <FactList Name={Glossed} facts={siteFacts(seen)} />}
      </PanelSection>
      <PanelSection
        title="By the minute"
        aside={
          <Button
            size="small"
            onPress={() => {
              const subject = { name, provenance: shown.file.facts.provenance };
              void files().then((file) => file.saveGroundTable(ground, site, subject, clock.now()));
            }}
          >
            CSV
          </Button>
        }
      >
        <GroundRows
          ground={ground}
          view={view}
          minute={Math.floor(date / MILLISECONDS_PER_MINUTE) * MILLISECONDS_PER_MINUTE}
        />
      </PanelSection>
    </FloatingPanel>
  );
}

/** The code that writes files; it is fetched with the first of them. */
function files() {
  return import('./ground-table.ts');
}
