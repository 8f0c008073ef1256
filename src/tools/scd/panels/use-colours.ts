import { useSelector } from '@xstate/react';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import type { Colour } from '#render/picture/colour.ts';
import { colourOfTrails } from '../scene/look-of-settings.ts';
import { colourOfObject } from '../scene/trail-of.ts';

/** The colours of objects by their places in the list, as style sheets have them. */
export function useColours(settings: DisplaySettingsActor): (place: number) => string {
  const options = useSelector(settings, ({ context }) => context.settings.objectsSettings);
  const ofAll = colourOfTrails(options);
  return (place) => cssColour(colourOfObject(place, ofAll));
}

/** A colour of a picture as style sheets have it. */
function cssColour([red, green, blue]: Colour): string {
  return `rgb(${[red, green, blue].map((part) => Math.round(255 * part)).join(' ')})`;
}
