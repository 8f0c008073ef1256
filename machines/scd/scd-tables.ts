import type { DisplayOption } from '../scene/display-option.ts';
import {
  choice,
  type DisplayOptions,
  off,
  on,
  optionsOf,
  type OptionSection,
  slider,
} from '../scene/display-sections.ts';

/** Symbols and sizes of the points of a trail. */
const TRAIL_SYMBOLS = ['triangle', 'square', 'disc'] as const;
const TRAIL_SIZES = ['small', 'medium', 'large'] as const;

export type TrailSymbol = (typeof TRAIL_SYMBOLS)[number];
export type TrailSize = (typeof TRAIL_SIZES)[number];

/** Sizes of names, in steps. */
const NAME_SIZE = { min: 1, max: 30, step: 0.25 } as const;
const FIRST_NAME_SIZE = 2.25;

export const SCD_SECTIONS: readonly OptionSection[] = [
  {
    title: 'Horizon',
    options: {
      landscape: on('Landscape'),
      atmosphere: off('Atmosphere'),
      compass: on('Compass'),
      horizonLine: off('Horizon line'),
      zenithUp: { ...off('Zenith up'), tooltip: 'The zenith is up in the picture; otherwise north is.' },
    },
  },
  {
    title: 'Grids',
    options: {
      horizontalGrid: on('Horizontal grid'),
      equatorialGrid: off('Equatorial grid'),
      eclipticGrid: off('Ecliptic grid'),
      eclipticLine: off('Ecliptic'),
      galacticEquator: off('Galactic equator'),
    },
  },
  {
    title: 'Constellations',
    options: {
      constellations: on('Lines'),
      constellationRegions: off('Regions'),
      ...namesOptions('constellationNames', on('Names'), 'constellationNamesSize', '8099d1'),
    },
  },
  {
    title: 'Sky',
    options: {
      milkyWayBackground: off('Milky Way'),
      dsos: off('Deep-sky objects'),
      planets: on('Planets'),
      moon: on('Moon'),
      crosshair: off('Crosshair'),
    },
  },
  {
    title: 'Names',
    options: {
      ...namesOptions('objectNames', off('Objects'), 'objectNamesSize', 'e6edf5'),
      ...namesOptions('planetsNames', off('Sun, Moon and planets'), 'planetsNamesSize', 'f2e6bf'),
      ...namesOptions('starNames', off('Stars'), 'starNamesSize', 'b8c7e6'),
      starMagnitudes: off('Magnitudes of stars'),
      ...namesOptions('dsosNames', off('Deep-sky objects'), 'dsosNamesSize', '9eccbd'),
    },
  },
  {
    title: 'Trails',
    options: {
      trajectories: on('Object trajectories'),
      trailSymbol: choice('Symbol', 'disc', TRAIL_SYMBOLS),
      trailSize: choice('Size', 'medium', TRAIL_SIZES),
      trailColor: { ...off('One colour for all'), color: 'e69e00' },
      moonAndStarlight: on('Moon and starlight'),
      uncertaintyRegion: {
        ...off('Uncertainty region'),
        children: ['uncertaintyDensity', 'uncertaintyFactor'],
      },
      uncertaintyDensity: {
        ...slider('Points per ellipse', 1, { min: 1, max: 50, step: 1 }),
        parent: 'uncertaintyRegion',
      },
      uncertaintyFactor: {
        ...slider('Scale of the ellipses', 5, { min: 1, max: 100, step: 1 }),
        parent: 'uncertaintyRegion',
      },
    },
  },
  {
    title: 'Boxes',
    options: { orbitLegend: on('Object legend'), telescopeParameters: off('Telescope parameters') },
  },
];

/** All options of the sky chart, as they are at first. */
export const SCD_OPTIONS = optionsOf(SCD_SECTIONS);

/** Names of a kind, with their colour and their size. */
function namesOptions(
  key: 'objectNames' | 'planetsNames' | 'starNames' | 'constellationNames' | 'dsosNames',
  option: DisplayOption,
  size: `${typeof key}Size`,
  color: string,
): DisplayOptions {
  return {
    [key]: { ...option, color, children: [size] },
    [size]: { ...slider('Size', FIRST_NAME_SIZE, NAME_SIZE), parent: key },
  };
}
