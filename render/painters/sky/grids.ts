import { ECLIPTIC_J2000, latitudeOf, longitudeOf } from '#engine/earth/frames.ts';
import { eclipticToIcrf, icrfToEcliptic } from '#engine/orbit/ecliptic.ts';
import type { SkyHorizon } from '#engine/observe/sky-horizon.ts';
import type { SkyPoint, SkyView } from '../../cameras/sky-camera.ts';
import { directionOf } from '../../geometry/sky-lines.ts';
import type { Colour } from '../../picture/colour.ts';
import type { Cover } from '../../picture/cover.ts';
import { LABEL_LAYER, type Label } from '../../picture/label.ts';
import { type GridKind, gridLabel } from '../../picture/sky/grid-label.ts';
import type { SkyPicture } from '../../picture/sky/sky-picture.ts';
import { type GridLine, gridLines, type SkyAxes } from './grid-lines.ts';
import { LABEL_DEPTH } from './label-depth.ts';
import type { SkyPainter } from './sky-painter.ts';

export type SkyGridsInputs = {
  /** Left out at the geocentre. */
  readonly horizon?: SkyHorizon | undefined;
  readonly look: { readonly grids: Readonly<Record<GridKind, boolean>> };
};

const COLOURS: Readonly<Record<GridKind, { readonly dark: Colour; readonly light: Colour }>> = {
  horizontal: { dark: [0.44, 0.6, 0.5], light: [0.3, 0.45, 0.36] },
  equatorial: { dark: [0.36, 0.5, 0.74], light: [0.3, 0.38, 0.55] },
  ecliptic: { dark: [0.66, 0.54, 0.34], light: [0.5, 0.38, 0.2] },
};
const OPACITY = { coarse: 0.42, fine: 0.2 };
const LABEL_SIZE = 11;
const KINDS = ['ecliptic', 'horizontal', 'equatorial'] as const;

const EQUATOR: SkyAxes = {
  direction: directionOf,
  coordinates: ([x, y, z]) => [longitudeOf(x, y), latitudeOf(x, y, z)],
};

const ECLIPTIC: SkyAxes = {
  direction: (longitude, latitude) => eclipticToIcrf(directionOf(longitude, latitude)),
  coordinates(direction) {
    const [x, y, z] = icrfToEcliptic(direction);
    return [longitudeOf(x, y), latitudeOf(x, y, z)];
  },
};

/** Columns of the axes of the ecliptic in ICRF. */
export const ECLIPTIC_AXES: readonly number[] = Array.from(ECLIPTIC_J2000);

/** The grids of horizon, equator and ecliptic, with their values where they leave the picture. */
export const skyGrids: SkyPainter<SkyGridsInputs> = {
  ink(pen, picture) {
    const { look } = picture;
    for (const kind of KINDS) {
      for (const { chains, fine } of linesOf(picture, kind)) {
        const colour = COLOURS[kind][look.inverted ? 'light' : 'dark'];
        pen.use({ colour, opacity: fine ? OPACITY.fine : OPACITY.coarse, width: 1 });
        for (const chain of chains) {
          pen.lift();
          for (const { x, y } of chain) pen.lineTo(x, y);
        }
      }
    }
  },
  labels: (picture) =>
    KINDS.flatMap((kind) => linesOf(picture, kind).flatMap((line) => borderLabel(picture, kind, line))),
};

const made = new WeakMap<SkyView, Map<SkyAxes, readonly GridLine[]>>();

/** The lines of a grid in a picture; they are found once for lines and labels. */
function linesOf({ view, look, horizon }: SkyPicture<SkyGridsInputs>, kind: GridKind): readonly GridLine[] {
  const axes = kind === 'horizontal' ? horizon : kind === 'equatorial' ? EQUATOR : ECLIPTIC;
  if (!look.grids[kind] || axes === undefined) return [];
  const grids = made.get(view) ?? new Map<SkyAxes, readonly GridLine[]>();
  made.set(view, grids);
  const lines = grids.get(axes) ?? gridLines(view, axes);
  grids.set(axes, lines);
  return lines;
}

/** Distance of a label from the border, CSS px. */
const INSET = 14;

/** The value of a line, where it first leaves what is free of the picture. */
function borderLabel(
  { view, look, cover }: SkyPicture<SkyGridsInputs>,
  kind: GridKind,
  { kind: line, value, chains }: GridLine,
): readonly Label[] {
  const at = chains.flatMap((chain) => leaving(chain, freePart(view, cover)))[0];
  if (at === undefined) return [];
  return [
    {
      layer: LABEL_LAYER.guide,
      text: gridLabel(kind, line, value),
      ...at,
      clearance: 0,
      depth: LABEL_DEPTH.guide,
      rank: 2,
      selected: false,
      secondary: true,
      colour: COLOURS[kind][look.inverted ? 'light' : 'dark'],
      size: LABEL_SIZE,
    },
  ];
}

type Part = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The picture between the panels that stand at its sides, less a margin. */
function freePart({ size: { width, height } }: SkyView, { boxes }: Cover): Part {
  const sides = boxes.filter(({ top, bottom }) => bottom - top > height / 3);
  const isLeft = ({ left, right }: Part) => left + right < width;
  return {
    left: Math.max(0, ...sides.filter(isLeft).map(({ right }) => right)) + INSET,
    right: Math.min(width, ...sides.filter((box) => !isLeft(box)).map(({ left }) => left)) - INSET,
    top: INSET,
    bottom: height - INSET,
  };
}

/** Where a chain of places goes into a part of the picture or comes out of it. */
function leaving(chain: readonly Readonly<SkyPoint>[], part: Part): readonly Readonly<SkyPoint>[] {
  const isIn = ({ x, y }: Readonly<SkyPoint>) =>
    x >= part.left && x <= part.right && y >= part.top && y <= part.bottom;
  const after = chain.findIndex((place, index) => index > 0 && isIn(place) !== isIn(chain[index - 1]));
  if (after === -1) return [];
  const [inside, outside] = isIn(chain[after])
    ? [chain[after], chain[after - 1]]
    : [chain[after - 1], chain[after]];
  const share = Math.min(
    1,
    outside.x < part.left ? (part.left - inside.x) / (outside.x - inside.x) : 1,
    outside.x > part.right ? (part.right - inside.x) / (outside.x - inside.x) : 1,
    outside.y < part.top ? (part.top - inside.y) / (outside.y - inside.y) : 1,
    outside.y > part.bottom ? (part.bottom - inside.y) / (outside.y - inside.y) : 1,
  );
  return [{ x: inside.x + share * (outside.x - inside.x), y: inside.y + share * (outside.y - inside.y) }];
}
