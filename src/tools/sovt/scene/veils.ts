import { colorChannels } from '#machines/kit/hex-color.ts';
import { opacityOf, type OptionKey } from '#machines/scene/display-option.ts';
import { type DisplaySettings, isOn, numberOf, shownColor } from '#machines/scene/display-settings-rules.ts';
import type { CalculatedObject } from '#machines/sovt/object-data.ts';
import { remembered } from '#parts/scene/remembered.ts';
import type { Colour } from '#render/picture/colour.ts';
import type { Veil } from '#render/picture/veil.ts';
import { conePlacing, orbitRange, polarShapes } from './veil-shapes.ts';

/** Colours that no setting changes, six hexadecimal digits. */
const CONE_COLOR = 'd8b46a';
const RANGE_OPACITY = 0.6;

/** Steps of the distance of the Earth for which a polar is made again, au: half of one is 0.004 mag. */
const DISTANCE_STEP_AU = 0.004;

export type VeilsOf = {
  readonly settings: DisplaySettings;
  /** Distance of the Earth from the Sun, au. */
  readonly earthDistance: number;
  /** The selected object, if it is calculated, and whether it is on its perturbed orbit. */
  readonly active: { readonly calculated: CalculatedObject; readonly isPerturbed: boolean } | undefined;
};

/** Makes the translucent surfaces of the rotating frame; the same shapes come back as long as nothing of them changes. */
export function createVeils(): (inputs: VeilsOf) => readonly Veil[] {
  const polarOf = remembered(polarShapes);
  const coneOf = remembered(conePlacing);
  const rangeOf = remembered(orbitRange);
  return ({ settings, earthDistance, active }) => {
    const { objectsSettings: options } = settings;
    const earth = [earthDistance, 0, 0] as const;
    const veils: Veil[] = [];
    if (isOn(options, 'elongationCone')) {
      const angle = numberOf(options, 'elongationConeAngle');
      const cone = coneOf(angle);
      const colour = colorChannels(shownColor(settings, 'scene', CONE_COLOR));
      const opacity = opacityIn(settings, 'elongationConeTransparency');
      veils.push({ ...cone, centre: earth, colour, opacity });
    }
    if (active === undefined) return veils;
    const { objectData, magnitudeLimit } = active.calculated;
    if (isOn(options, 'detectionPolar')) {
      const colour = colourOf(settings, 'detectionPolarProperties');
      const opacity = opacityIn(settings, 'detectionPolarTransparency');
      const nearest = Math.round(earthDistance / DISTANCE_STEP_AU) * DISTANCE_STEP_AU;
      for (const surface of polarOf(objectData, magnitudeLimit, nearest)) {
        veils.push({ ...surface, centre: earth, colour, opacity });
      }
    }
    if (isOn(options, 'orbitRange') && !active.isPerturbed && objectData.kind === 'ELLIPTICAL') {
      const colour = colourOf(settings, 'keplerianOrbits');
      veils.push({ shape: rangeOf(objectData), centre: [0, 0, 0], colour, opacity: RANGE_OPACITY });
    }
    return veils;
  };
}

function opacityIn({ objectsSettings }: DisplaySettings, key: OptionKey): number {
  return opacityOf(numberOf(objectsSettings, key));
}

function colourOf(settings: DisplaySettings, key: OptionKey): Colour {
  return colorChannels(shownColor(settings, 'scene', settings.objectsSettings[key]?.color ?? 'ffffff'));
}
