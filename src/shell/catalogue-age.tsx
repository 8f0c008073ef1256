import { useActorRef, useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { currentLoading, followLoading } from '#client/local/loading.ts';
import { followHostState, hostState } from '#client/host-state.ts';
import { HAS_SERVICE } from '#client/site.ts';
import { SERVICE_REACHABILITY } from '#client/reachability.ts';
import { serviceStatusActors } from '#client/service-status.ts';
import type { LoadingMessage } from '#contract/local/host-messages.ts';
import type { CatalogueStatus } from '#contract/status.ts';
import { serviceStatusMachine } from '#machines/kit/service-status.ts';
import { ageDays, ageText } from '#parts/quantities/age-text.ts';
import { ROUTES } from '#parts/routes.ts';

const PROVIDED = serviceStatusMachine.provide({ actors: serviceStatusActors() });

/** How old the catalogue is and where it is from, with a link to its files; how far a newer one has come, and whether there is a network and the service. */
export function CatalogueAge({ onChoose }: { readonly onChoose?: (() => void) | undefined }) {
  const actor = useActorRef(PROVIDED);
  const status = useSelector(actor, ({ context }) => context.status);
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const isReachable = useSyncExternalStore(SERVICE_REACHABILITY.subscribe, SERVICE_REACHABILITY.isReachable);
  const loading = loadingText(useSyncExternalStore(followLoading, currentLoading));
  const isInPage = useSyncExternalStore(followHostState, () => hostState().isOpen);
  const away = awayText(isOnline, isReachable, isInPage);
  if (status === undefined) {
    const words = away === undefined ? loading : away.charAt(0).toUpperCase() + away.slice(1);
    return words === undefined ? null : <output className="footer-catalogue">{words}</output>;
  }
  const { catalogue, now } = status;
  const news = away ?? loading ?? fetchingText(catalogue) ?? refusalText(catalogue);
  const sources = `${publishersText(catalogue)}${newestText(catalogue)}${placeText(!HAS_SERVICE)}`;
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

/** That there is no network or no service, and whether this browser computes meanwhile; undefined while there are both. */
export function awayText(isOnline: boolean, isReachable: boolean, isInPage: boolean): string | undefined {
  if (isOnline && isReachable) return undefined;
  return `${isOnline ? 'service unreachable' : 'offline'}${placeText(isInPage && HAS_SERVICE)}`;
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const BYTES_PER_MB = 1_000_000;

/** Age at which a catalogue is marked as old, days: places of objects that were found since are missing or poor. */
const STALE_FROM_DAYS = 30;

/** The date of most orbits, and their age: `Catalogue of 2021-07-08, 5 years ago`. @param now ISO instant, UTC. */
export function catalogueAgeText({ date, usualDate = date }: CatalogueDates, now: string): string {
  return `Catalogue of ${usualDate}, ${ageText(usualDate, now)}`;
}

type CatalogueDates = Pick<CatalogueStatus, 'date' | 'usualDate'>;

/** Who published what the catalogue was made of, each once: `from JPL, MPC and ESA`. */
export function publishersText({ sources }: Pick<CatalogueStatus, 'sources'>): string {
  const services = [...new Set(sources.map(({ service }) => service))];
  const last = services.pop();
  if (last === undefined) return 'from no source';
  return services.length === 0 ? `from ${last}` : `from ${services.join(', ')} and ${last}`;
}

/** The date of the newest orbits, where most are older. */
export function newestText({ date, usualDate = date }: CatalogueDates): string {
  return usualDate === date ? '' : `, newest orbits of ${date}`;
}

/** How far a newer catalogue has come; undefined while none is fetched. */
export function fetchingText({
  loading,
  refresh: { state, step },
}: Pick<CatalogueStatus, 'loading' | 'refresh'>): string | undefined {
  if (loading) return 'reading a newer one';
  if (state !== 'fetching') return undefined;
  return step === undefined ? 'fetching a newer one' : `fetching a newer one, ${step.place} of ${step.count}`;
}

/** How much has come of the data files that are being read; undefined while none is. */
export function loadingText({ received, bytes }: LoadingMessage): string | undefined {
  if (bytes === 0) return undefined;
  return `loading data, ${megabytes(received)} of ${megabytes(bytes)} MB`;
}

function megabytes(bytes: number): string {
  return (bytes / BYTES_PER_MB).toFixed(1);
}

/** Where numbers are computed, if not by a service. */
export function placeText(inPage: boolean): string {
  return inPage ? ', computed in this browser' : '';
}

/** Why this catalogue is not the latest one, in short; undefined while nothing was refused. */
export function refusalText({ refused }: Pick<CatalogueStatus, 'refused'>): string | undefined {
  return refused === undefined ? undefined : 'a newer one was rejected';
}

/** Whether a catalogue is so old that it is to be seen. */
export function isStale({ date, usualDate = date }: CatalogueDates, now: string): boolean {
  return (ageDays(usualDate, now) ?? 0) > STALE_FROM_DAYS;
}
