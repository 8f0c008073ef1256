import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { PopulationPart } from '#contract/sovt/population-bytes.ts';
import { readSwarm, writeSwarm } from '#contract/nov/swarm-bytes.ts';
import type { PopulationAnswered } from '#machines/sovt/population.ts';
import { lookAtPopulation } from '#tools/sovt/population/look-at-population.ts';
import { eventually } from '../../../eventually.ts';

const SWARM = readSwarm(writeSwarm({ day: 2_461_000.5, catalogueDate: '', ellipses: [], open: [] }));
const NAMES = { catalogueDate: '', names: [] };

test('bright magnitudes are requested beside the objects, sent after these, and those that come together at once', async () => {
  const { received, send, answer, end } = looking();
  send(partOf(1), partOf(2));
  expect(received).toEqual([]);
  await answer();
  expect(kinds(received)).toEqual(['objects.arrived', 'parts.arrived 1,2']);
  send(partOf(3));
  send(partOf(4));
  await eventually(() => expect(kinds(received).at(-1)).toBe('parts.arrived 3,4'));
  send(partOf(5));
  await end();
  expect(kinds(received).slice(3)).toEqual(['parts.arrived 5', 'population.complete']);
});

test('a part that counts in the rows of other objects is a failure, whichever comes first', async () => {
  const { received, send, answer } = looking();
  send(partOf(1, 7));
  await answer();
  await eventually(() => expect(kinds(received)).toEqual(['population.failed']));
});

function looking() {
  const received: PopulationAnswered[] = [];
  const objects = latch();
  const whole = latch();
  let onPart: (part: PopulationPart) => void = ignore;
  const actor = lookAtPopulation(
    {
      swarm: async () => {
        await objects.promise;
        return SWARM;
      },
      swarmNames: async () => {
        await objects.promise;
        return NAMES;
      },
    },
    {
      population: async (_, take) => {
        onPart = take;
        await whole.promise;
      },
    },
  );
  const parent = setup({
    types: { events: {} as PopulationAnswered },
    actors: { look: actor },
  }).createMachine({
    invoke: { src: 'look', input: { query: {} } },
    on: { '*': { actions: ({ event }) => received.push(event) } },
  });
  createActor(parent).start();
  return {
    received,
    send: (...parts: readonly PopulationPart[]) => parts.forEach((part) => onPart(part)),
    answer: () => settle(objects),
    end: () => settle(whole),
  };
}

/** The listener before there is one. */
function ignore(): void {}

/** A promise that resolves when `open` is called. */
function latch(): { readonly promise: Promise<void>; readonly open: () => void } {
  let open: () => void = ignore;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open: () => open() };
}

async function settle({ open }: { readonly open: () => void }): Promise<void> {
  open();
  await new Promise((done) => setTimeout(done, 0));
}

function kinds(received: readonly PopulationAnswered[]): readonly string[] {
  return received.map((one) =>
    one.type === 'parts.arrived' ? `${one.type} ${one.parts.map(({ done }) => done).join()}` : one.type,
  );
}

function partOf(done: number, rows = 0): PopulationPart {
  return {
    start: 61_000,
    end: 61_365,
    done,
    total: 9,
    catalogueDate: '',
    swarm: { day: 2_461_000.5, rows },
    count: 0,
    columns: {
      row: new Uint32Array(),
      slope: new Float32Array(),
      brightest: new Int16Array(),
      brightestAt: new Float32Array(),
      windowStart: new Float32Array(),
      windowEnd: new Float32Array(),
      marks: new Uint8Array(),
    },
  };
}
