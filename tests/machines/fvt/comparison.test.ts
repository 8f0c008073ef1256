import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { RequestFailed } from '#contract/rest/failure.ts';
import { passageOf } from '#contract/fvt/solutions.ts';
import {
  type ComparedApproach,
  type ComparedSolution,
  comparedWith,
  comparisonMachine,
  referenceAmong,
} from '#machines/fvt/comparison.ts';
import { deferredActor } from '../fakes/deferred.ts';
import { approach, EARTH, flybyFile, ownFlyby } from '../fakes/flybys.ts';
import { startFlybys } from '../fakes/flyby-tool.ts';

const COMPARED: ComparedApproach = { approach: approach(), userDefined: [] };
const MPC = solution('MPC NEA extended', '2021-07');
const ESA = solution('ESA NEOCC orbit file', '2026-11');

test('an approach is compared on request, and again when another one is shown', async () => {
  const { actor, answers } = started();
  actor.send({ type: 'compared.changed', compared: COMPARED });
  expect(answers.calls).toHaveLength(0);
  actor.send({ type: 'comparison.opened', compared: COMPARED });
  await answers.calls[0]?.answer([MPC, ESA]);
  expect(actor.getSnapshot().context.solutions).toEqual([MPC, ESA]);
  const other = { approach: approach({ designator: '433' }), userDefined: [] };
  actor.send({ type: 'compared.changed', compared: other });
  expect(actor.getSnapshot().context.solutions).toEqual([]);
  expect(answers.calls[1]?.input).toEqual(other);
  actor.send({ type: 'compared.changed', compared: undefined });
  expect(actor.getSnapshot().value).toBe('folded');
});

test('a comparison that fails folds and says so; one that is closed is given up', async () => {
  const { actor, answers } = started();
  const failures: unknown[] = [];
  actor.on('comparison.failed', ({ failure }) => failures.push(failure));
  const failure = { kind: 'network', message: 'offline' } as const;
  actor.send({ type: 'comparison.opened', compared: COMPARED });
  await answers.calls[0]?.fail(new RequestFailed(failure));
  expect(failures).toEqual([failure]);
  expect(actor.getSnapshot().value).toBe('folded');
  actor.send({ type: 'comparison.opened', compared: COMPARED });
  actor.send({ type: 'comparison.closed' });
  await answers.calls[1]?.answer([MPC]);
  expect(actor.getSnapshot().context.solutions).toEqual([]);
});

test('user-defined flybys are compared with an approach to the same body on its days, within its limit', () => {
  const near = { ...ownFlyby('near'), pericentrePassage: approach().mjd + 5 };
  const late = { ...ownFlyby('late'), pericentrePassage: approach().mjd + 5.1 };
  const high = { ...near, pericentreDistance: 2 * EARTH.flybyLimitAu };
  const target = { kind: 'approach', approach: approach() } as const;
  expect(comparedWith(target, [near, late, high], EARTH)?.userDefined).toEqual([
    { object: near, body: EARTH },
  ]);
  expect(comparedWith({ kind: 'user-defined', object: near, body: EARTH }, [near], EARTH)).toBeUndefined();
});

test('differences are from the orbit by which the flyby is shown, or else from the first that passes', () => {
  const missing = { provenance: MPC.provenance, message: 'It does not come near.' };
  expect(referenceAmong([MPC, ESA], ESA.provenance)).toBe(ESA);
  expect(referenceAmong([missing, ESA], MPC.provenance)).toBe(ESA);
  expect(referenceAmong([missing], MPC.provenance)).toBeUndefined();
});

test('the flyby that is shown is compared at a request, and nothing where there is none', async () => {
  const { fvt, context, flybys } = startFlybys();
  const isOpen = () => context().comparison.getSnapshot().matches('open');
  fvt.send({ type: 'comparison.requested' });
  expect(isOpen()).toBe(false);
  fvt.send({ type: 'row.chosen', approach: approach() });
  await flybys.calls[0]?.answer(flybyFile());
  fvt.send({ type: 'comparison.requested' });
  expect(isOpen()).toBe(true);
  expect(context().comparison.getSnapshot().context.compared).toEqual(COMPARED);
});

test('a user-defined flyby that is changed, or gone, is compared anew or no longer', async () => {
  const { fvt, context, flybys, bodies } = startFlybys();
  await bodies.calls[0]?.answer([EARTH]);
  fvt.send({ type: 'row.chosen', approach: approach() });
  await flybys.calls[0]?.answer(flybyFile());
  const mine = { ...ownFlyby('mine'), pericentrePassage: approach().mjd };
  const compared = () => context().comparison.getSnapshot().context.compared?.userDefined;
  fvt.send({ type: 'object.defined', object: mine });
  expect(compared()).toBeUndefined();
  fvt.send({ type: 'comparison.requested' });
  expect(compared()).toEqual([{ object: mine, body: EARTH }]);
  const changed = { ...mine, pericentreDistance: 0.0001 };
  fvt.send({ type: 'object.redefined', before: mine.designator, object: changed });
  expect(compared()).toEqual([{ object: changed, body: EARTH }]);
  context().ownFlybys.send({ type: 'object.deleted', designator: mine.designator });
  expect(compared()).toEqual([]);
});

function solution(source: string, catalogueDate: string): ComparedSolution {
  const { facts } = flybyFile();
  return { provenance: { ...facts.provenance, source, catalogueDate }, passage: passageOf(facts) };
}

function started() {
  const answers = deferredActor<readonly ComparedSolution[], ComparedApproach>();
  const actor = createActor(comparisonMachine.provide({ actors: { compareSolutions: answers.actor } }));
  return { actor: actor.start(), answers };
}
