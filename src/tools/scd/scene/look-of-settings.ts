import { colorChannels } from '#machines/kit/hex-color.ts';
import type { OptionKey } from '#machines/scene/display-option.ts';
import type { DisplayOptions } from '#machines/scene/display-sections.ts';
import {
  choiceOf,
  type DisplaySettings,
  exportBackground,
  isOn,
  numberOf,
  shownColor,
} from '#machines/scene/display-settings-rules.ts';
import type { TrailSize, TrailSymbol } from '#machines/scd/scd-tables.ts';
import { type Colour, inked } from '#render/picture/colour.ts';
import type { NameLook } from '#render/picture/label.ts';
import type { SkyLook } from '#render/scenes/sky-scene.ts';

/** Diameters of the points of a trail, CSS px. */
const TRAIL_PX: Readonly<Record<TrailSize, number>> = { small: 4, medium: 7, large: 11 };

/** Names have this height, CSS px, at the size that a user begins with. */
const NAME_PX = 12;
const FIRST_NAME_SIZE = 2.25;
const PX_PER_SIZE = 1.6;

const DATE: Colour = [0.85, 0.88, 0.94];

/**
 * The user's settings in the form of the painters of the sky.
 *
 * @param starLimit faintest magnitude that is drawn.
 * @param starOpacity how well stars are seen, 0 to 1.
 * @param survey whether pictures of the sky are behind the chart, where there are any.
 */
export function skyLook(
  settings: DisplaySettings,
  starLimit: number,
  starOpacity: number,
  survey = false,
): SkyLook {
  const { objectsSettings: options, invertColors } = settings;
  const on = (key: Parameters<typeof isOn>[1]) => isOn(options, key);
  return {
    background: colorChannels(shownColor(settings, 'scene', settings.backgroundColor)),
    inverted: invertColors.scene,
    starLimit,
    starOpacity,
    survey,
    milkyWay: on('milkyWayBackground'),
    atmosphere: on('atmosphere'),
    landscape: on('landscape'),
    compass: on('compass'),
    deepSky: on('dsos'),
    planets: on('planets'),
    moon: on('moon'),
    crosshair: on('crosshair'),
    grids: {
      horizontal: on('horizontalGrid'),
      equatorial: on('equatorialGrid'),
      ecliptic: on('eclipticGrid'),
    },
    eclipticLine: on('eclipticLine'),
    galacticLine: on('galacticEquator'),
    horizonLine: on('horizonLine'),
    constellationLines: on('constellations'),
    constellationBorders: on('constellationRegions'),
    trail: {
      symbol: choiceOf(options, 'trailSymbol') as TrailSymbol,
      size: TRAIL_PX[choiceOf(options, 'trailSize') as TrailSize],
      path: on('trajectories'),
      light: on('moonAndStarlight'),
      ...(on('uncertaintyRegion')
        ? {
            uncertainty: {
              factor: numberOf(options, 'uncertaintyFactor'),
              every: numberOf(options, 'uncertaintyDensity'),
            },
          }
        : {}),
    },
    names: namesOf(options, settings),
  };
}

/**
 * The look of a chart that is exported.
 *
 * @param settings by which it is painted.
 * @param shown the look of the chart on the screen, which knows what of the stars is seen.
 */
export function printedLook(settings: DisplaySettings, { starLimit, starOpacity, survey }: SkyLook): SkyLook {
  return {
    ...skyLook(settings, starLimit, starOpacity, survey),
    background: colorChannels(exportBackground(settings)),
  };
}

/** The colour of all trails where one was chosen for all. */
export function colourOfTrails(options: DisplayOptions): Colour | undefined {
  return isOn(options, 'trailColor') ? colorOf(options, 'trailColor') : undefined;
}

function namesOf(options: DisplayOptions, settings: DisplaySettings): SkyLook['names'] {
  const onPaper = settings.invertColors.scene;
  const look = (shown: boolean, bright: Colour, size: OptionKey, share = 1): NameLook => ({
    shown,
    colour: onPaper ? inked(bright) : bright,
    size: share * (NAME_PX + PX_PER_SIZE * (numberOf(options, size) - FIRST_NAME_SIZE)),
  });
  const names = (key: OptionKey, size: OptionKey, share?: number) =>
    look(isOn(options, key), colorOf(options, key), size, share);
  return {
    object: names('objectNames', 'objectNamesSize', 1.1),
    date: look(isOn(options, 'trajectories'), DATE, 'objectNamesSize', 0.9),
    star: names('starNames', 'starNamesSize', 0.95),
    starMagnitude: look(
      isOn(options, 'starMagnitudes'),
      colorOf(options, 'starNames'),
      'starNamesSize',
      0.85,
    ),
    constellation: names('constellationNames', 'constellationNamesSize'),
    planet: names('planetsNames', 'planetsNamesSize'),
    deepSky: names('dsosNames', 'dsosNamesSize', 0.9),
  };
}

function colorOf(options: DisplayOptions, key: OptionKey): Colour {
  const color = options[key]?.color;
  if (color === undefined) throw new RangeError(`the option ${key} has no colour`);
  return colorChannels(color);
}
