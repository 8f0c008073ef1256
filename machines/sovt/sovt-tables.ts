import type { Focus } from '../orbits/orbit-list.ts';
import { ORBIT_OPTIONS, orbitTimeline } from '../orbits/orbit-tables.ts';
import type { DisplayOption } from '../scene/display-option.ts';
import { type DisplaySettings, isOn, numberOf } from '../scene/display-settings-rules.ts';
import {
  off,
  on,
  optionsOf,
  type OptionSection,
  SCENE_SECTION,
  slider,
  SCENE_OPTIONS,
} from '../scene/display-sections.ts';

/** Names of the files that synodic orbit visualisation writes. */
export const SOVT_FILE_NAME = 'SynodicOrbitVisualisationTool';

/** What is followed at first. */
export const EARTH_FOCUS: Focus = { kind: 'body', body: 'earth' };

/** The timeline: what it shows at first. `kit/timeline-limits.ts` limits all it may show, the same for every tool. */
export const SOVT_TIMELINE = orbitTimeline({ yearsBefore: 10, yearsAfter: 10 });

export const SOVT_SECTIONS: readonly OptionSection[] = [
  SCENE_SECTION,
  {
    title: 'Bodies',
    options: {
      ...SCENE_OPTIONS.light,
      synodicPlanets: { ...on('Planets'), children: ['planetsNames', 'planetsOrbits'] },
      planetsNames: { ...ORBIT_OPTIONS.planetNames.planetsNames, parent: 'synodicPlanets' },
      planetsOrbits: { ...ORBIT_OPTIONS.planetOrbits.planetsOrbits, parent: 'synodicPlanets' },
      ...ORBIT_OPTIONS.earthName,
      earthOnScale: off('Earth to scale'),
    },
  },
  {
    title: 'Orbits',
    options: {
      ...ORBIT_OPTIONS.earthOrbit,
      synodicEarthOrbit: on('Synodic orbit of the Earth'),
      ...ORBIT_OPTIONS.lines,
      orbitRange: { ...off('Orbit range'), parent: 'keplerianOrbits' },
      ...ORBIT_OPTIONS.durations,
      ...SCENE_OPTIONS.lineThickness,
    },
  },
  { title: 'Objects', options: SCENE_OPTIONS.objectNames },
  {
    title: 'Detection',
    options: {
      detectionPolar: { ...off('Detection polar'), children: ['detectionPolarProperties'] },
      detectionPolarProperties: {
        type: 'label',
        label: 'Detection polar',
        value: 'Colour and transparency',
        color: '5fd0a5',
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
    },
  },
  {
    title: 'Boxes',
    options: {
      limitingMagnitudeLegend: on('Limiting magnitude'),
      ...ORBIT_OPTIONS.legend,
      ...SCENE_OPTIONS.objectDetails,
    },
  },
];

export const SOVT_OPTIONS = optionsOf(SOVT_SECTIONS);

/** Least elongation of what is seen, degrees: outside of the elongation cone where that is shown. */
export function leastElongation({ objectsSettings: options }: DisplaySettings): number {
  return isOn(options, 'elongationCone') ? numberOf(options, 'elongationConeAngle') : 0;
}

function transparency(value: number): DisplayOption {
  return slider('Transparency', value, { min: 0, max: 1, step: 0.05 });
}
