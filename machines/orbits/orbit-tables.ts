import type { DisplayOption } from '../scene/display-option.ts';
import { off, on } from '../scene/display-sections.ts';
import { yearsAround } from '../kit/time-range.ts';
import type { TimelineOptions } from '../scene/timeline-rules.ts';

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

/** The timeline of a tool that shows orbits about the Sun: a number of years about the day it is opened, a week a second. */
export function orbitTimeline({
  yearsBefore,
  yearsAfter,
}: Readonly<Record<'yearsBefore' | 'yearsAfter', number>>): TimelineOptions {
  return {
    speeds: [
      { label: '1 year', daysPerSecond: 365 },
      { label: '1 month', daysPerSecond: 30 },
      { label: '1 week', daysPerSecond: 7 },
      { label: '1 day', daysPerSecond: 1 },
    ],
    defaultDaysPerSecond: 7,
    stepMs: 600_000,
    defaultRange: (nowMs) => yearsAround(nowMs, yearsBefore, yearsAfter),
  };
}
