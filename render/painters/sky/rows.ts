import type REGL from 'regl';

/** Rows of floats that are written again for each picture, and the buffer that they go to. */
export type Rows = {
  readonly buffer: REGL.Buffer;
  /** Begins a row and gives where it starts in `values`. */
  readonly next: () => number;
  readonly values: () => Float32Array;
  readonly count: () => number;
  /** Puts what is written on the GPU. */
  readonly upload: () => void;
  readonly clear: () => void;
};

const FIRST_ROWS = 256;

/** Makes rows that grow to the most there have been. */
export function createRows(regl: REGL.Regl, floats: number): Rows {
  let values = new Float32Array(floats * FIRST_ROWS);
  let capacity = 0;
  let count = 0;
  const buffer = regl.buffer({ usage: 'dynamic', type: 'float', length: values.byteLength });
  return {
    buffer,
    next() {
      if ((count + 1) * floats > values.length) {
        const larger = new Float32Array(2 * values.length);
        larger.set(values);
        values = larger;
      }
      return floats * count++;
    },
    values: () => values,
    count: () => count,
    upload() {
      if (count === 0) return;
      if (values.length > capacity) {
        buffer({ usage: 'dynamic', type: 'float', length: values.byteLength });
        capacity = values.length;
      }
      buffer.subdata(values.subarray(0, floats * count));
    },
    clear() {
      count = 0;
    },
  };
}
