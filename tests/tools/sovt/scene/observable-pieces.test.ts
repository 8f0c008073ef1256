import { expect, test } from 'vitest';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import { createObservablePieces } from '#tools/sovt/scene/observable-pieces.ts';
import { createPathTracks } from '#tools/sovt/scene/path-track.ts';
import { synodicPath } from '../../../machines/fakes/synodic-tool.ts';

/** A path of eleven days along x, an au a day, bright from the third day to the fifth and on the last one. */
const FILE = {
  ...synodicPath(),
  firstEpoch: 61_000,
  step: 1,
  rows: 11,
  hasMagnitudes: true,
  passages: [],
  columns: {
    ...synodicPath().columns,
    places: Float64Array.from({ length: 33 }, (_, at) => (at % 3 === 0 ? at / 3 : 0)),
    elongations: new Float32Array(11).fill(90),
    magnitudes: Float32Array.of(22, 22, 18, 18, 18, 22, 22, 22, 22, 22, 18),
  },
};
const TRACK = createPathTracks()(FILE);

test('a path is heavy from midway before the first observable day to midway after the last', () => {
  const pieces = createObservablePieces()(TRACK, { faintest: 20, leastElongation: 60 });
  expect(pieces.map(xOf)).toEqual([
    [1.5, 2, 3, 4, 4.5],
    [9.5, 10],
  ]);
  expect(offsetOf(pieces[0])).toBeCloseTo(tdbFromUtc(61_001.5 + MJD_ORIGIN).offset, 12);
});

test('the observable part of a path is nowhere heavy too near to the Sun, and its pieces stay the same as long as the limits do', () => {
  const piecesOf = createObservablePieces();
  const limits = { faintest: 20, leastElongation: 60 };
  expect(piecesOf(TRACK, { ...limits, leastElongation: 91 })).toEqual([]);
  expect(piecesOf(TRACK, limits)).toBe(piecesOf(TRACK, { ...limits }));
});

type Piece = ReturnType<ReturnType<typeof createObservablePieces>>[number] | undefined;

function xOf(piece: Piece): readonly number[] {
  const { positions } = pointsOf(piece);
  return Array.from(positions)
    .filter((_, at) => at % 3 === 0)
    .map((x) => Number(x.toFixed(9)));
}

function offsetOf(piece: Piece): number {
  const { day, offsets } = pointsOf(piece);
  return day - tdbFromUtc(61_001.5 + MJD_ORIGIN).day + (offsets[0] ?? 0);
}

function pointsOf(piece: Piece) {
  if (piece?.kind !== 'points') throw new RangeError('no points');
  return piece;
}
