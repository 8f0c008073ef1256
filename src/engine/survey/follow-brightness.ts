import { arcCosine } from '../angles.ts';
import { type Photometry, apparentMagnitude } from '../photometry/photometry.ts';
import type { ObjectSamples } from './object-samples.ts';
import type { Sky, Stretch } from './sample-sky.ts';

/** Nearer than this, au, the magnitude is computed at every sample instead of interpolated through a night. */
const NEAR = 0.1;

/**
 * Writes the magnitudes of a stretch whose lines are known: a parabola through three of them for distant objects, each
 * for near ones.
 */
export function followBrightness(law: Photometry, stretch: Stretch, sky: Sky, samples: ObjectSamples): void {
  const { first, count } = stretch;
  const { line, magnitude } = samples;
  const last = first + count - 1;
  const near = Math.hypot(line[3 * first], line[3 * first + 1], line[3 * first + 2]) < NEAR;
  if (near || count < 4) {
    for (let k = first; k <= last; k++) magnitude[k] = magnitudeAt(law, k, sky, line);
    return;
  }
  const mid = first + (count >> 1);
  const a = magnitudeAt(law, first, sky, line);
  const b = magnitudeAt(law, mid, sky, line);
  const c = magnitudeAt(law, last, sky, line);
  const toB = (b - a) / (mid - first);
  const curvature = ((c - b) / (last - mid) - toB) / (last - first);
  for (let k = first; k <= last; k++) magnitude[k] = a + (k - first) * (toB + curvature * (k - mid));
}

function magnitudeAt(law: Photometry, sample: number, { observer }: Sky, line: Float64Array): number {
  const i = 3 * sample;
  const dx = line[i];
  const dy = line[i + 1];
  const dz = line[i + 2];
  const x = dx + observer[i];
  const y = dy + observer[i + 1];
  const z = dz + observer[i + 2];
  const delta = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const r = Math.sqrt(x * x + y * y + z * z);
  const cosine = (dx * x + dy * y + dz * z) / (delta * r);
  return apparentMagnitude(law, r, delta, arcCosine(cosine));
}
