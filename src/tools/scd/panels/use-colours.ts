import { useSelector } from '@xstate/react';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { colourOfTrails } from '../scene/look-of-settings.ts';
import { colourOfObject } from '../scene/trail-of.ts';
import { cssColour } from './css-colour.ts';

/** The colours of objects by their places in the list, as style sheets have them. */
export function useColours(settings: DisplaySettingsActor): (place: number) => string {
  const options = useSelector(settings, ({ context }) => context.settings.objectsSettings);
  const ofAll = colourOfTrails(options);
  return (place) => cssColour(colourOfObject(place, ofAll));
}
