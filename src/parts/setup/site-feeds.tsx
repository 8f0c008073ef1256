import { useSelector } from '@xstate/react';
import { observableFeedQuery } from '#contract/feeds.ts';
import { writeQuery } from '#contract/query-string.ts';
import { pathOf } from '#contract/routes.ts';
import { hasCoordinates, observatoryParameters } from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';

/** What can be observed from the site, for a calendar or a feed reader that asks again by itself. */
export function SiteFeeds({ setup }: { readonly setup: SetupActor }) {
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  if (!hasCoordinates(observatory)) return null; // as a loaded set-up may be, until it is submitted
  const query = writeQuery(observableFeedQuery, observatoryParameters(observatory));
  return (
    <p className="spread small">
      <span className="muted">Observable from here, to subscribe to</span>
      <span>
        <a href={`${pathOf('observableCalendar')}?${query}`} download>
          Calendar
        </a>
        {' · '}
        <a href={`${pathOf('observableAtom')}?${query}`}>Feed</a>
      </span>
    </p>
  );
}
