import type { ReadAt } from '#catalogue/stars/star-tiles.ts';

/** Bytes of the file of all stars, and where they begin in it. */
export type StarPiece = { readonly from: number; readonly bytes: Uint8Array<ArrayBuffer> };

/** V to which the stars of the whole sky are taken along: the two brightest layers. */
export const WHOLE_SKY_TO = 8.99;

/** Reads a file, and notes what of it was read. */
export function notingReader(readAt: ReadAt): {
  readonly readAt: ReadAt;
  readonly pieces: () => readonly StarPiece[];
} {
  const noted = new Map<number, Uint8Array>();
  return {
    readAt(offset, length) {
      const bytes = readAt(offset, length);
      if (length > (noted.get(offset)?.length ?? 0)) noted.set(offset, bytes);
      return bytes;
    },
    pieces: () => joined([...noted].map(([from, bytes]) => ({ from, bytes }))),
  };
}

/** Reads a file of which pieces are here, and what is not in one of them elsewhere. @param pieces in their order. */
export function readerOfPieces(pieces: readonly StarPiece[], elsewhere: ReadAt): ReadAt {
  return (offset, length) => {
    const piece = pieces.findLast(({ from }) => from <= offset);
    const at = piece === undefined ? 0 : offset - piece.from;
    return piece !== undefined && at + length <= piece.bytes.length
      ? piece.bytes.subarray(at, at + length)
      : elsewhere(offset, length);
  };
}

/** Pieces in order, those that touch or overlap as one. */
function joined(
  pieces: readonly { readonly from: number; readonly bytes: Uint8Array }[],
): readonly StarPiece[] {
  const runs: { readonly from: number; to: number; readonly pieces: (typeof pieces)[number][] }[] = [];
  for (const piece of pieces.toSorted((a, b) => a.from - b.from)) {
    const run = runs.at(-1);
    const to = piece.from + piece.bytes.length;
    if (run === undefined || piece.from > run.to) runs.push({ from: piece.from, to, pieces: [piece] });
    else {
      run.to = Math.max(run.to, to);
      run.pieces.push(piece);
    }
  }
  return runs.map(({ from, to, pieces: ofRun }) => {
    const bytes = new Uint8Array(to - from);
    for (const piece of ofRun) bytes.set(piece.bytes, piece.from - from);
    return { from, bytes };
  });
}
