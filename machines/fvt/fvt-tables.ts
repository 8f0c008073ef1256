import { MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import { daysAround, searchDays, type TimeRange } from '../kit/time-range.ts';
import { timeLimits } from '../kit/timeline-limits.ts';
import {
  off,
  on,
  optionsOf,
  type OptionSection,
  SCENE_SECTION,
  slider,
  SCENE_OPTIONS,
} from '../scene/display-sections.ts';
import type { TimelineOptions } from '../scene/timeline-rules.ts';

/** Names of the files that flyby visualisation writes. */
export const FVT_FILE_NAME = 'FlybyVisualisationTool';

/** The timeline: what it shows at first. `kit/timeline-limits.ts` limits all it may show, the same for every tool. */
export const FVT_TIMELINE: TimelineOptions = {
  /** The shortest two are a twelfth and a twenty-fourth of a day, cut to three decimals. */
  speeds: [
    { label: '1 day', daysPerSecond: 1 },
    { label: '12 hours', daysPerSecond: 0.5 },
    { label: '6 hours', daysPerSecond: 0.25 },
    { label: '2 hours', daysPerSecond: 0.083 },
    { label: '1 hour', daysPerSecond: 0.041 },
  ],
  defaultDaysPerSecond: 1,
  stepMs: MILLISECONDS_PER_MINUTE,
  defaultRange: (nowMs) => daysAround(nowMs, 5, 5),
};

/** Least distance of the camera once nothing is followed, in units of the grid: in the other 3D tools there is none. */
export const FLYBY_MIN_DISTANCE = 0.15;

/** Days in which close approaches are searched for at first: today and the ten days after it. */
export function defaultSearchDays(nowMs: number): TimeRange {
  return searchDays(daysAround(nowMs, 0, 10), timeLimits(nowMs));
}

/** Uncertainty regions of a flyby in the archive. */
const ARCHIVED_REGIONS = 240;

export const FVT_SECTIONS: readonly OptionSection[] = [
  SCENE_SECTION,
  {
    title: 'Bodies',
    options: {
      ...SCENE_OPTIONS.light,
      sun: on('Sun'),
      moon: on('Moon'),
      satellites: on('Large moons of Jupiter'),
      geostationaryOrbit: off('Geostationary orbit'),
      guidingArrows: on('Guiding arrows'),
      closestApproachPoint: on('Point of closest approach'),
      groundTrack: on('Ground track'),
    },
  },
  {
    title: 'Orbits',
    options: {
      sunOrbit: on('Orbit of the Sun'),
      moonOrbit: on('Orbit of the Moon'),
      asteroidOrbit: on('Orbit of the object'),
      ...SCENE_OPTIONS.lineThickness,
    },
  },
  { title: 'Objects', options: { ...SCENE_OPTIONS.objectNames, ...SCENE_OPTIONS.sizeFactor } },
  {
    title: 'Uncertainty',
    options: {
      uncertaintyRegion: off('Uncertainty region'),
      uncertaintyDensity: {
        ...slider('Regions shown', ARCHIVED_REGIONS, { min: 1, max: ARCHIVED_REGIONS, step: 1 }),
        parent: 'uncertaintyRegion',
      },
      uncertaintyFactor: {
        ...slider('Scale of the regions', 1, { min: 1, max: 100, step: 1 }),
        parent: 'uncertaintyRegion',
      },
    },
  },
  {
    title: 'Boxes',
    options: {
      ...SCENE_OPTIONS.objectDetails,
      arrowLegend: on('Arrow legend'),
      orbitLegend: on('Orbit legend'),
      caption: off('Caption in pictures and films'),
    },
  },
];

export const FVT_OPTIONS = optionsOf(FVT_SECTIONS);

/** Uncertainty regions of a flyby: fixed for one with Julian days in the archive, else one for each day of its data. */
export function uncertaintyRegions(approach: { readonly jds: readonly number[] }, days: number): number {
  return approach.jds.length > 0 ? ARCHIVED_REGIONS : days;
}
