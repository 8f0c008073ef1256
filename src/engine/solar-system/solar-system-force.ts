import { AU_KM, DEGREE } from '../constants.ts';
import { BODY } from '../ephemeris/body.ts';
import { NODES } from '../integrate/radau-coefficients.ts';
import type { Force } from '../integrate/radau15.ts';
import { addAsteroids } from './asteroids.ts';
import { earthPole } from './earth-pole.ts';
import { createKuiperRing } from './kuiper-ring.ts';
import { addRelativity, attract, createPairTable } from './large-bodies.ts';
import { addLenseThirring, spinStrength } from './lense-thirring.ts';
import { lunarAxes } from './lunar-axes.ts';
import { addLunarFigure } from './lunar-figure.ts';
import type { SolarSystemModel } from './model.ts';
import { addOblateness } from './oblateness.ts';
import type { ZonalField } from './oblateness.ts';
import { addTide } from './tide.ts';

const EARTH: ZonalField = { radius: 6378.1363 / AU_KM, j2: 1.08262545e-3, j3: -2.53241e-6 }; // DE430 (Folkner et al. 2014)
const EARTH_J2_ALONE: ZonalField = { ...EARTH, j3: 0 };
const SUN_RADIUS = 696_000 / AU_KM; // au

/** Right ascension 286.13°, declination 63.87° of the Sun's axis (Archinal et al. 2011, table 1). */
const SUN_POLE = Float64Array.of(
  Math.cos(63.87 * DEGREE) * Math.cos(286.13 * DEGREE),
  Math.cos(63.87 * DEGREE) * Math.sin(286.13 * DEGREE),
  Math.sin(63.87 * DEGREE),
);

/**
 * Forces between Sun, planets, Moon, Pluto and any number of asteroids.
 *
 * State: three components per body, the eleven large bodies in the order of {@link BODY}, then the asteroids;
 * barycentric, ICRF, au and days of TDB.
 *
 * @param gm  gravitational parameters in the order of the state, au³/d².
 */
export function createSolarSystemForce(gm: Float64Array, model: SolarSystemModel): Force {
  const pairs = createPairTable();
  const poles = new Float64Array(3 * NODES.length);
  const axes = new Float64Array(9 * NODES.length);
  const sun: ZonalField = { radius: SUN_RADIUS, j2: model.sunJ2, j3: 0 };
  const dragging = spinStrength(model.sunSpin);
  const addRing = createKuiperRing(model.ringEarthMasses * gm[BODY.Earth]);

  return {
    prepare(day, offset, length) {
      for (let s = 0; s < NODES.length; s++) {
        earthPole(day, offset + NODES[s] * length, poles, 3 * s);
        lunarAxes(day, offset + NODES[s] * length, axes, 9 * s);
      }
    },
    acceleration(node, _day, _offset, x, v, a) {
      attract(pairs, gm, x);
      a.set(pairs.newtonian);
      addRelativity(pairs, gm, x, v, a);
      addAsteroids(gm, x, a);
      for (let body = BODY.Mercury; body <= BODY.Saturn; body++) {
        addOblateness(sun, BODY.Sun, body, SUN_POLE, 0, gm, x, a);
      }
      addOblateness(EARTH, BODY.Earth, BODY.Moon, poles, 3 * node, gm, x, a);
      addOblateness(EARTH_J2_ALONE, BODY.Earth, BODY.Sun, poles, 3 * node, gm, x, a);
      addLunarFigure(BODY.Earth, axes, 9 * node, gm, x, a);
      addLunarFigure(BODY.Sun, axes, 9 * node, gm, x, a);
      addTide(model.tideLagDays, poles, 3 * node, gm, x, v, a);
      if (model.ringEarthMasses > 0) addRing(x, a);
      if (model.sunSpin > 0) addLenseThirring(dragging, SUN_POLE, x, v, a);
    },
  };
}
