import { colorChannels } from '#machines/kit/hex-color.ts';
import { type DisplaySettings, isOn, numberOf, shownColor } from '#machines/scene/display-settings-rules.ts';
import { remembered } from '#parts/scene/remembered.ts';
import type { Colour } from '#render/picture/colour.ts';
import { OBJECT_COLOR } from './flyby-lines.ts';
import { ARROW_LOOK, type ArrowGoal } from './guiding-arrows.ts';

/** Satellites of Jupiter, six hexadecimal digits. */
const SATELLITE_COLOR = 'd8c9a3';

/** The display settings of the things placed in a picture. */
export type FrameLook = {
  readonly sun: boolean;
  readonly moon: boolean;
  readonly guidingArrows: boolean;
  readonly groundTrack: boolean;
  readonly satellites: boolean;
  readonly asteroidOrbit: boolean;
  readonly closestApproachPoint: boolean;
  readonly uncertaintyRegion: boolean;
  /** How many of the ellipsoids and clones are drawn. */
  readonly uncertaintyDensity: number;
  readonly colours: {
    readonly object: Colour;
    readonly satellite: Colour;
    readonly arrows: Readonly<Record<ArrowGoal, Colour>>;
  };
};

/** The look by some settings; the same object for the same settings, which do not change while time runs. */
export const frameLookOf: (settings: DisplaySettings) => FrameLook = remembered((settings) => {
  const { objectsSettings: options } = settings;
  const colour = (color: string) => colorChannels(shownColor(settings, 'scene', color));
  const { sun, moon, object } = ARROW_LOOK;
  return {
    sun: isOn(options, 'sun'),
    moon: isOn(options, 'moon'),
    guidingArrows: isOn(options, 'guidingArrows'),
    groundTrack: isOn(options, 'groundTrack'),
    satellites: isOn(options, 'satellites'),
    asteroidOrbit: isOn(options, 'asteroidOrbit'),
    closestApproachPoint: isOn(options, 'closestApproachPoint'),
    uncertaintyRegion: isOn(options, 'uncertaintyRegion'),
    uncertaintyDensity: numberOf(options, 'uncertaintyDensity'),
    colours: {
      object: colour(OBJECT_COLOR),
      satellite: colour(SATELLITE_COLOR),
      arrows: { sun: colour(sun.color), moon: colour(moon.color), object: colour(object.color) },
    },
  };
});
