import { projectSky, type SkyPoint } from '../../cameras/sky-camera.ts';
import { fieldOnSky, type SkyField } from '../../geometry/sky-field.ts';
import type { Colour } from '../../picture/colour.ts';
import { LABEL_LAYER, type Label } from '../../picture/label.ts';
import { LABEL_DEPTH } from './label-depth.ts';
import type { SkyPainter } from './sky-painter.ts';

/** What a camera or an eyepiece shows of the sky. */
export type SkyInstrument = SkyField & {
  /** Its kind and size: written at its upper edge. */
  readonly name: string;
};

export type SkyInstrumentsInputs = { readonly instruments: readonly SkyInstrument[] };

const COLOUR: Readonly<Record<'dark' | 'light', Colour>> = { dark: [0.5, 0.8, 1], light: [0.02, 0.26, 0.5] };
const STROKE = { width: 1.5, opacity: 0.9, dash: 6 };
const NAME_SIZE = 12;

/** The fields of cameras and eyepieces. */
export const skyInstruments: SkyPainter<SkyInstrumentsInputs> = {
  ink(pen, { view, look, instruments }) {
    pen.use({ ...STROKE, colour: COLOUR[look.inverted ? 'light' : 'dark'] });
    for (const field of instruments) {
      pen.lift();
      for (const direction of fieldOnSky(field)) {
        const at = projectSky(view, direction);
        if (at === undefined) pen.lift();
        else pen.lineTo(at.x, at.y);
      }
    }
  },
  labels: ({ view, look, instruments }) =>
    instruments.flatMap((field): readonly Label[] => {
      const places = fieldOnSky(field).flatMap((direction) => projectSky(view, direction) ?? []);
      const top = places.reduce<Readonly<SkyPoint> | undefined>(
        (highest, place) => (highest === undefined || place.y < highest.y ? place : highest),
        undefined,
      );
      if (top === undefined) return [];
      return [
        {
          layer: LABEL_LAYER.guide,
          text: field.name,
          ...top,
          clearance: 2,
          depth: LABEL_DEPTH.planet,
          rank: 1,
          selected: false,
          colour: COLOUR[look.inverted ? 'light' : 'dark'],
          size: NAME_SIZE,
        },
      ];
    }),
};
