import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { createClient } from '#client/client.ts';
import { pathOf } from '#contract/routes.ts';
import type { ServiceStatus } from '#contract/status.ts';
import { configuration } from '#parts/configuration.ts';
import { ROUTES } from '#parts/routes.ts';
import { OutsideLink } from '#ui/buttons/outside-link.tsx';
import { CatalogueContents } from './catalogue-contents.tsx';
import { InformationPage } from './information-page.tsx';
import { WorkOfflineButton } from './work-offline-button.tsx';
import { HAS_SERVICE, onSite } from '#client/site.ts';

const SOURCES = [
  {
    title: 'Minor Planet Center',
    href: 'https://minorplanetcenter.net/data',
    use: 'orbits of asteroids and comets, observatory codes, unconfirmed candidates',
  },
  {
    title: 'JPL Solar System Dynamics',
    href: 'https://ssd.jpl.nasa.gov/',
    use: 'orbits, with covariance and non-gravitational laws object by object; physical properties, impact monitoring; initial states of the planetary ephemeris (DE440)',
  },
  {
    title: 'ESA NEO Coordination Centre',
    href: 'https://neo.ssa.esa.int/',
    use: 'orbits with covariance of near-Earth asteroids, also object by object as they are calculated; risk list',
  },
  {
    title: 'International Earth Rotation and Reference Systems Service',
    href: 'https://www.iers.org/',
    use: 'how the Earth turns (UT1) and where its pole is; leap seconds',
  },
];

/** Where the facts behind every number come from. */
export function Provenance() {
  return (
    <InformationPage title="Provenance">
      <p>
        Every table and download names the orbit solution it was made from, its epoch and arc, the date of the
        catalogue and the force model.
      </p>
      <h2>The catalogue</h2>
      <CatalogueTable />
      {HAS_SERVICE ? (
        <News />
      ) : (
        <p>
          Every number is computed in this browser, from files beside the page. Feeds, the NEO Confirmation
          Page and orbits of today need a service on the network.
        </p>
      )}
      <p>
        Programs read the same numbers through the <Link href={ROUTES.docs}>REST service</Link>.
      </p>
      <p>
        How close these numbers come to those of JPL, ESA and others:{' '}
        <Link href={ROUTES.validation}>Validation</Link>.
      </p>
      <h2>Without a network</h2>
      <p>
        Screens opened once open again. The data they compute with (catalogue, orbits and ephemeris) are some
        17 MB to load; the stars of a night and its plan come with “Take this night along” in observation
        planning.
      </p>
      <WorkOfflineButton />
      <h2>Sources</h2>
      <ul>
        {SOURCES.map((source) => (
          <li key={source.href}>
            <OutsideLink href={source.href}>{source.title}</OutsideLink>: {source.use}.
          </li>
        ))}
      </ul>
      <h2>Attributions</h2>
      <ul>
        {configuration.attributions.map((source) => (
          <li key={source.href}>
            <OutsideLink href={source.href}>{source.title}</OutsideLink>
          </li>
        ))}
      </ul>
    </InformationPage>
  );
}

/** News of the catalogues of the last 30 days. */
function News() {
  return (
    <p>
      What was new, observed again or no longer listed in the last 30 days:{' '}
      <a href={onSite(pathOf('newsAtom'))}>as a feed</a>,{' '}
      <a href={onSite(pathOf('newsCalendar'))} download>
        as a calendar
      </a>
      .
    </p>
  );
}

/** The catalogue that the service works with at this moment: what it was made of, and how old that is. */
function CatalogueTable() {
  const [status, setStatus] = useState<ServiceStatus | 'unknown'>();
  useEffect(() => {
    const stop = new AbortController();
    createClient()
      .status({ signal: stop.signal })
      .then(setStatus)
      .catch(() => {
        if (!stop.signal.aborted) setStatus('unknown');
      });
    return () => stop.abort();
  }, []);
  if (status === undefined) return <output>Loading the catalogue’s details…</output>;
  if (status === 'unknown')
    return <p role="alert">The service could not be reached, so its catalogue cannot be shown.</p>;
  return (
    <>
      <CatalogueContents catalogue={status.catalogue} now={status.now} />
      <EarthOrientation known={status.earthOrientation} />
      {status.starsRefused === undefined ? null : (
        <p>{`Newer star data were rejected: ${status.starsRefused}.`}</p>
      )}
    </>
  );
}

/** The last day for which the rotation of the Earth is known, on which azimuths, altitudes and hour angles rest. */
export function EarthOrientation({ known }: { readonly known: ServiceStatus['earthOrientation'] }) {
  const { source, measuredTo, predictedTo, refused } = known;
  const daily = predictedTo > measuredTo ? ` and predicted day by day to ${predictedTo}` : '';
  return (
    <p>
      {`The Earth’s rotation has been measured to ${measuredTo}${daily} (${source}). Azimuths, altitudes and hour angles of later dates rest on a prediction, and results say how good it is.`}
      {refused === undefined ? null : ` A newer table was rejected: ${refused}.`}
    </p>
  );
}
