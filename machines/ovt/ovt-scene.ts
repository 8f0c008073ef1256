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
import { WHOLE_RANGES } from '../orbits/swarm-groups.ts';
import {
  LIGHT_EFFECT,
  LINE_THICKNESS,
  OBJECT_DETAILS,
  OBJECT_NAMES,
  optionsOf,
  type OptionSection,
  range,
  SCENE_SECTION,
  SIZE_FACTOR,
} from '../scene/display-options.ts';

/** What the files are called that orbit visualisation writes. */
export const OVT_FILE_NAME = 'OrbitVisualisationTool';

export const OVT_TIMELINE = orbitTimeline(0, 10);

export const OVT_SECTIONS: readonly OptionSection[] = [
  SCENE_SECTION,
  { title: 'Bodies', options: { ...LIGHT_EFFECT, ...PLANET_NAMES, ...EARTH_NAME } },
  {
    title: 'Orbits',
    options: { ...PLANET_ORBITS, ...EARTH_ORBIT, ...ORBIT_LINES, ...ORBIT_DURATIONS, ...LINE_THICKNESS },
  },
  {
    title: 'Objects',
    options: {
      ...OBJECT_NAMES,
      ...SIZE_FACTOR,
      diameter: range('Diameter', WHOLE_RANGES.diameter, 'm'),
      magnitude: range('Absolute magnitude', WHOLE_RANGES.magnitude, 'mag'),
    },
  },
  { title: 'Boxes', options: { ...ORBIT_LEGEND, ...OBJECT_DETAILS } },
];

export const OVT_OPTIONS = optionsOf(OVT_SECTIONS);
