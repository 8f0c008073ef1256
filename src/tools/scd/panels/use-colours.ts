import { useSelector } from '@xstate/react';
import { shownColor } from '#machines/scene/display-settings-rules.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { cssColour } from '#render/labels/text-style.ts';
import { colourOfTrails } from '../scene/look-of-settings.ts';
import { colourOfObject } from '../scene/trail-of.ts';

/** The colour of an object in the chart and of the sky behind it, as style sheets have them. */
export type DrawnTrail = { readonly colour: string; readonly ground: string };

/** How objects are drawn, by their places in the list. */
export function useColours(settings: DisplaySettingsActor): (place: number) => DrawnTrail {
  const current = useSelector(settings, ({ context }) => context.settings);
  const ofAll = colourOfTrails(current.objectsSettings);
  const ground = `#${shownColor(current, 'scene', current.backgroundColor)}`;
  const onPaper = current.invertColors.scene;
  return (place) => ({ colour: cssColour(colourOfObject(place, ofAll, onPaper)), ground });
}
