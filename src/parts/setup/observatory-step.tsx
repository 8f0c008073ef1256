import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { observableFeedQuery } from '#contract/feeds.ts';
import { writeQuery } from '#contract/rest/query-string.ts';
import { pathOf } from '#contract/routes.ts';
import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import type { ObservatorySearchActor } from '#machines/planning/observatory-search.ts';
import { hasCoordinates, observatoryParameters } from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { Card } from '#ui/content/card.tsx';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Arriving } from '../arriving.tsx';
import { Definition } from '../glossary/term.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { CoordinateFields } from './coordinate-fields.tsx';
import { SitePlace } from './site-place.tsx';
import { SiteSearch } from './site-search.tsx';
import { recentSites } from './stored-sites.ts';
import './setup.css';
import { HAS_SERVICE, onSite } from '#client/site.ts';

const RecentSites = lazyPart(async () => (await import('./recent-sites.tsx')).RecentSites);

const OBSERVER_TYPES = [
  { id: 'topocentric', title: 'Topocentric' },
  { id: 'geocentric', title: 'Geocentric' },
] as const;

type Props = { readonly step: number; readonly setup: SetupActor; readonly search: ObservatorySearchActor };

/** Where to observe from: an observatory found by name, coordinates, a marker on a map, or the geocentre. */
export function ObservatoryStep({ step, setup, search }: Props) {
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const isGeocentric = observatory.code === GEOCENTRE_CODE;
  const [hasRecent] = useState(() => recentSites().length > 0);

  return (
    <Card
      step={step}
      title="Observatory"
      aside={
        <>
          <InfoMark label="About the observer type" text={<Definition name="topocentric" />} />
          <Segmented
            label="Observer type"
            options={OBSERVER_TYPES}
            value={isGeocentric ? 'geocentric' : 'topocentric'}
            onChange={(type) =>
              setup.send({ type: type === 'geocentric' ? 'geocentre.chosen' : 'topocentre.chosen' })
            }
          />
        </>
      }
    >
      <SiteSearch
        setup={setup}
        search={search}
        unavailable={isGeocentric ? 'The geocentre has no place on the ground' : undefined}
      />
      {hasRecent && !isGeocentric ? (
        <Arriving fallback={<div className="setup-cards-to-come" />}>
          <RecentSites setup={setup} />
        </Arriving>
      ) : null}
      <CoordinateFields setup={setup} />
      {isGeocentric ? (
        <p className="setup-nowhere">
          The observer is the centre of the Earth: nothing rises or sets, there is no local time, and
          altitudes do not apply.
        </p>
      ) : (
        <>
          <SitePlace setup={setup} />
          <SiteFeeds setup={setup} />
        </>
      )}
    </Card>
  );
}

/** What can be observed from the site and what is new there, for a calendar or a feed reader that reads it again by itself. */
function SiteFeeds({ setup }: { readonly setup: SetupActor }) {
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  if (!HAS_SERVICE) return null; // what subscribes needs a service on the network
  if (!hasCoordinates(observatory)) return null; // as a loaded set-up may be, until it is submitted
  const query = writeQuery(observableFeedQuery, observatoryParameters(observatory));
  return (
    <>
      <FeedLinks
        title="Subscribe to what is observable from here"
        calendar={onSite(`${pathOf('observableCalendar')}?${query}`)}
        atom={onSite(`${pathOf('observableAtom')}?${query}`)}
      />
      <FeedLinks
        title="Subscribe to what is new or observed again, and observable from here"
        calendar={onSite(`${pathOf('newsCalendar')}?${query}`)}
        atom={onSite(`${pathOf('newsAtom')}?${query}`)}
      />
    </>
  );
}

type LinksProps = { readonly title: string; readonly calendar: string; readonly atom: string };

function FeedLinks({ title, calendar, atom }: LinksProps) {
  return (
    <p className="spread small">
      <span className="muted">{title}</span>
      <span className="setup-feeds">
        <a href={calendar} download aria-label={`${title}: calendar`}>
          Calendar
        </a>
        {' · '}
        <a href={atom} aria-label={`${title}: feed`}>
          Feed
        </a>
      </span>
    </p>
  );
}
