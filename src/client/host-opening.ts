import { isEmbedded } from '#contract/embedding/embedding-address.ts';
import { DATA_CACHE } from '#contract/local/host-messages.ts';
import { MANIFEST_PATH } from '#contract/static-manifest.ts';
import { isInstantCall, needsOrbits } from './instant-calls.ts';
import { onSite } from './site.ts';

/** Properties of the connection that some browsers report (Network Information API). */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Connections on which some megabytes take long. */
const SLOW: readonly (string | undefined)[] = ['slow-2g', '2g', '3g'];

/** Whether data may be loaded that the user has not requested. @param connection absent where the browser says nothing of it. */
function mayLoadAhead(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !SLOW.includes(connection?.effectiveType);
}

let stored: Promise<boolean> | undefined;

/** Whether the browser has stored the data of the service in the page, in this visit or an earlier one. */
export function hasStoredData(): Promise<boolean> {
  stored ??= findStoredData();
  return stored;
}

async function findStoredData(): Promise<boolean> {
  try {
    const list = await globalThis.caches?.match(onSite(`/${MANIFEST_PATH}`), { cacheName: DATA_CACHE });
    return list !== undefined;
  } catch (refusal) {
    if (refusal instanceof DOMException) return false; // a browser that stores nothing
    throw refusal;
  }
}

/** Paths of instant calls that were made, and what was opened after them. */
const made = new Set<string>();
const opened = new Set<'data' | 'orbits'>();

/**
 * Opens the service in the page after a call that was answered on the network, when the browser has nothing else to do: at the first
 * call where its data are stored, else when an instant call is made again, as the user then changes something. Orbits near today come
 * with the second list of all objects alone. Nothing is opened on a slow or metered connection, and in a frame.
 */
export async function openHostLater(path: string): Promise<void> {
  const isAgain = made.has(path);
  if (isInstantCall(path)) made.add(path);
  const needed = isAgain && needsOrbits(path) ? 'orbits' : 'data';
  if (opened.has(needed) || !isOwnWindow()) return;
  const { connection } = globalThis.navigator as Navigator & { readonly connection?: Connection };
  if (!mayLoadAhead(connection)) return;
  if (!isAgain && !(await hasStoredData())) return;
  if (opened.has(needed)) return;
  opened.add(needed);
  whenIdle(async () => (await import('./local/page-host.ts')).openHost(needed === 'orbits'));
}

/** Whether the page is a document by itself, and not in a frame of another one. */
function isOwnWindow(): boolean {
  const { window } = globalThis;
  return (
    window !== undefined && window.top === window && !isEmbedded(new URLSearchParams(window.location.search))
  );
}

/** Longest wait for an idle moment, ms. */
const IDLE_WITHIN_MS = 10_000;

function whenIdle(task: () => Promise<void>): void {
  const run = () => void task().catch(reportError);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
  else setTimeout(run, IDLE_WITHIN_MS / 10);
}
