import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { twoBodyStep } from '#engine/kepler/two-body-step.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';
import { createNodeTrack } from '#engine/survey/node-track.ts';
import { emptyNodes, type OrbitNodes } from '#engine/survey/orbit-nodes.ts';

const GRID = { firstDay: 2_461_360, interval: 10, count: 4 };

/** Conics from circle to hyperbola, as they pass their perihelion before, within or behind the grid. */
const conics = fc.record({
  e: fc.constantFrom(0, 0.3, 0.6, 0.9, 0.99, 1, 1.2),
  q: fc.double({ min: 0.02, max: 3, noNaN: true }),
  sincePerihelion: fc.double({ min: -200, max: 200, noNaN: true }),
});
const offsets = fc.double({ min: 0, max: 30, noNaN: true });

test('an orbit between its nodes is where Keplerian motion leads from the node before', () => {
  fc.assert(
    fc.property(conics, offsets, (conic, offset) => {
      const track = createNodeTrack(nodesOn(conic));
      track.aim(0);
      const [found, expected] = [new Float64Array(6), stateOn(conic, offset)];
      track.state(offset, found);
      expect(distance(found, expected, 0)).toBeLessThan(1e-8);
      expect(distance(found, expected, 3)).toBeLessThan(1e-8);
    }),
    { numRuns: 3000 },
  );
});

test('a perturbed orbit passes through its nodes, and its velocity is the change of its place', () => {
  fc.assert(
    fc.property(conics, offsets, (conic, offset) => {
      const nodes = nodesOn(conic);
      for (let at = 6; at < nodes.states.length; at++) nodes.states[at] = (nodes.states[at] ?? 0) + 1e-7 * at;
      const track = createNodeTrack(nodes);
      track.aim(0);
      const [here, later, sooner] = [0, 0.01, -0.01].map((shift) => {
        const state = new Float64Array(6);
        track.state(offset + shift, state);
        return state;
      }) as [Float64Array, Float64Array, Float64Array];
      const isInside = Math.floor(offset / 10 - 0.001) === Math.floor(offset / 10 + 0.001) && conic.q > 0.3;
      const rate = later.map((value, k) => (k < 3 ? (value - (sooner[k] ?? 0)) / 0.02 : 0));
      if (isInside) expect(distance(rate, here.subarray(3), 0)).toBeLessThan(1e-5);
      for (let node = 0; node < GRID.count; node++) {
        track.state(GRID.interval * node, here);
        const stored = nodes.states.subarray(6 * node, 6 * node + 6);
        expect(distance(here, stored, 0)).toBeLessThan(1e-12);
        expect(distance(here, stored, 3)).toBeLessThan(1e-12);
      }
    }),
    { numRuns: 500 },
  );
});

type Conic = { readonly e: number; readonly q: number; readonly sincePerihelion: number };

function nodesOn(conic: Conic): OrbitNodes {
  const nodes = emptyNodes(GRID, 1);
  for (let node = 0; node < GRID.count; node++)
    nodes.states.set(stateOn(conic, node * GRID.interval), 6 * node);
  return nodes;
}

function stateOn({ e, q, sincePerihelion }: Conic, offset: number): Float64Array {
  const state = Float64Array.of(q, 0, 0, 0, Math.sqrt((SUN_GM * (1 + e)) / q), 0);
  twoBodyStep(SUN_GM, state, sincePerihelion + offset, state);
  return state;
}

function distance(a: Float64Array, b: Float64Array, at: number): number {
  return Math.hypot(...[0, 1, 2].map((k) => (a[at + k] ?? Number.NaN) - (b[at + k] ?? Number.NaN)));
}
