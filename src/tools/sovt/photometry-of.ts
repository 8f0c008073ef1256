import type { Photometry } from '#engine/photometry/photometry.ts';
import type { ObjectData } from '#machines/sovt/object-data.ts';

/** The law that the brightness of an object follows by its parameters; undefined while they give none. */
export function photometryOf({ isComet, parameters }: ObjectData): Photometry | undefined {
  const { absoluteMagnitude, slopeParameter, slopeG1, slopeG2 } = parameters;
  if (!isComet && absoluteMagnitude !== undefined && slopeG1 !== undefined && slopeG2 !== undefined) {
    return { law: 'H-G1-G2', h: absoluteMagnitude, g1: slopeG1, g2: slopeG2 };
  }
  if (absoluteMagnitude === undefined || slopeParameter === undefined) return undefined;
  return isComet
    ? { law: 'comet', m1: absoluteMagnitude, k1: slopeParameter }
    : { law: 'H-G', h: absoluteMagnitude, g: slopeParameter };
}
