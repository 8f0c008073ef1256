import { keysOf } from '#engine/typed-record.ts';
import type { Bounds, DisplayOption, OptionKey } from './display-option.ts';

/** Options by key. */
export type DisplayOptions = Readonly<Partial<Record<OptionKey, DisplayOption>>>;

/** A section of the display settings panel: its options in their order, as they are at first. */
export type OptionSection = { readonly title: string; readonly options: DisplayOptions };

/** All options of a tool, as they are at first. */
export function optionsOf(sections: readonly OptionSection[]): DisplayOptions {
  return Object.assign({}, ...sections.map(({ options }) => options)) as DisplayOptions;
}

/** What each section lists: options that are shown below others are not listed again. */
export function listedKeys({ options }: OptionSection): readonly OptionKey[] {
  const children = new Set(Object.values(options).flatMap((option) => option.children ?? []));
  return keysOf(options).filter((key) => !children.has(key));
}

/** The section that every 3D tool begins with. */
export const SCENE_SECTION: OptionSection = {
  title: 'Scene',
  options: {
    horizontalPlane: on('Horizontal plane'),
    horizontalGrid: off('Horizontal grid'),
    axisGuide: off('Axis guide'),
    milkyWayBackground: off('Milky Way'),
    dsos: off('Deep-sky objects'),
  },
};

/** Options of several 3D tools, in the groups in which they are among others. */
export const SCENE_OPTIONS = {
  light: { lightEffect: on('Light effect') },
  lineThickness: {
    planetOrbitLineThickness: thickness('Thickness of planet orbits', 2),
    objectOrbitLineThickness: thickness('Thickness of object orbits', 4),
  },
  objectNames: {
    objectNames: { ...on('Object names'), color: 'e6edf5' },
    objectNamesSize: slider('Size of object names', 12, { min: 8, max: 24, step: 1, units: 'px' }),
  },
  objectDetails: { objectDetails: on('Object details') },
  /** Size of asteroids, in tools that show them as bodies. */
  sizeFactor: { asteroidsSizeFactor: slider('Size factor of asteroids', 6, { min: 0, max: 8, step: 1 }) },
};

export function on(label: string): DisplayOption {
  return { type: 'checkbox', label, value: true };
}

export function off(label: string): DisplayOption {
  return { type: 'checkbox', label, value: false };
}

export function slider(label: string, value: number, bounds: Bounds): DisplayOption {
  return { type: 'slider', label, value, ...bounds };
}

/** One of several choices. */
export function choice(label: string, value: string, choices: readonly string[]): DisplayOption {
  return { type: 'choice', label, value, choices };
}

/** A pair of limits that begins at its bounds. */
export function range(label: string, [min, max]: readonly [number, number], units: string): DisplayOption {
  return { type: 'range', label, value: [min, max], min, max, step: 1, units };
}

function thickness(label: string, value: number): DisplayOption {
  return slider(label, value, { min: 1, max: 15, step: 1 });
}
