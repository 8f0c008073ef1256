import { createActor, SimulatedClock } from 'xstate';
import type { CalculationResult, CalculationTicket, PlotTables } from '#contract/opt/calculation.ts';
import { RequestFailed } from '#contract/rest/failure.ts';
import type { CalculationEmitted, CalculationRequest } from '#machines/opt/calculation/calculation-rules.ts';
import { calculationMachine } from '#machines/opt/calculation/calculation.ts';
import { plotsMachine } from '#machines/opt/charts/plots.ts';
import { calculateQuery } from '#machines/opt/filtering/queries.ts';
import { deferredActor } from './deferred.ts';
import { plan, result } from './objects.ts';

/** What a call fails with when the service does. */
export const SERVER_ERROR = new RequestFailed({
  kind: 'problem',
  type: 'about:blank',
  status: 500,
  message: 'An error occurred during the API call. Please try again.',
});

/** A calculation whose calls wait for responses. */
export function startCalculation() {
  const submit = deferredActor<CalculationTicket, Pick<CalculationRequest, 'query' | 'token'>>();
  const read = deferredActor<CalculationResult, { token: string }>();
  const cancel = deferredActor<void, { token: string }>();
  const longTerm = deferredActor<PlotTables, { token: string }>();
  const shortTerm = deferredActor<PlotTables, { token: string }>();
  const clock = new SimulatedClock();
  const machine = calculationMachine.provide({
    actors: {
      startCalculation: submit.actor,
      readResult: read.actor,
      cancelCalculation: cancel.actor,
      plots: plotsMachine.provide({
        actors: { loadLongTerm: longTerm.actor, loadShortTerm: shortTerm.actor },
      }),
    },
  });
  const actor = createActor(machine, { clock });
  const emitted: CalculationEmitted['type'][] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  return { actor: actor.start(), clock, submit, read, cancel, longTerm, shortTerm, emitted };
}

/** A calculation that has been submitted. @param estimatedTime in its ticket, seconds. */
export async function submittedCalculation(estimatedTime: number) {
  const started = startCalculation();
  started.actor.send({ type: 'calculation.requested', request: request() });
  await started.submit.calls[0]?.answer(ticket(estimatedTime));
  return started;
}

/** Of three objects. */
export function request(): CalculationRequest {
  const timeStep = { step: 1, unit: 'd' } as const;
  return { query: calculateQuery(plan(), timeStep, ['A1', 'A2', 'A3']), timeStep, token: 'list-1' };
}

/** What is sent of it. */
export function submission() {
  const { query, token } = request();
  return { query, token };
}

/** @param estimatedTime seconds. */
export function ticket(estimatedTime: number): CalculationTicket {
  return { token: 'job-1', estimatedTime, selected: 3 };
}

/** A calculation that is finished, by the fast path. */
export async function finishedCalculation() {
  const started = startCalculation();
  const { actor, clock, submit, read } = started;
  actor.send({ type: 'calculation.requested', request: request() });
  await submit.calls[0]?.answer(ticket(0));
  clock.increment(100);
  await read.calls[0]?.answer(result(3, 3));
  return started;
}
