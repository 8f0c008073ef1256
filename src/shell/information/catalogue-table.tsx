import { useEffect, useState } from 'react';
import { createClient } from '#client/client.ts';
import type { ServiceStatus } from '#contract/status.ts';
import { usePage } from '#parts/page.tsx';
import { CatalogueContents } from './catalogue-contents.tsx';
import { EarthOrientation } from './earth-orientation.tsx';

/** The catalogue that the service works with at this moment: what it was made of, and how old that is. */
export function CatalogueTable() {
  const { clock } = usePage();
  const [status, setStatus] = useState<ServiceStatus | 'unknown'>();
  useEffect(() => {
    const stop = new AbortController();
    createClient(clock)
      .status({ signal: stop.signal })
      .then(setStatus)
      .catch(() => {
        if (!stop.signal.aborted) setStatus('unknown');
      });
    return () => stop.abort();
  }, [clock]);
  if (status === undefined) return <output>Loading the catalogue’s details…</output>;
  if (status === 'unknown')
    return <p role="alert">The service could not be reached, so its catalogue cannot be shown.</p>;
  return (
    <>
      <CatalogueContents catalogue={status.catalogue} now={status.now} />
      <EarthOrientation known={status.earthOrientation} />
    </>
  );
}
