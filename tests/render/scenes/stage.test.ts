import type REGL from 'regl';
import { expect, test } from 'vitest';
import type { Multisampling } from '#render/context/multisampling.ts';
import { createBackground } from '#render/painters/background.ts';
import type { Painter } from '#render/painters/painter.ts';
import { createResolve } from '#render/painters/resolve.ts';
import { createStage, type MakePainters } from '#render/scenes/stage.ts';
import { EMPTY_PICTURE as PICTURE } from '../empty-picture.ts';

test('painters paint in the order of their list', () => {
  expect(painted((_, said) => [named('first', said), named('second', said)])).toEqual([
    'first among thin',
    'second among thin',
  ]);
});

test('all painters are notified when one draws something solid', () => {
  const said = painted((_, say) => [named('line', say), { ...named('globe', say), isSolid: () => true }]);
  expect(said).toEqual(['line among solid', 'globe among solid']);
});

test('what comes before the resolve is multisampled, and its depth is drawn again for what comes after', () => {
  const said = painted((context, say) => {
    const globe = { ...named('globe', say), paintDepth: () => say('depth of the globe') };
    const behind = [createBackground(context), globe];
    return [...behind, createResolve(context, behind), named('swarm', say)];
  });
  expect(said).toEqual([
    'begin',
    'clear',
    'globe among thin',
    'resolve',
    'clear',
    'depth of the globe',
    'swarm among thin',
  ]);
});

type Say = (word: string) => void;

/** What painters and context did for one picture. */
function painted(
  list: (context: Parameters<MakePainters<unknown>>[0], say: Say) => readonly Painter[],
): readonly string[] {
  const said: string[] = [];
  const say: Say = (word) => void said.push(word);
  const multisampling: Multisampling = {
    begin: () => say('begin'),
    resolve: () => say('resolve'),
    destroy: () => undefined,
  };
  const stage = createStage({ regl: fakeRegl(say), multisampling }, (context) => list(context, say), {
    textureUrl: (name) => name,
    onChange: () => undefined,
  });
  stage.paint(PICTURE);
  return said;
}

function named(name: string, say: Say): Painter {
  return { paint: (_, among) => say(`${name} among ${among}`) };
}

/** A regl whose commands are scopes that change nothing. */
function fakeRegl(say: Say): REGL.Regl {
  const parts = { texture: () => ({}), poll: () => undefined, clear: () => say('clear') };
  return Object.assign(() => emptyScope, parts) as unknown as REGL.Regl;
}

function emptyScope(_: object, inside: () => void): void {
  inside();
}
