import { doubled } from '../doubled.ts';
import type { DenseStep } from '../integrate/dense-step.ts';

const FIRST_ROOM = 64; // steps

/** Finished steps of one leg, stored in two growing arrays instead of one object each. */
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
  let count = 0;
  let frames = new Float64Array(3 * FIRST_ROOM); // day, offset, length of each step
  let series = new Float64Array(width * FIRST_ROOM);
  let shown = -1;
  const step = { day: 0, offset: 0, length: 0, series: new Float64Array(width) };
  return {
    count: () => count,
    append(finished) {
      if (3 * count === frames.length) {
        frames = doubled(frames);
        series = doubled(series);
      }
      frames[3 * count] = finished.day;
      frames[3 * count + 1] = finished.offset;
      frames[3 * count + 2] = finished.length;
      series.set(finished.series, width * count);
      count += 1;
    },
    daysInto: (index, day, offset) => day - frames[3 * index] + (offset - frames[3 * index + 1]),
    at(index) {
      if (index === shown) return step;
      shown = index;
      step.day = frames[3 * index];
      step.offset = frames[3 * index + 1];
      step.length = frames[3 * index + 2];
      step.series.set(series.subarray(width * index, width * (index + 1)));
      return step;
    },
  };
}
