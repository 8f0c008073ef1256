import type { DisplayOption, OptionKey } from './display-option.ts';
import type { TimelineTool } from './timeline-options.ts';

/** The options of a tool, by key. */
export type DisplayOptions = Readonly<Partial<Record<OptionKey, DisplayOption>>>;

/** A section of the display settings panel. */
export type OptionGroup = { readonly title: string; readonly keys: readonly OptionKey[] };

/** Sections of the panel, in order; a tool shows those of its own options. */
const GROUPS: readonly OptionGroup[] = [
  { title: 'Scene', keys: ['horizontalPlane', 'horizontalGrid', 'axisGuide', 'milkyWayBackground', 'dsos'] },
  {
    title: 'Bodies',
    keys: [
      'lightEffect',
      'sun',
      'moon',
      'planetsNames',
      'synodicPlanets',
      'earthName',
      'earthOnScale',
      'geostationaryOrbit',
      'guidingArrows',
      'closestApproachPoint',
    ],
  },
  {
    title: 'Orbits',
    keys: [
      'planetsOrbits',
      'earthOrbit',
      'synodicEarthOrbit',
      'sunOrbit',
      'moonOrbit',
      'asteroidOrbit',
      'keplerianOrbits',
      'perturbedOrbits',
      'perturbedOrbitPropagation',
      'orbitRange',
      'trailDurationYears',
      'leadDurationYears',
      'planetOrbitLineThickness',
      'objectOrbitLineThickness',
    ],
  },
  {
    title: 'Objects',
    keys: ['objectNames', 'objectNamesSize', 'asteroidsSizeFactor', 'diameter', 'magnitude'],
  },
  { title: 'Uncertainty', keys: ['uncertaintyRegion', 'uncertaintyDensity', 'uncertaintyFactor'] },
  { title: 'Detection', keys: ['detectionPolar', 'elongationCone'] },
  {
    title: 'Boxes',
    keys: ['limitingMagnitudeLegend', 'orbitLegend', 'objectDetails', 'arrowLegend'],
  },
];

/** Uncertainty regions of a flyby in the archive. */
const ARCHIVED_REGIONS = 240;

const COLORS = { keplerian: '8fbfe8', perturbed: 'f0b45a', names: 'e6edf5', polar: '5fd0a5' } as const;

const EVERYWHERE: DisplayOptions = {
  horizontalPlane: on('Horizontal plane'),
  horizontalGrid: off('Horizontal grid'),
  axisGuide: off('Axis guide'),
  milkyWayBackground: off('Milky Way'),
  dsos: off('Deep-sky objects'),
  lightEffect: on('Light effect'),
  objectNames: { ...on('Object names'), color: COLORS.names },
  objectNamesSize: slider('Size of object names', 12, { min: 8, max: 24, step: 1, units: 'px' }),
  planetOrbitLineThickness: thickness('Thickness of planet orbits', 2),
  objectOrbitLineThickness: thickness('Thickness of object orbits', 4),
  objectDetails: on('Object details'),
};

const ABOUT_THE_SUN: DisplayOptions = {
  planetsNames: on('Names of planets'),
  planetsOrbits: on('Orbits of planets'),
  earthName: on('Name of the Earth'),
  earthOrbit: on('Orbit of the Earth'),
  keplerianOrbits: { ...on('Keplerian orbits'), color: COLORS.keplerian },
  perturbedOrbits: { ...on('Perturbed orbits'), color: COLORS.perturbed },
  perturbedOrbitPropagation: off('Perturbed orbit propagation'),
  trailDurationYears: duration('Trail since'),
  leadDurationYears: duration('Lead until'),
  orbitLegend: on('Orbit legend'),
};

/** Options of each tool with what they are at first. */
export const DISPLAY_OPTIONS: Readonly<Record<TimelineTool, DisplayOptions>> = {
  ovt: {
    ...EVERYWHERE,
    ...ABOUT_THE_SUN,
    asteroidsSizeFactor: sizeFactor(),
    diameter: {
      type: 'range',
      label: 'Diameter',
      value: [0, 1_000_000],
      min: 0,
      max: 1_000_000,
      step: 1,
      units: 'm',
    },
    magnitude: {
      type: 'range',
      label: 'Absolute magnitude',
      value: [-10, 30],
      min: -10,
      max: 30,
      step: 1,
      units: 'mag',
    },
  },
  fvt: {
    ...EVERYWHERE,
    sun: on('Sun'),
    moon: on('Moon'),
    sunOrbit: on('Orbit of the Sun'),
    moonOrbit: on('Orbit of the Moon'),
    asteroidOrbit: on('Orbit of the object'),
    geostationaryOrbit: off('Geostationary orbit'),
    guidingArrows: on('Guiding arrows'),
    closestApproachPoint: on('Point of closest approach'),
    asteroidsSizeFactor: sizeFactor(),
    uncertaintyRegion: off('Uncertainty region'),
    uncertaintyDensity: {
      ...slider('Regions shown', ARCHIVED_REGIONS, { min: 1, max: ARCHIVED_REGIONS, step: 1 }),
      parent: 'uncertaintyRegion',
    },
    uncertaintyFactor: {
      ...slider('Scale of the regions', 1, { min: 1, max: 100, step: 1 }),
      parent: 'uncertaintyRegion',
    },
    arrowLegend: on('Arrow legend'),
  },
  sovt: {
    ...EVERYWHERE,
    ...ABOUT_THE_SUN,
    synodicPlanets: { ...on('Planets'), children: ['planetsNames', 'planetsOrbits'] },
    planetsNames: { ...on('Names of planets'), parent: 'synodicPlanets' },
    planetsOrbits: { ...on('Orbits of planets'), parent: 'synodicPlanets' },
    synodicEarthOrbit: on('Synodic orbit of the Earth'),
    earthOnScale: off('Earth on scale'),
    orbitRange: { ...off('Orbit range'), parent: 'keplerianOrbits' },
    detectionPolar: { ...off('Detection polar'), children: ['detectionPolarProperties'] },
    detectionPolarProperties: {
      type: 'label',
      label: 'Detection polar',
      value: 'Colour and transparency',
      color: COLORS.polar,
      parent: 'detectionPolar',
      children: ['detectionPolarTransparency'],
    },
    detectionPolarTransparency: { ...transparency(0.15), parent: 'detectionPolar' },
    elongationCone: {
      ...off('Elongation cone'),
      children: ['elongationConeAngle', 'elongationConeTransparency'],
    },
    elongationConeAngle: {
      ...slider('Angle', 0.5, { min: 0, max: 90, step: 0.5, units: '°' }),
      parent: 'elongationCone',
    },
    elongationConeTransparency: { ...transparency(0.5), parent: 'elongationCone' },
    limitingMagnitudeLegend: on('Limiting magnitude'),
  },
};

/** The sections of a tool's panel: options that are shown below others are not listed again. */
export function optionGroups(options: DisplayOptions): readonly OptionGroup[] {
  const children = new Set(Object.values(options).flatMap(({ children: own = [] }) => own));
  return GROUPS.map(({ title, keys }) => ({
    title,
    keys: keys.filter((key) => options[key] !== undefined && !children.has(key)),
  })).filter(({ keys }) => keys.length > 0);
}

/** Uncertainty regions of a flyby: fixed for one with Julian days in the archive, else one for each day of its data. */
export function uncertaintyRegions(approach: { readonly jds: readonly number[] }, days: number): number {
  return approach.jds.length > 0 ? ARCHIVED_REGIONS : days;
}

function on(label: string): DisplayOption {
  return { type: 'checkbox', label, value: true };
}

function off(label: string): DisplayOption {
  return { type: 'checkbox', label, value: false };
}

type SliderBounds = { min: number; max: number; step: number; units?: string };

function slider(label: string, value: number, bounds: SliderBounds): DisplayOption {
  return { type: 'slider', label, value, ...bounds };
}

function thickness(label: string, value: number): DisplayOption {
  return slider(label, value, { min: 1, max: 15, step: 1 });
}

function transparency(value: number): DisplayOption {
  return slider('Transparency', value, { min: 0, max: 1, step: 0.05 });
}

function sizeFactor(): DisplayOption {
  return slider('Size factor of asteroids', 6, { min: 0, max: 8, step: 1 });
}

function duration(label: string): DisplayOption {
  return { type: 'date', label, value: undefined, min: 0, max: 100, step: 1, units: 'years' };
}
