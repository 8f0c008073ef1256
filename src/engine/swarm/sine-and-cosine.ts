/** Parts of half a turn. */
const PARTS = 512;
const STEP = Math.PI / PARTS;
const PER_STEP = 1 / STEP;

/** Sine and cosine of each multiple of the step up to half a turn, side by side. */
const NODES = Float64Array.from({ length: 2 * PARTS + 2 }, (_, i) =>
  i % 2 === 0 ? Math.sin((i / 2) * STEP) : Math.cos(((i - 1) / 2) * STEP),
);

/**
 * Writes sine and cosine of an angle to `out[0]` and `out[1]`, both by one series around the nearest of the nodes: a third of the
 * time of the two functions of the language.
 *
 * @param angle rad, 0 to π; not checked.
 *
 * Accuracy: 2e-16.
 */
export function sineAndCosine(angle: number, out: Float64Array): void {
  const node = Math.floor(angle * PER_STEP + 0.5);
  const rest = angle - node * STEP;
  const square = rest * rest;
  const sine = rest * (1 - square * (1 / 6 - square * (1 / 120)));
  const lost = square * (0.5 - square * (1 / 24)); // 1 − cos
  const s = NODES[2 * node];
  const c = NODES[2 * node + 1];
  out[0] = s + (c * sine - s * lost);
  out[1] = c - (s * sine + c * lost);
}
