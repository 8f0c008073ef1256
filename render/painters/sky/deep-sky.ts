import { DEGREE, TURN } from '#engine/constants.ts';
import { isInPicture, projectSky, type SkyView } from '../../cameras/sky-camera.ts';
import type { Colour } from '../../picture/colour.ts';
import { LABEL_LAYER, type Label, type NamesLook } from '../../picture/label.ts';
import type { DeepSkyKind, DeepSkyObject } from '../../picture/sky/deep-sky.ts';
import type { Pen } from '../../picture/sky/ink.ts';
import type { SkyPicture } from '../../picture/sky/sky-picture.ts';
import { type GroundBelow, isAboveGround } from './above-ground.ts';
import { LABEL_DEPTH } from './label-depth.ts';
import type { SkyHit, SkyPainter } from './sky-painter.ts';

export type SkyDeepSkyInputs = GroundBelow & {
  /** Deep-sky objects, the brightest first. */
  readonly deepSky: readonly DeepSkyObject[];
  readonly look: { readonly deepSky: boolean; readonly names: NamesLook };
};

const SMALLEST_PX = 9;
const STROKE = { width: 1.25, opacity: 0.85 };

/** Faintest magnitude shown in the widest field, and how much fainter it becomes with each halving of the field. */
const SHOWN_TO = 4.6;
const SHOWN_PER_OCTAVE = 1.6;
const WIDEST = 90 * DEGREE;

/** An object is named where the field is this much narrower than where it is shown. */
const NAMED_LATER = 1.2;

const COLOURS: Readonly<Record<'dark' | 'light', Readonly<Record<DeepSkyKind, Colour>>>> = {
  dark: {
    galaxy: [1, 0.78, 0.55],
    'open cluster': [0.72, 0.85, 1],
    'globular cluster': [1, 0.94, 0.7],
    nebula: [1, 0.62, 0.68],
    'planetary nebula': [0.6, 0.95, 0.84],
    other: [0.8, 0.8, 0.8],
  },
  light: {
    galaxy: [0.52, 0.28, 0.05],
    'open cluster': [0.08, 0.3, 0.58],
    'globular cluster': [0.42, 0.36, 0],
    nebula: [0.6, 0.08, 0.2],
    'planetary nebula': [0, 0.4, 0.32],
    other: [0.3, 0.3, 0.3],
  },
};

/** Galaxies, clusters and nebulae by the symbols of atlases, as large as they are where that is larger than the symbol. */
export const skyDeepSky: SkyPainter<SkyDeepSkyInputs> = {
  ink(pen, picture) {
    for (const { object, x, y } of shown(picture)) {
      const theme = picture.look.inverted ? 'light' : 'dark';
      inkSymbol(
        pen,
        object.kind,
        { x, y, diameter: diameterOf(picture.view, object) },
        COLOURS[theme][object.kind],
      );
    }
  },
  labels,
  pick: (picture, x, y) =>
    shown(picture).reduce<SkyHit | undefined>((nearest, { row, ...at }) => {
      const distance = Math.hypot(at.x - x, at.y - y);
      const isNearer = nearest === undefined || distance < nearest.distance;
      return isNearer ? { found: { kind: 'deep-sky', row }, distance } : nearest;
    }, undefined),
};

type Shown = { readonly object: DeepSkyObject; readonly row: number; readonly x: number; readonly y: number };

/** The objects that the zoom has room for, where they are in the picture. */
function shown({ view, look, deepSky }: SkyPicture<SkyDeepSkyInputs>): readonly Shown[] {
  if (!look.deepSky) return [];
  const faintest = SHOWN_TO + SHOWN_PER_OCTAVE * Math.log2(WIDEST / view.fieldOfView);
  return deepSky.flatMap((object, row) => {
    if (object.magnitude > faintest) return [];
    const at = projectSky(view, object.direction);
    return at !== undefined && isInPicture(view, at, diameterOf(view, object))
      ? [{ object, row, ...at }]
      : [];
  });
}

function diameterOf({ pixelsPerRadian }: SkyView, { size }: DeepSkyObject): number {
  return Math.max(SMALLEST_PX, size * pixelsPerRadian);
}

type Place = { readonly x: number; readonly y: number; readonly diameter: number };

function inkSymbol(pen: Pen, kind: DeepSkyKind, place: Place, colour: Colour): void {
  const { x, y, diameter } = place;
  const radius = diameter / 2;
  const line = (fromX: number, fromY: number, toX: number, toY: number) => {
    pen.moveTo(x + fromX * radius, y + fromY * radius);
    pen.lineTo(x + toX * radius, y + toY * radius);
    pen.lift();
  };
  pen.use({ ...STROKE, colour, ...(kind === 'open cluster' ? { dash: 2.5 } : {}) });
  if (kind === 'nebula') {
    for (const [corner, other] of [
      [
        [-1, -1],
        [1, -1],
      ],
      [
        [1, -1],
        [1, 1],
      ],
      [
        [1, 1],
        [-1, 1],
      ],
      [
        [-1, 1],
        [-1, -1],
      ],
    ])
      line(0.9 * corner[0], 0.9 * corner[1], 0.9 * other[0], 0.9 * other[1]);
    return;
  }
  inkOval(pen, place, kind === 'galaxy' ? 0.5 : 1);
  if (kind === 'globular cluster') {
    line(-1, 0, 1, 0);
    line(0, -1, 0, 1);
  }
  if (kind === 'planetary nebula') {
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ])
      line(right, down, 1.6 * right, 1.6 * down);
  }
}

/** A circle, or an ellipse that leans to the right. */
function inkOval(pen: Pen, { x, y, diameter }: Place, flat: number): void {
  const steps = Math.min(96, Math.max(20, Math.round(diameter / 4)));
  for (let step = 0; step <= steps; step++) {
    const [c, s] = [Math.cos((TURN * step) / steps), Math.sin((TURN * step) / steps)];
    const [long, short] = [(diameter / 2) * c, (flat * diameter * s) / 2];
    const tilt = flat === 1 ? 0 : Math.PI / 6;
    pen.lineTo(
      x + long * Math.cos(tilt) + short * Math.sin(tilt),
      y - long * Math.sin(tilt) + short * Math.cos(tilt),
    );
  }
  pen.lift();
}

function labels(picture: SkyPicture<SkyDeepSkyInputs>): readonly Label[] {
  const { view, look } = picture;
  const name = look.names.deepSky;
  if (name?.shown !== true) return [];
  const faintest = SHOWN_TO + SHOWN_PER_OCTAVE * (Math.log2(WIDEST / view.fieldOfView) - NAMED_LATER);
  return shown(picture).flatMap(({ object, x, y }) => {
    if (object.magnitude > faintest || !isInPicture(view, { x, y })) return [];
    if (!isAboveGround(picture, object.direction)) return [];
    return [
      {
        layer: LABEL_LAYER.deepSky,
        text: object.name,
        x,
        y,
        clearance: Math.min(60, diameterOf(view, object) / 2),
        depth: LABEL_DEPTH.deepSky + object.magnitude / 100,
        rank: 1,
        selected: false,
        colour: name.colour,
        size: name.size,
      },
    ];
  });
}
