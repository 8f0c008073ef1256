import { useSelector } from '@xstate/react';
import { observableFeedQuery } from '#contract/feeds.ts';
import { writeQuery } from '#contract/rest/query-string.ts';
import { pathOf } from '#contract/routes.ts';
import { hasCoordinates, observatoryParameters } from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';

/** What can be observed from the site and what is new there, for a calendar or a feed reader that reads it again by itself. */
export function SiteFeeds({ setup }: { readonly setup: SetupActor }) {
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  if (!hasCoordinates(observatory)) return null; // as a loaded set-up may be, until it is submitted
  const query = writeQuery(observableFeedQuery, observatoryParameters(observatory));
  return (
    <>
      <FeedLinks
        title="Subscribe to what is observable from here"
        calendar={`${pathOf('observableCalendar')}?${query}`}
        atom={`${pathOf('observableAtom')}?${query}`}
      />
      <FeedLinks
        title="Subscribe to what is new or observed again, and observable from here"
        calendar={`${pathOf('newsCalendar')}?${query}`}
        atom={`${pathOf('newsAtom')}?${query}`}
      />
    </>
  );
}

type LinksProps = { readonly title: string; readonly calendar: string; readonly atom: string };

function FeedLinks({ title, calendar, atom }: LinksProps) {
  return (
    <p className="spread small">
      <span className="muted">{title}</span>
      <span>
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
