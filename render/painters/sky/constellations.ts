import { isInPicture, projectSky } from '../../cameras/sky-camera.ts';
import type { Colour } from '../../picture/colour.ts';
import { LABEL_LAYER, type Label, type NamesLook } from '../../picture/label.ts';
import type { Constellations } from '../../picture/sky/constellations.ts';
import type { SkyPicture } from '../../picture/sky/sky-picture.ts';
import { type GroundBelow, isAboveGround } from './above-ground.ts';
import { inkLine } from './ink-line.ts';
import { LABEL_DEPTH } from './label-depth.ts';
import type { SkyPainter } from './sky-painter.ts';

export type ConstellationsInputs = GroundBelow & {
  /** Undefined until they are loaded. */
  readonly constellations?: Constellations | undefined;
  readonly look: {
    readonly constellationLines: boolean;
    readonly constellationBorders: boolean;
    readonly names: NamesLook;
  };
};

const LINE: Readonly<Record<'dark' | 'light', Colour>> = {
  dark: [0.48, 0.6, 0.82],
  light: [0.25, 0.33, 0.5],
};
const BORDER: Readonly<Record<'dark' | 'light', Colour>> = {
  dark: [0.55, 0.5, 0.66],
  light: [0.42, 0.36, 0.52],
};
const LINE_STROKE = { width: 1, opacity: 0.5 };
const BORDER_STROKE = { width: 1, opacity: 0.4, dash: 3 };

/** Lines, borders and names of the constellations. */
export const constellations: SkyPainter<ConstellationsInputs> = {
  ink(pen, { view, look, constellations: all }) {
    if (all === undefined) return;
    const theme = look.inverted ? 'light' : 'dark';
    if (look.constellationBorders) {
      pen.use({ ...BORDER_STROKE, colour: BORDER[theme] });
      for (const line of all.borders) inkLine(pen, view, line);
    }
    if (look.constellationLines) {
      pen.use({ ...LINE_STROKE, colour: LINE[theme] });
      for (const line of all.lines) inkLine(pen, view, line);
    }
  },
  labels,
};

function labels(picture: SkyPicture<ConstellationsInputs>): readonly Label[] {
  const { view, look, constellations: all } = picture;
  const name = look.names.constellation;
  if (name?.shown !== true || all === undefined) return [];
  return all.names.flatMap(({ name: text, at }, index) => {
    const place = projectSky(view, at);
    if (place === undefined || !isInPicture(view, place) || !isAboveGround(picture, at)) return [];
    return [
      {
        layer: LABEL_LAYER.constellation,
        text,
        ...place,
        clearance: 0,
        depth: LABEL_DEPTH.constellation + index / 1000,
        rank: 1,
        selected: false,
        colour: name.colour,
        size: name.size,
      },
    ];
  });
}
