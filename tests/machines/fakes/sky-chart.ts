import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { AsteroidsByName, Impactor } from '#contract/asteroid.ts';
import { type ScdState, scdState } from '#contract/scd/scd-state.ts';
import type { StarField } from '#contract/scd/star-bytes.ts';
import type { StarsCall } from '#contract/scd/star-window.ts';
import type { ServiceStatus } from '#contract/status.ts';
import { namedObjectMachine } from '#machines/objects/named-object.ts';
import { objectListMachine } from '#machines/objects/object-list.ts';
import { popupsMachine } from '#machines/popups/popups.ts';
import { backgroundStarsMachine } from '#machines/scd/background-stars.ts';
import type { ScdEmitted } from '#machines/scd/scd-events.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { scdStateOf } from '#machines/scd/scd-state.ts';
import { scdMachine } from '#machines/scd/scd.ts';
import type { TraceRequest } from '#machines/scd/trace-requests.ts';
import { type TraceNews, type TracesEvent, type TracesInput, tracesMachine } from '#machines/scd/traces.ts';
import { deferredActor } from './deferred.ts';
import { shownPopup } from './shown-popup.ts';

/** What the loading of traces was requested for, and how to respond. */
export type TracesCall = {
  readonly requested: readonly TraceRequest[];
  readonly send: (news: TraceNews) => void;
  readonly isEnded: () => boolean;
};

/** An actor that waits for the test to bring traces, and the list of its requests. */
export function deferredTraces() {
  const calls: TracesCall[] = [];
  const actor = fromCallback<TracesEvent, TracesInput>(({ input: { requested }, sendBack }) => {
    let ended = false;
    calls.push({ requested, send: sendBack, isEnded: () => ended });
    return () => {
      ended = true;
    };
  });
  return { actor, calls };
}

/** The sky chart on 5 March 2026 at 14:26 without a service: the test responds to its requests. */
export function startSkyChart() {
  const traces = deferredTraces();
  const stars = deferredActor<StarField, StarsCall>();
  const names = deferredActor<AsteroidsByName, { names: readonly string[] }>();
  const impactors = deferredActor<readonly Impactor[]>();
  const status = deferredActor<ServiceStatus>();
  const clock = new SimulatedClock();
  const popups = createActor(popupsMachine).start();
  const machine = scdMachine.provide({
    actors: {
      objectList: objectListMachine.provide({ actors: { findByNames: names.actor } }),
      named: namedObjectMachine.provide({ actors: { findByNames: names.actor } }),
      traces: tracesMachine.provide({ actors: { loadTraces: traces.actor } }),
      stars: backgroundStarsMachine.provide({ actors: { loadStars: stars.actor } }),
      listImpactors: impactors.actor,
      readStatus: status.actor,
    },
  });
  const scd = createActor(machine, { clock, input: { now: '2026-03-05T14:26', popups } });
  const emitted: ScdEmitted[] = [];
  scd.on('*', (event) => emitted.push(event));
  scd.start();
  const workflows = scd.getSnapshot().context;
  return {
    ...workflows,
    scd,
    emitted,
    calls: {
      names: names.calls,
      traces: traces.calls,
      stars: stars.calls,
      impactors: impactors.calls,
      status: status.calls,
    },
    ...shownPopup(popups, scd),
    screens: () => emitted.flatMap((event) => (event.type === 'screen.opened' ? [event.screen] : [])),
    /** The state as the next visit of the page reads it. */
    saved: (camera?: ScdState['SCDcamera']): ScdState =>
      scdState.parse(JSON.parse(JSON.stringify(scdStateOf(presentOf(workflows), camera)))),
  };
}
