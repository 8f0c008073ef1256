import { DEGREE } from '../constants.ts';
import { rounded } from '../rounded.ts';
import { elementsToOrbit } from './elements-to-state.ts';
import type { Orbit } from './orbit.ts';
import { stateToElements } from './state-to-elements.ts';

/**
 * An orbit as it is by elements of the digits that the Minor Planet Center prints.
 *
 * Asteroids: a and e with seven decimals, angles with five, deg. Of an orbit that is no ellipse q and e with six, the time
 * of perihelion with four, days, and angles with four, as of comets.
 *
 * Source: minorplanetcenter.net/iau/info/MPOrbitFormat.html and CometOrbitFormat.html.
 */
export function roundedOrbit(orbit: Orbit): Orbit {
  const elements = stateToElements(orbit);
  const { epoch, eccentricity, perihelionDistance, meanAnomaly, perihelionTime } = elements;
  const isEllipse = eccentricity < 1 && meanAnomaly !== undefined;
  const decimals = isEllipse ? 5 : 4;
  const angle = (radians: number) => rounded(radians / DEGREE, decimals) * DEGREE;
  const attitude = {
    epoch,
    inclination: angle(elements.inclination),
    node: angle(elements.node),
    argumentOfPerihelion: angle(elements.argumentOfPerihelion),
  };
  const e = rounded(eccentricity, isEllipse ? 7 : 6);
  const a = rounded(perihelionDistance / (1 - eccentricity), 7);
  const printed = isEllipse
    ? { ...attitude, eccentricity: e, perihelionDistance: a * (1 - e), meanAnomaly: angle(meanAnomaly) }
    : {
        ...attitude,
        eccentricity: e,
        perihelionDistance: rounded(perihelionDistance, 6),
        perihelionTime: { ...perihelionTime, offset: rounded(perihelionTime.offset, 4) },
      };
  return { ...orbit, ...elementsToOrbit(printed) };
}
