import type { DisplayOption } from '../scene/display-option.ts';
import { type DisplayOptions, off, on } from '../scene/display-options.ts';

/** Options of the tools that show orbits about the Sun. */
export const PLANET_NAMES = { planetsNames: on('Names of planets') };
export const PLANET_ORBITS = { planetsOrbits: on('Orbits of planets') };
export const EARTH_NAME = { earthName: on('Name of the Earth') };
export const EARTH_ORBIT = { earthOrbit: on('Orbit of the Earth') };
export const ORBIT_LINES: DisplayOptions = {
  keplerianOrbits: { ...on('Keplerian orbits'), color: '8fbfe8' },
  perturbedOrbits: { ...on('Perturbed orbits'), color: 'f0b45a' },
  /** On while an object that is shown is perturbed. */
  perturbedOrbitPropagation: { ...off('Perturbed orbit propagation'), isDerived: true },
};
export const ORBIT_DURATIONS = {
  trailDurationYears: duration('Trail since'),
  leadDurationYears: duration('Lead until'),
};
export const ORBIT_LEGEND = { orbitLegend: on('Orbit legend') };

function duration(label: string): DisplayOption {
  return { type: 'date', label, value: undefined, min: 0, max: 100, step: 1, units: 'years' };
}
