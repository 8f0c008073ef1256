import { LARGE_BODY_COUNT } from '../ephemeris/body.ts';

/**
 * Newtonian accelerations of the asteroids by the large bodies, and the reaction on these; asteroids ignore one another.
 *
 * @param gm  of every body, large ones first, au³/d².
 * @param x, a  au and au/d², three per body; the asteroids' accelerations are overwritten, the others' added to.
 */
export function addAsteroids(gm: Float64Array, x: Float64Array, a: Float64Array): void {
  const large = 3 * LARGE_BODY_COUNT;
  for (let k = large; k < x.length; k += 3) {
    const [kx, ky, kz] = [x[k], x[k + 1], x[k + 2]];
    const mass = gm[k / 3];
    let ax = 0;
    let ay = 0;
    let az = 0;
    for (let i = 0, body = 0; i < large; i += 3, body++) {
      const dx = x[i] - kx;
      const dy = x[i + 1] - ky;
      const dz = x[i + 2] - kz;
      const r2 = dx * dx + dy * dy + dz * dz;
      const cube = 1 / (r2 * Math.sqrt(r2));
      const pull = gm[body] * cube;
      const reaction = mass * cube;
      ax += pull * dx;
      ay += pull * dy;
      az += pull * dz;
      a[i] -= reaction * dx;
      a[i + 1] -= reaction * dy;
      a[i + 2] -= reaction * dz;
    }
    a[k] = ax;
    a[k + 1] = ay;
    a[k + 2] = az;
  }
}
