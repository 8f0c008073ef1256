import type { SkyHorizon } from '#engine/observe/sky-horizon.ts';
import { isInPicture, projectSky } from '../../cameras/sky-camera.ts';
import type { Colour } from '../../picture/colour.ts';
import { LABEL_LAYER, type Label } from '../../picture/label.ts';
import type { SkyPicture } from '../../picture/sky/sky-picture.ts';
import { LABEL_DEPTH } from './label-depth.ts';
import type { SkyPainter } from './sky-painter.ts';

export type CompassInputs = {
  readonly horizon?: SkyHorizon | undefined;
  readonly look: { readonly compass: boolean };
};

const CARDINALS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const CARDINAL_COLOUR: Readonly<Record<'dark' | 'light', Colour>> = {
  dark: [0.86, 0.9, 0.88],
  light: [0.1, 0.16, 0.13],
};
const CARDINAL_SIZE = { main: 16, between: 12 };

/** North, east, south and west on the horizon, and what lies between. */
export const compass: SkyPainter<CompassInputs> = { labels };

function labels({ view, look, horizon }: SkyPicture<CompassInputs>): readonly Label[] {
  if (!look.compass || horizon === undefined) return [];
  return CARDINALS.flatMap((text, index) => {
    const at = projectSky(view, horizon.direction((index * Math.PI) / 4, 0));
    if (at === undefined || !isInPicture(view, at)) return [];
    return [
      {
        layer: LABEL_LAYER.guide,
        text,
        ...at,
        clearance: 0,
        depth: LABEL_DEPTH.object,
        rank: 1,
        selected: false,
        colour: CARDINAL_COLOUR[look.inverted ? 'light' : 'dark'],
        size: text.length === 1 ? CARDINAL_SIZE.main : CARDINAL_SIZE.between,
      },
    ];
  });
}
