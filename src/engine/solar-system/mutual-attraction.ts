/**
 * Newtonian accelerations and potentials of bodies in each other's field.
 *
 * @param gm  gravitational parameters, au³/d².
 * @param x  positions, au, three per body, in any frame that does not turn.
 * @param acceleration  receives three numbers per body, au/d².
 * @param potential  receives the potential of all others at each body, au²/d²; its length is the number of bodies.
 */
export function mutualAttraction(
  gm: Float64Array,
  x: Float64Array,
  acceleration: Float64Array,
  potential: Float64Array,
): void {
  const bodies = potential.length;
  potential.fill(0);
  acceleration.fill(0);
  for (let i = 0; i < bodies; i++) {
    for (let j = i + 1; j < bodies; j++) {
      const dx = x[3 * j] - x[3 * i];
      const dy = x[3 * j + 1] - x[3 * i + 1];
      const dz = x[3 * j + 2] - x[3 * i + 2];
      const r2 = dx * dx + dy * dy + dz * dz;
      const r = Math.sqrt(r2);
      potential[i] += gm[j] / r;
      potential[j] += gm[i] / r;
      const onI = gm[j] / (r2 * r);
      const onJ = gm[i] / (r2 * r);
      acceleration[3 * i] += onI * dx;
      acceleration[3 * i + 1] += onI * dy;
      acceleration[3 * i + 2] += onI * dz;
      acceleration[3 * j] -= onJ * dx;
      acceleration[3 * j + 1] -= onJ * dy;
      acceleration[3 * j + 2] -= onJ * dz;
    }
  }
}
