import { ORBIT_OPTIONS, orbitTimeline } from '../orbits/orbit-tables.ts';
import { WHOLE_RANGES } from '../orbits/swarm-groups.ts';
import {
  optionsOf,
  type OptionSection,
  range,
  SCENE_SECTION,
  SCENE_OPTIONS,
} from '../scene/display-sections.ts';

/** Names of the files that orbit visualisation writes. */
export const OVT_FILE_NAME = 'OrbitVisualisationTool';

/** The timeline: what it shows at first. `kit/timeline-limits.ts` limits all it may show, the same for every tool. */
export const OVT_TIMELINE = orbitTimeline({ yearsBefore: 0, yearsAfter: 10 });

export const OVT_SECTIONS: readonly OptionSection[] = [
  SCENE_SECTION,
  {
    title: 'Bodies',
    options: { ...SCENE_OPTIONS.light, ...ORBIT_OPTIONS.planetNames, ...ORBIT_OPTIONS.earthName },
  },
  {
    title: 'Orbits',
    options: {
      ...ORBIT_OPTIONS.planetOrbits,
      ...ORBIT_OPTIONS.earthOrbit,
      ...ORBIT_OPTIONS.lines,
      ...ORBIT_OPTIONS.durations,
      ...SCENE_OPTIONS.lineThickness,
    },
  },
  {
    title: 'Objects',
    options: {
      ...SCENE_OPTIONS.objectNames,
      ...SCENE_OPTIONS.sizeFactor,
      diameter: range('Diameter', WHOLE_RANGES.diameter, 'm'),
      magnitude: range('Absolute magnitude', WHOLE_RANGES.magnitude, 'mag'),
    },
  },
  { title: 'Boxes', options: { ...ORBIT_OPTIONS.legend, ...SCENE_OPTIONS.objectDetails } },
];

export const OVT_OPTIONS = optionsOf(OVT_SECTIONS);
