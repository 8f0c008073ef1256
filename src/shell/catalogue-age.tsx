import { useActorRef, useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { serviceStatusActors } from '#client/service-status.ts';
import { serviceStatusMachine } from '#machines/kit/service-status.ts';
import { ROUTES } from '#parts/routes.ts';
import { catalogueAgeText, fetchingText, isStale, refusalText, publishersText } from './catalogue-texts.ts';

const PROVIDED = serviceStatusMachine.provide({ actors: serviceStatusActors() });

/** How old the catalogue is and where it is from, with a link to its files; how far a newer one has come, and whether there is a network. */
export function CatalogueAge({ onChoose }: { readonly onChoose?: (() => void) | undefined }) {
  const actor = useActorRef(PROVIDED);
  const status = useSelector(actor, ({ context }) => context.status);
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  if (status === undefined) return isOnline ? null : <output>The network is away</output>;
  const { catalogue, now } = status;
  const news = isOnline ? (fetchingText(catalogue) ?? refusalText(catalogue)) : 'the network is away';
  const sources = publishersText(catalogue);
  return (
    <span className="footer-catalogue" data-stale={isStale(catalogue, now) || undefined}>
      <Link href={ROUTES.provenance} title={sources} {...(onChoose && { onClick: onChoose })}>
        {catalogueAgeText(catalogue, now)}
        <span className="visually-hidden">{`, ${sources}`}</span>
      </Link>
      {news === undefined ? null : <output title={catalogue.refused}>{` · ${news}`}</output>}
    </span>
  );
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
