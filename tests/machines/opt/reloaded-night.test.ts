import { describe, expect, test } from 'vitest';
import { optState } from '#contract/opt/opt-state.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { optStateOf } from '#machines/opt/opt-state.ts';
import { listedObject, result } from '../fakes/objects.ts';
import { calculatedPlanning, startPlanning } from '../fakes/planning.ts';

type Planning = ReturnType<typeof startPlanning>;

describe('a reload', () => {
  test('a reload brings the plan of a night back, with its rows requested again', async () => {
    const before = await calculatedPlanning();
    before.actor.send({ type: 'night.requested', night: '2026-03-06' });
    const after = reloaded(before);
    await after.read.calls[0]?.answer(result(3, 3));
    expect(after.submit.calls[0]?.input.query).toMatchObject({
      names: ['A1', 'A2', 'A3'],
      step: expect.closeTo(10 / 1440, 9),
    });
    expect(after.nightPlan.getSnapshot().context.night).toBe('2026-03-06');
  });

  test('a reload brings back the first night that was chosen', () => {
    const dates = { start: '2026-03-31', end: '2026-04-01', firstNight: '2026-03-31' };
    const before = startPlanning();
    const setupOf = ({ actor }: Planning) => actor.getSnapshot().context.setup;
    setupOf(before).send({ type: 'dates.chosen', dates });
    setupOf(before).send({ type: 'setup.submitted' });
    const after = reloaded(before).actor.getSnapshot().context;
    expect(after.setup.getSnapshot().context.dates).toEqual(dates);
    expect(after.filtering.getSnapshot().context.plan?.timeFrame).toMatchObject(dates);
  });

  test('while the results of a night are calculated still opens its plan once they are there', async () => {
    const before = await calculatedPlanning();
    const objects = [listedObject('A1')];
    before.actor.send({ type: 'tonight.planned', night: '2026-03-06', objects, lowest: 30 });
    await before.submit.calls[1]?.answer({ token: 'night', estimatedTime: 9, selected: 1 });
    const after = reloaded(before);
    await after.read.calls[0]?.answer(result(1, 1));
    expect(after.screens).toMatchObject([{ screen: 'results', view: 'plan' }]);
    expect(after.submit.calls[0]?.input.query).toMatchObject({ names: ['A1'] });
  });

  test('a reload requests no night that was not planned', async () => {
    const after = reloaded(await calculatedPlanning());
    await after.read.calls[0]?.answer(result(3, 3));
    expect(after.submit.calls).toEqual([]);
  });
});

/** The next visit of the page, which finds the state that was stored. */
function reloaded({ actor }: Planning): Planning {
  const stored = optStateOf(presentOf(actor.getSnapshot().context));
  const after = startPlanning();
  after.actor.send({ type: 'state.loaded', state: optState.parse(JSON.parse(JSON.stringify(stored))) });
  return after;
}
