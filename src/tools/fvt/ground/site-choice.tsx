import { useSelector } from '@xstate/react';
import type { Observatory } from '#machines/planning/observatory.ts';
import { placeText } from '#parts/quantities/angle-text.ts';
import { ObservatorySearch } from '#parts/setup/observatory-search.tsx';
import type { FvtSession } from '../fvt-session.ts';

/** Chooses from where an object is looked at: an observatory, or any place by its coordinates. */
export function SiteChoice({ session: { fvt, sources } }: { session: FvtSession }) {
  const { observatorySearch } = useSelector(fvt, ({ context }) => context);
  const site = useSelector(sources.ground, ({ context }) => context.site);
  return (
    <ObservatorySearch
      observatory={site && namedSite(site)}
      search={observatorySearch}
      label="Observatory or place"
      placeholder="an observatory, or 38.72, −9.14"
      onChoose={(chosen) => sources.ground.send({ type: 'site.chosen', site: chosen })}
    />
  );
}

/** A site that has no name but its coordinates by these. */
export function namedSite(site: Observatory): Observatory {
  return site.code === undefined ? { ...site, name: placeText(site, 2) } : site;
}
