import { BODY, LARGE_BODY_COUNT } from '../ephemeris/body.ts';
import { NODES } from '../integrate/radau-coefficients.ts';
import type { Force } from '../integrate/radau15.ts';
import { addAsteroids, createKuiperRing } from './minor-masses.ts';
import { earthPole } from './earth-pole.ts';
import { addLenseThirring, spinStrength, addRelativity } from './relativity.ts';
import { lunarAxes } from '../orientation/lunar-axes.ts';
import { addLunarFigure, addOblateness, addTide } from './body-figures.ts';
import type { SolarSystemModel } from './model.ts';
import { mutualAttraction } from './mutual-attraction.ts';
import { EARTH_FIELD, SUN_POLE, sunField, zonalPull } from './zonal-field.ts';

/** The Earth pulls the Moon with J2 and J3, the Sun with J2 alone. */
const ON_MOON = zonalPull({ ...EARTH_FIELD, j4: 0 });
const ON_SUN = zonalPull({ ...EARTH_FIELD, j3: 0, j4: 0 });

/**
 * Forces between Sun, planets, Moon, Pluto and any number of asteroids.
 *
 * State: three components per body, the eleven large bodies in the order of {@link BODY}, then the asteroids;
 * barycentric, ICRF, au and days of TDB.
 *
 * @param gm  gravitational parameters in the order of the state, au³/d².
 */
export function createSolarSystemForce(gm: Float64Array, model: SolarSystemModel): Force {
  const newtonian = new Float64Array(3 * LARGE_BODY_COUNT);
  const potential = new Float64Array(LARGE_BODY_COUNT);
  const poles = new Float64Array(3 * NODES.length);
  const axes = new Float64Array(9 * NODES.length);
  const ofSun = zonalPull(sunField(model.sunJ2));
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
      mutualAttraction(gm, x, newtonian, potential);
      a.set(newtonian);
      addRelativity(newtonian, potential, gm, x, v, a);
      addAsteroids(gm, x, a);
      for (let body = BODY.Mercury; body <= BODY.Saturn; body++) {
        addOblateness(ofSun, BODY.Sun, body, SUN_POLE, 0, gm, x, a);
      }
      addOblateness(ON_MOON, BODY.Earth, BODY.Moon, poles, 3 * node, gm, x, a);
      addOblateness(ON_SUN, BODY.Earth, BODY.Sun, poles, 3 * node, gm, x, a);
      addLunarFigure(BODY.Earth, axes, 9 * node, gm, x, a);
      addLunarFigure(BODY.Sun, axes, 9 * node, gm, x, a);
      addTide(model.tideLagDays, poles, 3 * node, gm, x, v, a);
      if (model.ringEarthMasses > 0) addRing(x, a);
      if (model.sunSpin > 0) addLenseThirring(dragging, SUN_POLE, x, v, a);
    },
  };
}
