import { expect, test } from 'vitest';
import { synodicPassages } from '#server/tasks/synodic-passages.ts';
import { SYNODIC_WIDTH } from '#server/tasks/synodic-tasks.ts';

/** Days from which half hours and minutes are rounded as Julian dates are. */
const NEAREST_DAYS = Array.from({ length: 50 }, (_, place) => 2461000.5 + 7 * place + place / 50);

test.each(NEAREST_DAYS)(
  'a passage on JD %f is followed in its finest steps to the row after it',
  (nearest) => {
    const first = Math.floor(nearest) - 5;
    const path = rowsAt(Float64Array.from({ length: 11 }, (_, day) => first + day));
    const [half, minutes] = synodicPassages(path, (epochs) => rowsAt(epochs));
    expect(last(half.epochs)).toBeCloseTo(Math.ceil(last(half.epochs) - 1e-6), 6); // a whole day
    expect(48 * last(minutes.epochs)).toBeCloseTo(Math.round(48 * last(minutes.epochs)), 3); // a whole half hour
    expect(distance(last(minutes.epochs))).toBeGreaterThan(0.002);

    function rowsAt(epochs: Float64Array) {
      const values = new Float64Array(SYNODIC_WIDTH * epochs.length);
      epochs.forEach((epoch, row) => (values[SYNODIC_WIDTH * row + 5] = distance(epoch)));
      return { epochs, values };
    }

    function distance(epoch: number): number {
      return Math.hypot(0.0005, 0.006 * (epoch - nearest));
    }
  },
);

function last(epochs: Float64Array): number {
  return epochs[epochs.length - 1];
}
