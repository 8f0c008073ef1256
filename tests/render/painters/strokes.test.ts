import type REGL from 'regl';
import { expect, test } from 'vitest';
import { IDENTITY } from '#render/geometry/vectors.ts';
import type { Layer } from '#render/layers/layer.ts';
import { PIECE_FLOATS, type StrokesProps } from '#render/layers/strokes.ts';
import { createStrokeRows } from '#render/painters/strokes.ts';
import type { Stroke } from '#render/picture/stroke.ts';

const SEEN = { eye: [1, 0, 0], pixelsPerRadian: 100, axes: IDENTITY } as const;

const AXIS: Stroke = {
  positions: Float64Array.of(0, 0, 0, 1, 0, 0),
  colour: [1, 0, 0],
  opacity: 0.5,
  width: 2,
};
const TURN: Stroke = {
  positions: Float64Array.of(0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1),
  colour: [0, 1, 0],
  opacity: 1,
  width: 1,
  turning: true,
};

test('strokes of several looks are drawn by one call, those that turn among them', () => {
  const { rows, draws, content } = recordedRows();
  rows.draw([AXIS, TURN], SEEN);
  expect(draws).toEqual([3]);
  expect([...content().subarray(12, PIECE_FLOATS)]).toEqual([1, 0, 0, 0.5, 2, 0]);
  expect([...content().subarray(PIECE_FLOATS + 12, 2 * PIECE_FLOATS)]).toEqual([0, 1, 0, 1, 1, 1]);
  expect([...content().subarray(2 * PIECE_FLOATS + 6, 2 * PIECE_FLOATS + 9)]).toEqual([0, 1, 1]);
});

test('what stays is not sent again, and what has changed is, with what comes after it', () => {
  const { rows, sent } = recordedRows();
  rows.draw([TURN, AXIS], SEEN);
  rows.draw([{ ...TURN }, AXIS], SEEN);
  rows.draw([TURN, { ...AXIS, width: 3 }], SEEN);
  rows.draw([{ ...TURN, positions: Float64Array.from(TURN.positions) }, AXIS], SEEN);
  expect(sent).toEqual([
    { from: 0, pieces: 3 },
    { from: 2, pieces: 1 },
    { from: 0, pieces: 3 },
  ]);
});

test('places are two floats each, so that a metre is seen from a planet away', () => {
  const { rows, content } = recordedRows();
  const place = 0.123_456_789_012_345;
  rows.draw([{ ...AXIS, positions: Float64Array.of(place, 0, 0, 1, 0, 0) }], SEEN);
  expect(content()[0] + content()[3]).toBeCloseTo(place, 15);
});

/** Rows whose buffer and calls are recorded. */
function recordedRows() {
  let data = new Float32Array();
  const sent: { from: number; pieces: number }[] = [];
  const draws: number[] = [];
  const buffer = Object.assign(
    ({ length }: { length: number }) => {
      data = new Float32Array(length / 4);
    },
    {
      subdata(part: Float32Array, offset: number) {
        data.set(part, offset / 4);
        sent.push({ from: offset / 4 / PIECE_FLOATS, pieces: part.length / PIECE_FLOATS });
      },
      destroy: () => undefined,
    },
  );
  const regl = {
    buffer: (made: { length: number }) => {
      if (!Array.isArray(made)) buffer(made);
      return buffer;
    },
    vao: () => ({ destroy: () => undefined }),
  } as unknown as REGL.Regl;
  const draw = ((props: StrokesProps) => draws.push(props.count)) as unknown as Layer<StrokesProps>;
  return { rows: createStrokeRows(regl, draw), sent, draws, content: () => data };
}
