import { LARGE_BODY_COUNT } from '../ephemeris/body.ts';
import { TURN } from '../constants.ts';
import { ECLIPTIC_J2000 } from '../earth/frames.ts';

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

const RING_POINTS = 72;
const RING_RADIUS = 44; // au

/**
 * Pull of the unmodelled Kuiper belt on the large bodies: equal fixed masses on a circle in the ecliptic of J2000.
 *
 * @param gmRing  of the whole ring, au³/d².
 * @returns adds to the accelerations `a` (au/d²) at positions `x` (au, barycentric, three per body).
 *
 * Source: the ring of Park et al. (2021), AJ 161:105, thinned out to 72 points.
 */
export function createKuiperRing(gmRing: number): (x: Float64Array, a: Float64Array) => void {
  const points = ringPoints();
  const gm = gmRing / RING_POINTS;
  return (x, a) => {
    for (let i = 0; i < 3 * LARGE_BODY_COUNT; i += 3) {
      const [bx, by, bz] = [x[i], x[i + 1], x[i + 2]];
      let ax = 0;
      let ay = 0;
      let az = 0;
      for (let p = 0; p < points.length; p += 3) {
        const dx = points[p] - bx;
        const dy = points[p + 1] - by;
        const dz = points[p + 2] - bz;
        const r2 = dx * dx + dy * dy + dz * dz;
        const pull = gm / (r2 * Math.sqrt(r2));
        ax += pull * dx;
        ay += pull * dy;
        az += pull * dz;
      }
      a[i] += ax;
      a[i + 1] += ay;
      a[i + 2] += az;
    }
  };
}

function ringPoints(): Float64Array {
  const points = new Float64Array(3 * RING_POINTS);
  for (let i = 0; i < RING_POINTS; i++) {
    const longitude = (TURN * i) / RING_POINTS;
    points[3 * i] = RING_RADIUS * Math.cos(longitude);
    points[3 * i + 1] = RING_RADIUS * Math.sin(longitude) * ECLIPTIC_J2000[4];
    points[3 * i + 2] = RING_RADIUS * Math.sin(longitude) * ECLIPTIC_J2000[5];
  }
  return points;
}
