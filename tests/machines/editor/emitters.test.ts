import { expect, test } from 'vitest';
import { emittersOf } from '#machines/editor/emitters.ts';
import { startFlybys } from '../fakes/flyby-tool.ts';
import { startOrbits } from '../fakes/orbit-tool.ts';
import { startSynodic } from '../fakes/synodic-tool.ts';

test.each([
  ['orbit visualisation', startOrbits],
  ['flyby visualisation', () => startFlybys()],
  ['synodic orbit visualisation', startSynodic],
] as const)(
  'the coordinator of %s listens to every workflow and to the searches within two, not to popups',
  (_, start) => {
    const { popups, ...workflows } = start().context();
    const { objectList, editor } = workflows;
    const searches = [objectList, editor].map((actor) => actor.getSnapshot().context.search);
    const emitters = emittersOf({ popups, ...workflows });
    expect(new Set(emitters)).toEqual(new Set([...Object.values(workflows), ...searches]));
    expect(emitters).not.toContain(popups);
  },
);
