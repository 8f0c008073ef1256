import type { DisplayOption } from '../scene/display-option.ts';
import { off, on } from '../scene/display-sections.ts';

/** Options of the tools that show orbits about the Sun, in the groups in which they are among others. */
export const ORBIT_OPTIONS = {
  planetNames: { planetsNames: on('Names of planets') },
  planetOrbits: { planetsOrbits: on('Orbits of planets') },
  earthName: { earthName: on('Name of the Earth') },
  earthOrbit: { earthOrbit: on('Orbit of the Earth') },
  lines: {
    keplerianOrbits: { ...on('Keplerian orbits'), color: '8fbfe8' },
    perturbedOrbits: { ...on('Perturbed orbits'), color: 'f0b45a' },
    perturbedOrbitPropagation: propagation(),
  },
  durations: { trailDurationYears: duration('Trail since'), leadDurationYears: duration('Lead until') },
  legend: { orbitLegend: on('Orbit legend') },
};

/** On while an object that is shown is on its perturbed orbit. */
function propagation(): DisplayOption {
  return { ...off('Perturbed orbit propagation'), isDerived: true };
}

function duration(label: string): DisplayOption {
  return { type: 'date', label, value: undefined, min: 0, max: 100, step: 1, units: 'years' };
}
