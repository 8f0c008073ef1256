import { choiceDates, choiceOf, presentMs } from '#machines/opt/tonight/night-choice.ts';
import { hasCoordinates, isGeocentric, type Observatory } from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import type { Clock } from '#parts/clock.ts';

/**
 * Keeps the nights that were chosen when the observatory moves: dates that are tonight's, say, at the one place become
 * tonight's at the other. Dates that came with the observatory stay, and so do those that the set-up began with.
 * @returns ends the watch.
 */
export function followNights(setup: SetupActor, clock: Clock): () => void {
  let { observatory, dates } = setup.getSnapshot().context;
  let [atFirst, { today }] = [dates, setup.getSnapshot().context];
  const subscription = setup.subscribe(({ context }) => {
    const [before, haveDatesChanged] = [observatory, context.dates !== dates];
    if (hasNights(context.observatory)) ({ observatory } = context);
    ({ dates } = context);
    if (context.today !== today) [atFirst, today] = [dates, context.today];
    if (haveDatesChanged || dates === atFirst || before === observatory || !hasNights(before)) return;
    const nowMs = presentMs(clock.now(), context.today);
    const choice = choiceOf(dates, nowMs, before);
    if (choice === undefined || choiceOf(dates, nowMs, observatory) === choice) return;
    if (setup.getSnapshot().matches({ dates: 'locked' })) return;
    setup.send({ type: 'dates.chosen', dates: choiceDates(nowMs, observatory)[choice] });
  });
  return () => subscription.unsubscribe();
}

function hasNights(observatory: Observatory): boolean {
  return !isGeocentric(observatory.code ?? '') && hasCoordinates(observatory);
}
