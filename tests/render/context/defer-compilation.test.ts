import type REGL from 'regl';
import { expect, test } from 'vitest';
import { deferCompilation } from '#render/context/defer-compilation.ts';

/** Records what regl compiles and what runs, in order. */
function recorder() {
  const log: string[] = [];
  const make = ({ vert }: { vert?: string }) => {
    log.push(`compile ${vert ?? 'scope'}`);
    return (props: string, body?: () => void) => {
      log.push(`run ${vert ?? 'scope'} ${props}`);
      body?.();
    };
  };
  const regl = deferCompilation(Object.assign(make, { limits: 'of the context' }) as unknown as REGL.Regl);
  return { log, regl: regl as unknown as typeof make & { limits: string } };
}

test('commands that are compiled late are compiled once, when they are first run', () => {
  const { log, regl } = recorder();
  const [stars, rings] = [regl({ vert: 'stars' }), regl({ vert: 'rings' })];
  expect(log).toEqual([]);
  stars('one');
  stars('two');
  expect(log).toEqual(['compile stars', 'run stars one', 'run stars two']);
  rings('three');
  expect(log.slice(3)).toEqual(['compile rings', 'run rings three']);
});

test('commands that are compiled late are compiled within the scope that they first run in, which is made at once', () => {
  const { log, regl } = recorder();
  const scope = regl({});
  expect(log).toEqual(['compile scope']);
  const stars = regl({ vert: 'stars' });
  scope('view', () => stars('one'));
  expect(log.slice(1)).toEqual(['run scope view', 'compile stars', 'run stars one']);
});

test('regl with commands that are compiled late has all else that it gives', () => {
  expect(recorder().regl.limits).toBe('of the context');
});
