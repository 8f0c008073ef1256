import { isInPicture, projectSky, type SkyView } from '../../cameras/sky-camera.ts';
import { along } from '../../geometry/vectors.ts';
import { type Colour, negative } from '../../picture/colour.ts';
import { LABEL_LAYER, type Label, type NamesLook } from '../../picture/label.ts';
import type { Pen } from '../../picture/sky/ink.ts';
import { bodyDiameter, type SkyBody } from '../../picture/sky/sky-body.ts';
import type { SkyPicture } from '../../picture/sky/sky-picture.ts';
import { type GroundBelow, isAboveGround } from './above-ground.ts';
import { LABEL_DEPTH } from './label-depth.ts';
import { inkLitDisc } from './lit-disc.ts';
import type { SkyHit, SkyPainter } from './sky-painter.ts';

export type SkyBodiesInputs = GroundBelow & {
  readonly bodies: readonly SkyBody[];
  readonly look: {
    readonly planets: boolean;
    readonly moon: boolean;
    readonly names: NamesLook;
  };
};

const MOON: Readonly<
  Record<'dark' | 'light', { readonly bright: Colour; readonly dark: Colour; readonly rim: Colour }>
> = {
  dark: { bright: [0.93, 0.91, 0.85], dark: [0.13, 0.14, 0.17], rim: [0.5, 0.5, 0.5] },
  light: { bright: [1, 1, 1], dark: [0.62, 0.62, 0.62], rim: [0, 0, 0] },
};

/** Sun, Moon and planets: at true size when that is larger than a marker, lit from where the Sun is. */
export const skyBodies: SkyPainter<SkyBodiesInputs> = {
  ink(pen, picture) {
    const { view } = picture;
    for (const body of shown(picture)) {
      const at = projectSky(view, body.direction);
      if (at === undefined) continue;
      const diameter = bodyDiameter(body, view.pixelsPerRadian);
      if (isInPicture(view, at, diameter)) inkBody(pen, picture, body, at, diameter);
    }
  },
  labels: (picture) => shown(picture).flatMap((body) => nameOf(picture, body)),
  pick(picture, x, y) {
    const { view } = picture;
    return shown(picture).reduce<SkyHit | undefined>((nearest, body) => {
      const at = projectSky(view, body.direction);
      if (at === undefined) return nearest;
      const disc = bodyDiameter(body, view.pixelsPerRadian) / 2;
      const distance = Math.max(0, Math.hypot(at.x - x, at.y - y) - disc);
      const isNearer = nearest === undefined || distance < nearest.distance;
      return isNearer ? { found: { kind: 'body', id: body.id }, distance } : nearest;
    }, undefined);
  },
};

/** The bodies that are switched on, the farthest first: the Moon may be in front of any of them. */
function shown({ bodies, look }: SkyPicture<SkyBodiesInputs>): readonly SkyBody[] {
  return bodies
    .filter(({ kind }) => (kind === 'moon' ? look.moon : look.planets))
    .toSorted((one, other) => Number(one.kind === 'moon') - Number(other.kind === 'moon'));
}

function inkBody(
  pen: Pen,
  { view, look }: SkyPicture<SkyBodiesInputs>,
  body: SkyBody,
  { x, y }: { readonly x: number; readonly y: number },
  diameter: number,
): void {
  const { kind, colour, lit, brightLimb } = body;
  const theme = look.inverted ? 'light' : 'dark';
  const isMarker = diameter > 2.2 * body.radius * view.pixelsPerRadian;
  if (kind === 'moon' || (kind === 'planet' && !isMarker)) {
    const moon = MOON[theme];
    const planet = { ...moon, bright: look.inverted ? moon.bright : colour };
    const turn = northTurn(view, body) - brightLimb;
    inkLitDisc(pen, { x, y, diameter, lit, turn, ...(kind === 'moon' ? moon : planet) });
    return;
  }
  const shownColour = look.inverted ? negative(colour) : colour;
  pen.mark(x, y, { shape: 'disc', size: diameter, colour: shownColour, opacity: 1 });
  if (look.inverted)
    pen.mark(x, y, { shape: 'disc', size: diameter, colour: [0, 0, 0], opacity: 1, outline: 1 });
}

/** Which way north lies at a body, rad, from upwards to the right. */
function northTurn(view: SkyView, { direction }: SkyBody): number {
  const [here, there] = [direction, along(direction, [0, 0, 1], 1e-6)].map((one) => projectSky(view, one));
  if (here === undefined || there === undefined) return 0;
  return Math.atan2(there.x - here.x, here.y - there.y);
}

function nameOf(picture: SkyPicture<SkyBodiesInputs>, body: SkyBody): readonly Label[] {
  const { view, look } = picture;
  const name = look.names.planet;
  const at = projectSky(view, body.direction);
  if (name?.shown !== true || at === undefined || !isInPicture(view, at)) return [];
  if (!isAboveGround(picture, body.direction)) return [];
  return [
    {
      layer: LABEL_LAYER.planet,
      text: body.name,
      ...at,
      clearance: bodyDiameter(body, view.pixelsPerRadian) / 2,
      depth: LABEL_DEPTH.planet,
      rank: body.kind === 'planet' ? 1 : 0,
      selected: false,
      colour: name.colour,
      size: name.size,
    },
  ];
}
