import { type Failure, failureOf } from '#contract/rest/failure.ts';
import type { Trace } from '#contract/scd/trace-points.ts';
import type { AreaQuery, SkyAreas, TraceCall, TraceQuery } from '#contract/scd/trace.ts';
import type { ScdClient } from './scd-client.ts';

/** An object whose path is loaded. */
type TraceRequest = {
  readonly key: string;
  readonly call: TraceCall;
  /** Undefined where the length of the path is not needed. */
  readonly pathAngle: TraceQuery | undefined;
};

type News =
  | { readonly type: 'trace.loaded'; readonly key: string; readonly trace: Trace }
  | { readonly type: 'trace.failed'; readonly key: string; readonly failure: Failure }
  | { readonly type: 'areas.loaded'; readonly areas: SkyAreas['object'] }
  | { readonly type: 'path.measured'; readonly arcDegrees: number }
  | { readonly type: 'all.loaded' };

/** Requests at once: as many as the service computes beside those of others. */
const AT_ONCE = 4;

/**
 * Loads paths one after the other, some at once, and notifies of each as it arrives. A failure of one leaves the others alone;
 * where the objects move, and how far, are only hints: there is no event where they cannot be loaded.
 *
 * @returns ends it: what is under way is aborted.
 */
export function loadTraces(
  client: Pick<ScdClient, 'areas' | 'trace' | 'traceUserDefined' | 'pathAngle'>,
  { requested, area }: { readonly requested: readonly TraceRequest[]; readonly area: AreaQuery | undefined },
  onNews: (news: News) => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const waiting = [...requested];
  const notify = (news: News) => {
    if (!signal.aborted) onNews(news);
  };

  const load = async ({ key, call }: TraceRequest) => {
    try {
      const trace =
        call.kind === 'catalogue'
          ? await client.trace(call.query, { signal })
          : await client.traceUserDefined(call.query, { signal });
      notify({ type: 'trace.loaded', key, trace });
    } catch (error) {
      notify({ type: 'trace.failed', key, failure: failureOf(error) });
    }
  };
  const measure = async ({ pathAngle }: TraceRequest) => {
    if (pathAngle === undefined) return;
    const arcDegrees = await client.pathAngle(pathAngle, { signal }).catch(() => undefined);
    if (arcDegrees !== undefined) notify({ type: 'path.measured', arcDegrees });
  };
  const look = async () => {
    if (area === undefined) return;
    const areas = await client.areas(area, { signal }).catch(() => undefined);
    if (areas !== undefined) notify({ type: 'areas.loaded', areas });
  };
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      await Promise.all([measure(next), load(next)]);
    }
  };
  void Promise.all([look(), ...Array.from({ length: AT_ONCE }, work)]).then(() =>
    notify({ type: 'all.loaded' }),
  );
  return () => ending.abort();
}
