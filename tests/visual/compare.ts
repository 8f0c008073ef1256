import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far two colours may be apart to count as the same, of pixelmatch's 0…1. */
const THRESHOLD = 0.1;

/** Side of a square that is different all over only where something is gone or has come, px: no edge is that thick. */
const BLOCK = 4;

export type Comparison = {
  /** Part of the pixels drawn in either picture that differ. */
  readonly ratio: number;
  /** Whether something solid, as a marker, is in one picture alone. */
  readonly hasLostSubject: boolean;
  /** Pixels that are drawn in the actual picture. */
  readonly drawn: number;
  /** The differences as a picture. */
  readonly diff: PNG;
};

/**
 * Compares what is drawn in two pictures and leaves the background out, which is most of a picture of space: beside it
 * a marker that is gone would not count. The background is the most frequent colour of the expected picture.
 *
 * @throws {RangeError} where the pictures are of different sizes.
 */
export function compare(actual: PNG, expected: PNG): Comparison {
  const { width, height } = expected;
  if (actual.width !== width || actual.height !== height)
    throw new RangeError(`${actual.width} × ${actual.height} px, not ${width} × ${height}`);
  const background = filledWith(mostFrequentColour(expected), width, height);
  const diff = new PNG({ width, height });
  const differs = differences(actual, expected, diff);
  const drawnNow = differences(actual, background);
  const drawnThen = differences(expected, background);
  const isDrawn = drawnNow.map((now, at) => now || drawnThen[at]);
  const different = differs.filter((isDifferent, at) => isDifferent && isDrawn[at]).length;
  const drawn = isDrawn.filter(Boolean).length;
  return {
    ratio: drawn === 0 ? 0 : different / drawn,
    hasLostSubject: differs.some((_, at) => isDifferentBlock(differs, at, width)),
    drawn: drawnNow.filter(Boolean).length,
    diff,
  };
}

/** Whether all of the square right and down of a pixel differs. */
function isDifferentBlock(differs: readonly boolean[], from: number, width: number): boolean {
  if ((from % width) + BLOCK > width) return false;
  for (let y = 0; y < BLOCK; y++)
    for (let x = 0; x < BLOCK; x++) if (!differs[from + y * width + x]) return false;
  return true;
}

/** For each pixel whether it differs; edges that are drawn smooth count like all others. */
function differences(one: PNG, other: PNG, output = new PNG(one)): readonly boolean[] {
  const { width, height } = one;
  pixelmatch(one.data, other.data, output.data, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
    diffMask: true,
  });
  return Array.from({ length: width * height }, (_, at) => output.data[4 * at + 3] !== 0);
}

function mostFrequentColour({ data }: PNG): number {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUInt32BE(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

function filledWith(colour: number, width: number, height: number): PNG {
  const picture = new PNG({ width, height });
  for (let at = 0; at < picture.data.length; at += 4) picture.data.writeUInt32BE(colour, at);
  return picture;
}
