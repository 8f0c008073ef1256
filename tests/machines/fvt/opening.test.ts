import { expect, test } from 'vitest';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import type { SearchAnswer } from '#machines/fvt/approach-search-events.ts';
import { featuredAmong, nearestAmong } from '#machines/fvt/featured-approaches.ts';
import { previewedApproach } from '#machines/fvt/flyby.ts';
import { shownTime, watchPreview } from '#tools/fvt/scene/shown-time.ts';
import { approach, EARTH, flybyFile } from '../fakes/flybys.ts';
import { NOW, startFlybys, stateOf } from '../fakes/flyby-tool.ts';

const known = { origin: 'covariance', method: 'linear', distanceSigmaKm: 10 } as const;
const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

/** An approach on a day at a distance, on an orbit that says how near it is. */
function passing(designator: string, iso: string, distanceLd: number) {
  return approach({
    designator,
    datetime: `${iso}T06:00:00.000Z`,
    distanceLd,
    distanceAu: distanceLd / 389,
    distanceKm: distanceLd * 384_400,
    uncertainty: known,
  });
}

const answerOf = (...closeApproaches: CloseApproach[]): SearchAnswer => ({
  type: 'search.answered',
  answer: { closeApproaches, errors: [] },
});

test('the approaches of the next two weeks are searched, and those of the next years where they are few', () => {
  const { fvt, context, openings } = startFlybys();
  fvt.send({ type: 'address.followed' });
  expect(openings[0]?.inputs.days).toEqual({ startMs: day('2026-03-01'), endMs: day('2026-03-16') - 1 });
  openings[0]?.send(answerOf(passing('a', '2026-03-04', 2)));
  expect(openings[1]?.inputs.days).toEqual({ startMs: day('2026-03-01'), endMs: day('2031-03-02') - 1 });
  const later = Array.from({ length: 12 }, (_, index) =>
    passing(`b${index}`, `20${27 + (index % 4)}-05-01`, 2),
  );
  openings[1]?.send(answerOf(passing('a', '2026-03-04', 2), ...later));
  expect(context().opening.getSnapshot().context.next).toHaveLength(8);
});

test('an approach that has passed already is not listed', () => {
  const { fvt, context, openings } = startFlybys();
  fvt.send({ type: 'address.followed' });
  openings[0]?.send(answerOf(passing('early', '2026-03-01', 1), passing('late', '2026-03-02', 1)));
  const { next } = context().opening.getSnapshot().context;
  expect(next.map(({ designator }) => designator)).toEqual(['late']);
});

test('the nearest approach flies past in the scene, and is neither saved nor taken for chosen', async () => {
  const { fvt, context, bodies, flybys, openings, emitted } = startFlybys();
  await bodies.calls[0]?.answer([EARTH]);
  fvt.send({ type: 'address.followed' });
  openings[0]?.send(answerOf(passing('far', '2026-03-03', 2), passing('near', '2026-03-04', 0.5)));
  openings[1]?.send(answerOf(passing('far', '2026-03-03', 2), passing('near', '2026-03-04', 0.5)));
  expect(flybys.calls[0]?.input).toMatchObject({ approach: { designator: 'near' } });
  await flybys.calls[0]?.answer(flybyFile());
  expect(emitted).toMatchObject([{ type: 'flyby.framed', flyby: { isPreview: true } }]);
  expect(stateOf(context()).selectedCloseApproach).toBeNull();
  const { range, currentMs } = context().preview.getSnapshot().context;
  expect(range).toEqual({
    startMs: Date.parse('2029-04-13T15:46:00Z'),
    endMs: Date.parse('2029-04-14T03:46:00Z'),
  });
  expect(currentMs).toBe(Date.parse('2029-04-13T21:46:00Z'));
});

test('the timeline stays at the five days before and after now while something flies past', async () => {
  const { context } = await previewing();
  expect(context().flyby.getSnapshot().context.shown?.isPreview).toBe(true);
  expect(context().timeline.getSnapshot().context).toMatchObject({
    range: { startMs: day('2026-02-24'), endMs: day('2026-03-06') },
    currentMs: day('2026-03-01'),
  });
});

test('a state that is stored while something flies past has no camera, which the user did not move', async () => {
  const { fvt, context } = await previewing();
  expect(stateOf(context())).not.toHaveProperty('FVTcamera');
  fvt.send({ type: 'preview.left' });
  expect(stateOf(context())).toHaveProperty('FVTcamera');
});

test('what flies past gives way to the date of the timeline once the user moves that', async () => {
  const { fvt, context } = await previewing();
  const { timeline, preview, flyby } = context();
  const time = shownTime({ timeline, preview, flyby });
  watchPreview({ timeline, flyby }, () => fvt.send({ type: 'preview.left' }));
  expect(time.getSnapshot().context.currentMs).toBe(Date.parse('2029-04-13T21:46:00Z'));
  expect(previewedApproach(flyby.getSnapshot().context)?.designator).toBe('near');
  timeline.send({ type: 'speed.chosen', daysPerSecond: 0.25 });
  expect(flyby.getSnapshot().context.shown).toBeDefined();
  timeline.send({ type: 'slider.moved', ms: day('2026-03-02') });
  expect(flyby.getSnapshot().context.shown).toBeUndefined();
  expect(time.getSnapshot().context.currentMs).toBe(day('2026-03-02'));
  expect(previewedApproach(flyby.getSnapshot().context)).toBeUndefined();
});

test('what is to fly past does not come once the user has moved the timeline while it was loaded', async () => {
  const { fvt, context, bodies, flybys, openings } = startFlybys();
  await bodies.calls[0]?.answer([EARTH]);
  fvt.send({ type: 'address.followed' });
  const { timeline, flyby } = context();
  watchPreview({ timeline, flyby }, () => fvt.send({ type: 'preview.left' }));
  openings[0]?.send(answerOf(passing('near', '2026-03-04', 0.5)));
  openings[1]?.send(answerOf(passing('near', '2026-03-04', 0.5)));
  timeline.send({ type: 'slider.moved', ms: day('2026-03-02') });
  await flybys.calls[0]?.answer(flybyFile());
  expect(flyby.getSnapshot().context.shown).toBeUndefined();
  expect(timeline.getSnapshot().context.currentMs).toBe(day('2026-03-02'));
});

test('a service that has not prepared the search gets no further request, and a featured flyby is shown', async () => {
  const { fvt, context, flybys, openings, featured } = startFlybys();
  fvt.send({ type: 'address.followed' });
  openings[0]?.send({ type: 'search.progressed', approaches: [], progress: { searched: 64, total: 26_010 } });
  await featured.calls[0]?.answer([passing('Apophis', '2029-04-13', 0.1)]);
  expect(flybys.calls[0]?.input).toMatchObject({ approach: { designator: 'Apophis' } });
  openings[0]?.send(answerOf());
  expect(openings).toHaveLength(1);
  expect(context().opening.getSnapshot().matches({ next: 'known' })).toBe(true);
});

test('an address that names an object requests no next approaches', () => {
  const { fvt, openings } = startFlybys();
  fvt.send({ type: 'flyby.addressed', address: { object: 'Apophis' } });
  fvt.send({ type: 'address.followed' });
  expect(openings).toEqual([]);
});

test('an approach that is opened is searched for in the days around it', async () => {
  const { fvt, context, find, emitted } = startFlybys();
  fvt.send({ type: 'approach.opened', approach: passing('2004 MN4', '2029-04-13', 0.1) });
  expect(emitted).toMatchObject([{ type: 'flyby.opened', from: 'opening' }]);
  expect(find.calls[0]?.input).toEqual({ names: ['2004 MN4'] });
  const { address } = context().search.getSnapshot().context;
  expect(address?.search).toEqual({
    body: 'earth',
    days: { startMs: day('2029-04-08'), endMs: day('2029-04-18') },
  });
});

test('the user comes back to the opening from a flyby that was chosen', async () => {
  const { fvt, context, bodies, flybys, searches } = startFlybys();
  await bodies.calls[0]?.answer([EARTH]);
  context().search.send({ type: 'search.requested' });
  searches[0]?.send(answerOf(approach()));
  await flybys.calls[0]?.answer(flybyFile());
  fvt.send({ type: 'opening.requested' });
  expect(context().flyby.getSnapshot().context.shown).toBeUndefined();
  expect(context().search.getSnapshot().context.approaches).toEqual([]);
  expect(context().timeline.getSnapshot().context.limits.startMs).toBeLessThan(NOW);
});

test('of the approaches of each object the nearest one is featured, the nearest of all first', () => {
  const all = [passing('a', '2027-01-01', 2), passing('b', '2028-01-01', 1), passing('a', '2029-01-01', 0.5)];
  expect(featuredAmong(all).map(({ designator, distanceLd }) => [designator, distanceLd])).toEqual([
    ['a', 0.5],
    ['b', 1],
  ]);
});

test('an orbit that does not say how near an object comes makes it the nearest of none', () => {
  const vague = { ...passing('vague', '2027-01-01', 0.1), uncertainty: { ...known, distanceSigmaKm: 1e6 } };
  expect(nearestAmong([vague, passing('sure', '2027-02-01', 2)])?.designator).toBe('sure');
  expect(nearestAmong([vague])).toBeUndefined();
});

/** An opening that shows what flies past. */
async function previewing() {
  const started = startFlybys();
  const { fvt, bodies, flybys, openings } = started;
  await bodies.calls[0]?.answer([EARTH]);
  fvt.send({ type: 'address.followed' });
  openings[0]?.send(answerOf(passing('near', '2026-03-04', 0.5)));
  openings[1]?.send(answerOf(passing('near', '2026-03-04', 0.5)));
  await flybys.calls[0]?.answer(flybyFile());
  return started;
}
