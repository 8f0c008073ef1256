import './ground-panel.css';
import { useSelector } from '@xstate/react';
import { DEGREE } from '#engine/constants.ts';
import { altitudeRing } from '#engine/overflight/altitude-ring.ts';
import { darkEdge, darkRegion } from '#engine/overflight/dark-region.ts';
import { type GroundPoint, pointBelow } from '#engine/overflight/ground-point.ts';
import { titleOfTarget } from '#machines/fvt/flyby.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
import { Glossed } from '#parts/glossary/term.tsx';
import { FlatMap, type FlatMark } from '#parts/map/flat-map.tsx';
import type { Place } from '#parts/map/mercator.ts';
import { observatoryTitle } from '#parts/setup/observatory-search.tsx';
import { momentText } from '#parts/timeline/moment-text.ts';
import { useSimulatedDate } from '#parts/timeline/use-simulated-date.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FactList } from '#ui/content/fact-list.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import type { FvtSession } from '../fvt-session.ts';
import { groundFacts, groundViewOf, seenFrom, siteFacts } from './ground-facts.ts';
import { GroundRows } from './ground-rows.tsx';
import { namedSite, SiteChoice } from './site-choice.tsx';
import { MINUTE_MS, type OverGround, TRACK_STRIDE } from './over-ground.ts';

/** Points of the edge of the day on the map. */
const EDGE_POINTS = 120;

/** The track on the map is strong so long before and after the object, in minutes. */
const NEAR_MINUTES = 180;

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
  const over = ground.at(date);
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
        <p className="small muted">{`${name} over the Earth on ${momentText(date)} UTC`}</p>
        <FlatMap marks={marksOf(ground, date, site)} />
        <ul className="ground-legend small" aria-label="On the map">
          <li className="ground-legend-track">track</li>
          <li className="ground-legend-seen">above 20° in a dark sky</li>
          <li className="ground-legend-night">night</li>
          <li className="ground-legend-sun">Sun in the zenith</li>
        </ul>
        {over === undefined ? null : <FactList Name={Glossed} facts={groundFacts(over, ground.law)} />}
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
              const of = { name, provenance: shown.file.facts.provenance };
              void files().then((file) => file.saveGroundTable(ground, site, of, clock.now()));
            }}
          >
            CSV
          </Button>
        }
      >
        <GroundRows ground={ground} view={view} minute={Math.floor(date / MINUTE_MS) * MINUTE_MS} />
      </PanelSection>
    </FloatingPanel>
  );
}

/** What writes files; it is fetched with the first of them. */
function files() {
  return import('./ground-table.ts');
}

function marksOf(ground: OverGround, date: number, site: Observatory | undefined): readonly FlatMark[] {
  const { track, at } = ground;
  const over = at(date);
  const points = track.filter((_, minute) => minute % TRACK_STRIDE === 0);
  const near = points.filter(({ ms }) => Math.abs(ms - date) <= NEAR_MINUTES * MINUTE_MS);
  return [
    ...(over === undefined
      ? []
      : [
          path('area', 'night', altitudeRing(over.sun, 0, EDGE_POINTS).toReversed()),
          path('area', 'dark', darkEdge(over)),
          path('area', 'seen', darkRegion(over).edge),
        ]),
    path('line', 'track', points),
    path('line', 'near', near),
    ...(over === undefined
      ? []
      : [dot('sun', placeOf(pointBelow(over.sun)), 3.5), dot('object', placeOf(pointBelow(over.object)), 3)]),
    ...(site === undefined
      ? []
      : [dot('site', { latitudeDeg: site.latitude, longitudeDeg: site.longitude }, 2.4)]),
  ];
}

function placeOf({ latitude, longitude }: GroundPoint): Place {
  return { latitudeDeg: latitude / DEGREE, longitudeDeg: longitude / DEGREE };
}

function dot(key: string, place: Place, radius: number): FlatMark {
  return { kind: 'dot', key, className: `ground-${key}`, place, radius };
}

function path(kind: 'line' | 'area', key: string, points: readonly GroundPoint[]): FlatMark {
  return { kind, key, className: `ground-${key}`, places: points.map(placeOf) };
}
