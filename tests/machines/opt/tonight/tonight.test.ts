import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { RequestFailed } from '#contract/rest/failure.ts';
import type { TonightQuery, TonightResult } from '#contract/opt/tonight.ts';
import { tonightMachine } from '#machines/opt/tonight/tonight.ts';
import { tonightPlan } from '#machines/opt/tonight/tonight-plan.ts';
import { customObservatory } from '#machines/planning/observatory.ts';
import { deferredActor } from '../../fakes/deferred.ts';
import { filteredObjects, listedObject, page, result as calculated } from '../../fakes/objects.ts';
import { startPlanning } from '../../fakes/planning.ts';

const SITE = customObservatory({ latitude: 48.1, longitude: 11.6, alt: 500 });

test('the list of tonight needs the site, and checks the twelve brightest that can be found', async () => {
  const { actor, list } = start();
  expect(list.calls).toHaveLength(0);
  actor.send({ type: 'site.given', site: SITE });
  expect(list.calls[0]?.input).toEqual({
    observatoryLatitude: 48.1,
    observatoryLongitude: 11.6,
    observatoryElevation: 500,
    faintest: 20,
    lowest: 20,
  });
  await list.calls[0]?.answer(night(14, { 0: 7200 }));
  const { checked } = actor.getSnapshot().context;
  expect([...checked]).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 2)));
});

test('the list of tonight does not check what is near the Moon whenever it is high in the dark', async () => {
  const full = await checkedBeside([-5, 20, 30]);
  expect([...full]).toEqual(['2', '3']);
  const set = await checkedBeside([20, -1, -30]);
  expect([...set]).toEqual(['1', '2', '3']);
});

test('the list of tonight leaves checked what the user checked when a limit brings another list', async () => {
  const { actor, list } = start();
  actor.send({ type: 'site.given', site: SITE });
  await list.calls[0]?.answer(night(5));
  actor.send({ type: 'objects.toggled' });
  actor.send({ type: 'object.toggled', designator: '2' });
  actor.send({ type: 'limits.changed', change: { faintest: 18 } });
  await list.calls[1]?.answer(night(3));
  expect([...actor.getSnapshot().context.checked]).toEqual(['2']);
});

test('the list of tonight requests no more objects than there is room for', () => {
  const { actor, list } = start(12);
  actor.send({ type: 'site.given', site: SITE });
  expect(list.calls[0]?.input).toMatchObject({ faintest: 20, most: 12 });
});

test('the list of tonight aborts the request for a site that was left', () => {
  const { actor, list } = start();
  actor.send({ type: 'site.given', site: SITE });
  actor.send({ type: 'site.given', site: customObservatory({ latitude: 1, longitude: 2, alt: 3 }) });
  expect(list.calls[0]?.signal.aborted).toBe(true);
});

test('the list of tonight is requested again while orbits are being prepared, and no longer', async () => {
  const { actor, list, clock } = start();
  actor.send({ type: 'site.given', site: SITE });
  await list.calls[0]?.answer({ ...night(1), preparation: { done: 1, total: 2 } });
  clock.increment(2000);
  await list.calls[1]?.answer(night(2));
  clock.increment(10_000);
  expect(list.calls).toHaveLength(2);
  expect(actor.getSnapshot().context.result?.objects).toHaveLength(2);
});

test('the list of tonight that does not come says why, and is tried again', async () => {
  const { actor, list } = start();
  actor.send({ type: 'site.given', site: SITE });
  await list.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'no answer' }));
  expect(actor.getSnapshot().context.failure?.message).toBe('no answer');
  actor.send({ type: 'retry.requested' });
  expect(list.calls).toHaveLength(2);
});

test('what is checked is planned with what every list has of it, as no more of it can be saved', () => {
  const plan = tonightPlan(night(3), new Set(['2']), 20);
  expect(plan?.objects).toEqual([listedObject('2')]);
});

test('checked objects make no plan without an object, or without a dark hour', () => {
  const { dark: _dark, ...bright } = night(3);
  expect(tonightPlan(night(3), new Set(), 20)).toBeUndefined();
  expect(tonightPlan(bright, new Set(['2']), 20)).toBeUndefined();
});

test('what is checked is set up, calculated, and opens as the plan of the night', async () => {
  const opt = await planned();
  expect(opt.setup.getSnapshot().context).toMatchObject({
    dates: { start: '2026-03-05', end: '2026-03-06' },
  });
  expect(opt.submit.calls[0]?.input.query.names).toEqual(['1', '2', '3']);
  await finish(opt);
  expect(opt.screens.at(-1)).toMatchObject({ screen: 'results', view: 'plan' });
  expect(opt.nightPlan.getSnapshot().context).toMatchObject({
    night: '2026-03-05',
    settings: { altitudeAbove: 25 },
  });
  expect(opt.popup()).toBeUndefined();
});

test('the table of a night that was planned at once is that of an observer, if no columns were chosen before', async () => {
  const { columns } = (await planned()).actor.getSnapshot().context;
  expect(columns.getSnapshot().context).toMatchObject({ choice: 'observer', calendarDates: true });
  const opt = startPlanning();
  const chosen = opt.actor.getSnapshot().context.columns;
  chosen.send({ type: 'choice.made', choice: 'all' });
  await planned(opt);
  expect(chosen.getSnapshot().context.choice).toBe('all');
});

test('what is checked opens as a plan with nothing over it, however long the calculation took', async () => {
  const opt = await planned();
  await opt.submit.calls[0]?.answer({ token: 'job', estimatedTime: 5, selected: 3 });
  opt.clock.increment(1000);
  expect(opt.popup()).toMatchObject({ kind: 'progress' });
  await opt.read.calls[0]?.answer(calculated(3, 3));
  expect(opt.screens.at(-1)).toMatchObject({ screen: 'results', view: 'plan' });
  expect(opt.popup()).toBeUndefined();
});

test('what is checked opens nothing once the list was left', async () => {
  const opt = await planned();
  opt.actor.send({ type: 'tonight.left' });
  await finish(opt);
  expect(opt.screens.some(({ view }) => view === 'plan')).toBe(false);
  expect(opt.popup()).toBeDefined();
});

async function planned(opt = startPlanning()) {
  const plan = tonightPlan(night(3), new Set(['1', '2', '3']), 25);
  if (plan === undefined) throw new RangeError('there is a plan of three objects');
  opt.actor.send({ type: 'tonight.planned', ...plan });
  await opt.load.calls[0]?.answer(page(filteredObjects(3), 3));
  return opt;
}

async function finish(opt: Awaited<ReturnType<typeof planned>>): Promise<void> {
  await opt.submit.calls[0]?.answer({ token: 'job', estimatedTime: 0.1, selected: 3 });
  opt.clock.increment(200);
  await opt.read.calls[0]?.answer(calculated(3, 3));
}

function start(most?: number) {
  const list = deferredActor<TonightResult, TonightQuery>();
  const clock = new SimulatedClock();
  const actor = createActor(tonightMachine.provide({ actors: { listNight: list.actor } }), {
    clock,
    input: { most },
  });
  actor.start();
  return { actor, list, clock };
}

/** The night of 5 March 2026 with this many objects, some of them badly known. */
function night(objects: number, uncertainties: Readonly<Record<number, number>> = {}): TonightResult {
  return {
    night: '2026-03-05',
    start: 2_461_105,
    end: 2_461_106,
    sky: 'dark',
    dark: { start: 2_461_105.3, end: 2_461_105.7 },
    moments: { start: 2_461_105.25, step: 0.25, sun: [0, -40, 0], moon: [-5, -5, -5] },
    moonIlluminated: 3,
    totalResults: objects,
    objects: Array.from({ length: objects }, (_, index) => ({
      ...listedObject(String(index + 1)),
      photometry: { law: 'H-G', h: 18, g: 0.15, slopeFrom: 'default' },
      best: {
        julianDate: 2_461_105.5,
        magnitude: 15 + index / 10,
        altitude: 50,
        motion: 1,
        moonElongation: 90,
        uncertainty: uncertainties[index] ?? 1,
      },
      altitudes: [10, 50, 10],
    })),
  };
}

/** What is checked of three objects, the first of them 4 degrees from a Moon of such altitudes. */
async function checkedBeside(moon: readonly number[]): Promise<ReadonlySet<string>> {
  const { actor, list } = start();
  actor.send({ type: 'site.given', site: SITE });
  const dark = night(3);
  const objects = dark.objects.map((object, index) =>
    index === 0 ? { ...object, best: { ...object.best, moonElongation: 4 } } : object,
  );
  await list.calls[0]?.answer({ ...dark, moments: { ...dark.moments, moon }, objects });
  return actor.getSnapshot().context.checked;
}
