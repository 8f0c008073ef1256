import { fromPromise } from 'xstate';
import type { StarField } from '#contract/scd/star-bytes.ts';
import type { StarsCall } from '#contract/scd/star-window.ts';
import type { Trace } from '#contract/scd/trace-points.ts';
import type { TraceCall } from '#contract/scd/trace.ts';
import type { ScdClient } from './scd-client.ts';

/** The calls of the sky chart as actors. Leaving a machine's state aborts its call. */
export function scdActors(client: ScdClient) {
  return {
    loadTrace: fromPromise<Trace, TraceCall>(({ input, signal }) =>
      input.kind === 'catalogue'
        ? client.trace(input.query, { signal })
        : client.traceUserDefined(input.query, { signal }),
    ),
    loadStars: fromPromise<StarField, StarsCall>(({ input, signal }) =>
      input.kind === 'rectangle'
        ? client.starsInRectangle(input.query, { signal })
        : client.starsInCircle(input.query, { signal }),
    ),
  };
}
