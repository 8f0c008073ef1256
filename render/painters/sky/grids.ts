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
          for (let at = 0; at < chain.length; at += 2) pen.lineTo(chain[at], chain[at + 1]);
        }
      }
    }
  },
  labels(picture) {
    const { view, look, cover } = picture;
    const part = freePart(view, cover);
    const labels: Label[] = [];
    for (const kind of KINDS) {
      const colour = COLOURS[kind][look.inverted ? 'light' : 'dark'];
      for (const line of linesOf(picture, kind)) {
        const at = borderOf(line, part);
        if (at !== undefined) labels.push(borderLabel(textOf(kind, line), colour, at));
      }
    }
    return labels;
  },
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

/** Where a line first leaves what is free of the picture. */
function borderOf({ chains }: GridLine, part: Part): Readonly<SkyPoint> | undefined {
  for (const chain of chains) {
    const at = leaving(chain, part);
    if (at !== undefined) return at;
  }
  return undefined;
}

function borderLabel(text: string, colour: Colour, { x, y }: Readonly<SkyPoint>): Label {
  return {
    layer: LABEL_LAYER.guide,
    text,
    x,
    y,
    clearance: 0,
    depth: LABEL_DEPTH.guide,
    rank: 2,
    selected: false,
    secondary: true,
    colour,
    size: LABEL_SIZE,
  };
}

const texts = new Map<string, Map<number, string>>();
const MOST_TEXTS = 2000; // of the lines of a kind

/** The value of a line; a text is made once for all pictures. */
function textOf(kind: GridKind, { kind: line, value }: GridLine): string {
  const which = `${kind} ${line}`;
  const known = texts.get(which) ?? new Map<number, string>();
  const before = known.get(value);
  if (before !== undefined) return before;
  const text = gridLabel(kind, line, value);
  if (known.size >= MOST_TEXTS) known.clear();
  known.set(value, text);
  texts.set(which, known);
  return text;
}

type Part = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const parts = new WeakMap<SkyView, { readonly cover: Cover; readonly part: Part }>();

/** The picture between the panels at its sides, less a margin; it is found once for all lines. */
function freePart(view: SkyView, cover: Cover): Part {
  const known = parts.get(view);
  if (known?.cover === cover) return known.part;
  const { width, height } = view.size;
  const sides = cover.boxes.filter(({ top, bottom }) => bottom - top > height / 3);
  const isLeft = ({ left, right }: Part) => left + right < width;
  const part = {
    left: Math.max(0, ...sides.filter(isLeft).map(({ right }) => right)) + INSET,
    right: Math.min(width, ...sides.filter((box) => !isLeft(box)).map(({ left }) => left)) - INSET,
    top: INSET,
    bottom: height - INSET,
  };
  parts.set(view, { cover, part });
  return part;
}

/** Where a chain of places goes into a part of the picture or comes out of it. */
function leaving(chain: readonly number[], part: Part): Readonly<SkyPoint> | undefined {
  const { left, right, top, bottom } = part;
  let before: boolean | undefined;
  for (let at = 0; at < chain.length; at += 2) {
    const x = chain[at];
    const y = chain[at + 1];
    const now = x >= left && x <= right && y >= top && y <= bottom;
    if (before !== undefined && now !== before)
      return borderBetween(chain, now ? at : at - 2, now ? at - 2 : at, part);
    before = now;
  }
  return undefined;
}

/** Where the way from a place in a part of the picture to one outside crosses its border. */
function borderBetween(
  chain: readonly number[],
  inside: number,
  outside: number,
  { left, right, top, bottom }: Part,
): Readonly<SkyPoint> {
  const [x, y] = [chain[inside], chain[inside + 1]];
  const [toX, toY] = [chain[outside], chain[outside + 1]];
  const share = Math.min(
    1,
    toX < left ? (left - x) / (toX - x) : 1,
    toX > right ? (right - x) / (toX - x) : 1,
    toY < top ? (top - y) / (toY - y) : 1,
    toY > bottom ? (bottom - y) / (toY - y) : 1,
  );
  return { x: x + share * (toX - x), y: y + share * (toY - y) };
}
