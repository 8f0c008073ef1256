import type { BodyRow } from '#catalogue/parse/body-row.ts';
import { deriveElements } from '#engine/orbit/derived-elements.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';

/** Standard deviation of a row's semi-major axis, au, from its state covariance by a = 1 / (2/r − v²/GM): ∂a/∂x = 2 a² x / r³, ∂a/∂v = 2 a² v / GM. */
export function sigmaOfSemiMajorAxis({ elements, covariance }: BodyRow): number {
  if (elements === undefined || covariance === undefined)
    throw new RangeError('neither elements nor covariance');
  const { position, velocity } = elementsToOrbit(elements);
  const derived = deriveElements(elements);
  const a = derived.kind === 'parabola' ? Number.NaN : derived.semiMajorAxis;
  const r3 = Math.hypot(...position) ** 3;
  const gradient = [
    ...position.map((x) => (2 * a * a * x) / r3),
    ...velocity.map((v) => (2 * a * a * v) / SUN_GM),
  ];
  const size = Math.sqrt(covariance.length); // parameters of forces follow the state
  let variance = 0;
  for (let i = 0; i < 6; i++) {
    for (let j = 0; j < 6; j++) variance += gradient[i] * covariance[i * size + j] * gradient[j];
  }
  return Math.sqrt(variance);
}
