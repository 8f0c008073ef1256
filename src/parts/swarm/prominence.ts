import { NO_MAGNITUDE, type SwarmFile } from '#contract/nov/swarm-bytes.ts';

/** Absolute magnitudes between which objects pale: about a kilometre, and thirty metres across. */
const BRIGHT = 18;
const FAINT = 25;

const PALEST = 0.28;

/** A swarm of fewer objects is no crowd: all of them are opaque. */
const CROWD = 2000;

/**
 * How opaque the objects of swarms are, bytes, in the order of `joinSwarms`: in a crowd the small ones are fainter, so that
 * thousands of them are no fog before orbits and names.
 */
export function prominenceOf(files: readonly SwarmFile[]): Uint8Array {
  const total = files.reduce((sum, { count, open }) => sum + count + open.length, 0);
  const opacities = new Uint8Array(total).fill(255);
  if (total < CROWD) return opacities;
  let at = 0;
  for (const { count, columns, open } of files) {
    for (let row = 0; row < count; row++) opacities[at++] = opacityOf(columns.magnitude[row] / 100);
    for (const { magnitude = NO_MAGNITUDE / 100 } of open) opacities[at++] = opacityOf(magnitude);
  }
  return opacities;
}

/** Those of unknown magnitude are fainter as well: they have never been measured. */
function opacityOf(magnitude: number): number {
  const isKnown = magnitude !== NO_MAGNITUDE / 100;
  const faintness = isKnown ? Math.min(1, Math.max(0, (magnitude - BRIGHT) / (FAINT - BRIGHT))) : 1;
  return Math.round(255 * (1 - (1 - PALEST) * faintness));
}
