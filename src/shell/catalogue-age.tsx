import { useActorRef, useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { serviceStatusActors } from '#client/service-status.ts';
import { serviceStatusMachine } from '#machines/kit/service-status.ts';
import { ROUTES } from '#parts/routes.ts';
import { ageWords, fetchingWords, isStale, sourceWords } from './catalogue-words.ts';

const PROVIDED = serviceStatusMachine.provide({ actors: serviceStatusActors() });

/** How old the catalogue is and where it is from, with the way to its files; how far a newer one has come. */
export function CatalogueAge({ onChoose }: { readonly onChoose?: (() => void) | undefined }) {
  const actor = useActorRef(PROVIDED);
  const status = useSelector(actor, ({ context }) => context.status);
  if (status === undefined) return null;
  const { catalogue, now } = status;
  const fetching = fetchingWords(catalogue);
  const sources = sourceWords(catalogue);
  return (
    <span className="footer-catalogue" data-stale={isStale(catalogue, now) || undefined}>
      <Link href={ROUTES.provenance} title={sources} {...(onChoose && { onClick: onChoose })}>
        {ageWords(catalogue, now)}
        <span className="visually-hidden">{`, ${sources}`}</span>
      </Link>
      {fetching === undefined ? null : <output>{` · ${fetching}`}</output>}
    </span>
  );
}
