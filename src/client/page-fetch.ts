import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { hasStoredData, openHostLater } from './host-opening.ts';
import { hostState } from './host-state.ts';
import { SERVICE_REACHABILITY } from './reachability.ts';
import { fetchFromPage, serviceFetch } from './service-fetch.ts';
import { HAS_SERVICE } from './site.ts';
import { createTransport } from './transport.ts';

/** Sends a request of the page to whichever service answers it: that on the network, or that in the page. */
export const pageFetch: typeof fetch = HAS_SERVICE
  ? createTransport({
      remote: serviceFetch,
      local: fetchFromPage,
      host: hostState,
      hasStoredData,
      onAnswered: (path) => void openHostLater(path),
      reachability: SERVICE_REACHABILITY,
      now: () => performance.now(),
      today: () => julianDateFromUnixTime(Date.now()),
    })
  : serviceFetch;
