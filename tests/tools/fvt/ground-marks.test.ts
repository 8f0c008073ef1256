import { expect, test } from 'vitest';
import type { ShownFlyby } from '#machines/fvt/flyby.ts';
import { FLAT_WIDTH, flatLine } from '#parts/map/flat-paths.ts';
import { groundMarks } from '#tools/fvt/ground/ground-marks.ts';
import { overGroundOf } from '#tools/fvt/ground/over-ground.ts';
import { approach, flybyFile } from '../../machines/fakes/flybys.ts';

test('the whole track of a flyby of days is on the flat map, once around the world after another', () => {
  const flyby: ShownFlyby = {
    target: { kind: 'approach', approach: approach() },
    file: flybyFile(),
    isRestored: false,
  };
  const ground = overGroundOf(flyby);
  if (ground === undefined) throw new Error('a flyby of the Earth passes over its ground');
  const lines = groundMarks(ground, Date.parse(approach().datetime), undefined).filter(
    ({ kind }) => kind === 'line',
  );
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  for (const line of lines) {
    if (line.kind !== 'line') continue;
    const across = [...flatLine(line.places).matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
    expect(Math.min(...across)).toBeGreaterThanOrEqual(-FLAT_WIDTH);
    expect(Math.max(...across)).toBeLessThanOrEqual(2 * FLAT_WIDTH);
  }
});
