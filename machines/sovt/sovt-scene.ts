import {
  EARTH_NAME,
  EARTH_ORBIT,
  ORBIT_DURATIONS,
  ORBIT_LEGEND,
  ORBIT_LINES,
  PLANET_NAMES,
  PLANET_ORBITS,
} from '../orbits/orbit-options.ts';
import { orbitTimeline } from '../orbits/orbit-timeline.ts';
import type { DisplayOption } from '../scene/display-option.ts';
import {
  LIGHT_EFFECT,
  LINE_THICKNESS,
  OBJECT_DETAILS,
  OBJECT_NAMES,
  off,
  on,
  type OptionSection,
  SCENE_SECTION,
  slider,
} from '../scene/display-options.ts';

/** What the files are called that synodic orbit visualisation writes. */
export const SOVT_FILE_NAME = 'SynodicOrbitVisualisationTool';

export const SOVT_TIMELINE = orbitTimeline(10, 10);

export const SOVT_SECTIONS: readonly OptionSection[] = [
  SCENE_SECTION,
  {
    title: 'Bodies',
    options: {
      ...LIGHT_EFFECT,
      synodicPlanets: { ...on('Planets'), children: ['planetsNames', 'planetsOrbits'] },
      planetsNames: { ...PLANET_NAMES.planetsNames, parent: 'synodicPlanets' },
      planetsOrbits: { ...PLANET_ORBITS.planetsOrbits, parent: 'synodicPlanets' },
      ...EARTH_NAME,
      earthOnScale: off('Earth on scale'),
    },
  },
  {
    title: 'Orbits',
    options: {
      ...EARTH_ORBIT,
      synodicEarthOrbit: on('Synodic orbit of the Earth'),
      ...ORBIT_LINES,
      orbitRange: { ...off('Orbit range'), parent: 'keplerianOrbits' },
      ...ORBIT_DURATIONS,
      ...LINE_THICKNESS,
    },
  },
  { title: 'Objects', options: OBJECT_NAMES },
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
    options: { limitingMagnitudeLegend: on('Limiting magnitude'), ...ORBIT_LEGEND, ...OBJECT_DETAILS },
  },
];

function transparency(value: number): DisplayOption {
  return slider('Transparency', value, { min: 0, max: 1, step: 0.05 });
}
