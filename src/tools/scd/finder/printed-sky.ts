import type { DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import type { Colour } from '#render/picture/colour.ts';
import type { SkyInputs } from '#render/scenes/sky-scene.ts';
import { skyLook } from '../scene/look-of-settings.ts';
import type { ScdSession } from '../scd-session.ts';
import { FINDER_INKS } from './finder-content.ts';

/** The colours in which a finder chart is drawn: dark on white, or light on dark. */
export type FinderColours = keyof typeof FINDER_INKS;

/** Share of the colour of a path that is left on white. */
const PATH_INK = 0.62;

/**
 * The inputs of the present chart in the colours of a page, with a grid of right ascension and declination, without a ground, and
 * without marks of light, which the table has.
 */
export function printedSky(
  { view, workflows }: Pick<ScdSession, 'view' | 'workflows'>,
  colours: FinderColours,
): SkyInputs {
  const inputs = view.inputs();
  const { settings } = workflows.settings.getSnapshot().context;
  const isPaper = colours === 'paper';
  const look = skyLook(inScene(settings, isPaper), inputs.look.starLimit, 1);
  const { star, starMagnitude = star } = look.names;
  return {
    ...inputs,
    crosshair: undefined,
    trails: isPaper
      ? inputs.trails.map((trail) => ({ ...trail, colour: pathInk(trail.colour) }))
      : inputs.trails,
    look: {
      ...look,
      names: { ...look.names, ...(starMagnitude && { starMagnitude: { ...starMagnitude, shown: true } }) },
      background: FINDER_INKS[colours].paper,
      landscape: false,
      atmosphere: false,
      trail: { ...look.trail, light: false },
      grids: { horizontal: false, equatorial: true, ecliptic: false },
    },
  };
}

function inScene(settings: DisplaySettings, isInverted: boolean): DisplaySettings {
  return { ...settings, invertColors: { ...settings.invertColors, scene: isInverted } };
}

function pathInk([red, green, blue]: Colour): Colour {
  return [PATH_INK * red, PATH_INK * green, PATH_INK * blue];
}
