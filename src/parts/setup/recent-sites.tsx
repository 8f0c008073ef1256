import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SetupActor } from '#machines/planning/setup.ts';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { placeText } from '../quantities/angle-text.ts';
import { recentSites, siteKey } from './stored-sites.ts';
import { observatoryTitle } from './observatory-search.tsx';

/** Most sites that have a card; the search offers all of them. */
const MOST_CARDS = 3;

/** The sites used last, each a press away. */
export function RecentSites({ setup }: { readonly setup: SetupActor }) {
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const [sites] = useState(() => recentSites().slice(0, MOST_CARDS));
  return (
    <ChoiceCards
      label="Recent sites"
      options={sites.map((site) => ({
        id: siteKey(site.observatory),
        title: observatoryTitle(site.observatory),
        explanation: `${placeText(site.observatory, 2)}, ${site.timezone.name}`,
      }))}
      value={siteKey(observatory)}
      onChange={(key) => {
        const chosen = sites.find((site) => siteKey(site.observatory) === key);
        if (chosen !== undefined) setup.send({ type: 'observatory.chosen', observatory: chosen.observatory });
      }}
    />
  );
}
