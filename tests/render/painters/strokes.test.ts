import type REGL from 'regl';
import { expect, test } from 'vitest';
import { viewOf } from '#render/cameras/orbit-camera.ts';
import type { Layer } from '#render/layers/layer.ts';
import { PIECE_FLOATS, type StrokesProps } from '#render/layers/strokes.ts';
import { createStrokeRows } from '#render/painters/strokes.ts';
import type { Stroke } from '#render/picture/stroke.ts';

const VIEW = viewOf(
  { target: [0, 0, 0], azimuth: 0, elevation: 0, distance: 1, fieldOfView: 1 },
  { width: 100, height: 100 },
);

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
};

test('strokes of several looks are drawn by one call', () => {
  const { rows, draws, content } = recordedRows();
  rows.draw(VIEW, [AXIS, TURN]);
  expect(draws).toEqual([3]);
  expect([...content().subarray(12, PIECE_FLOATS)]).toEqual([1, 0, 0, 0.5, 2]);
  expect([...content().subarray(PIECE_FLOATS + 12, 2 * PIECE_FLOATS)]).toEqual([0, 1, 0, 1, 1]);
  expect([...content().subarray(2 * PIECE_FLOATS + 6, 2 * PIECE_FLOATS + 9)]).toEqual([0, 1, 1]);
});

test('what stays is not sent again, and what has changed is, with what comes after it', () => {
  const { rows, sent } = recordedRows();
  rows.draw(VIEW, [TURN, AXIS]);
  rows.draw(VIEW, [{ ...TURN }, AXIS]);
  rows.draw(VIEW, [TURN, { ...AXIS, width: 3 }]);
  rows.draw(VIEW, [{ ...TURN, positions: TURN.positions.slice() }, AXIS]);
  expect(sent).toEqual([
    { from: 0, pieces: 3 },
    { from: 2, pieces: 1 },
    { from: 0, pieces: 3 },
  ]);
});

test('places are held as two floats, so that a metre is seen from a planet away', () => {
  const { rows, content } = recordedRows();
  const place = 0.123_456_789_012_345;
  rows.draw(VIEW, [{ ...AXIS, positions: Float64Array.of(place, 0, 0, 1, 0, 0) }]);
  expect(content()[0] + content()[3]).toBeCloseTo(place, 15);
});

/** Rows whose buffer and calls are kept. */
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
