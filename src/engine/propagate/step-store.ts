import type { DenseStep } from '../integrate/dense-step.ts';

const BLOCK = 16; // steps
const FRAME = 3; // numbers before the series of a step: day, offset, length

/** Finished steps of one leg, stored in blocks of several steps instead of one object each. */
export type StepStore = {
  count(): number;
  append(step: DenseStep): void;
  /** Days from the start of a step to an instant, which are negative before it. */
  daysInto(index: number, day: number, offset: number): number;
  /** A step for evaluation; its series is overwritten by the next call. */
  at(index: number): DenseStep;
};

/** An empty store for steps whose series have `width` numbers. */
export function createStepStore(width: number): StepStore {
  const size = FRAME + width;
  const blocks: Float64Array[] = [];
  let count = 0;
  let shown = -1;
  const step = { day: 0, offset: 0, length: 0, series: new Float64Array(width) };
  return {
    count: () => count,
    append({ day, offset, length, series }) {
      const at = size * (count % BLOCK);
      if (at === 0) blocks.push(new Float64Array(size * BLOCK));
      const block = blocks[blocks.length - 1];
      block[at] = day;
      block[at + 1] = offset;
      block[at + 2] = length;
      block.set(series, at + FRAME);
      count += 1;
    },
    daysInto(index, day, offset) {
      const [block, at] = place(index);
      return day - block[at] + (offset - block[at + 1]);
    },
    at(index) {
      if (index === shown) return step;
      shown = index;
      const [block, at] = place(index);
      step.day = block[at];
      step.offset = block[at + 1];
      step.length = block[at + 2];
      step.series.set(block.subarray(at + FRAME, at + size));
      return step;
    },
  };

  /** The block that a step lies in, and the index there. */
  function place(index: number): readonly [block: Float64Array, at: number] {
    return [blocks[Math.floor(index / BLOCK)], size * (index % BLOCK)];
  }
}
