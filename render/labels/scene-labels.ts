import { project, type ScreenPoint } from '../cameras/orbit-camera.ts';
import { GRID_CELL_AU, GRID_LABEL } from '../layers/grid-lines.ts';
import type { Colour } from '../layers/layer.ts';
import { bodySize, objectSize } from '../scenes/apparent-size.ts';
import { AXIS_COLOURS, AXIS_LENGTH_AU } from '../scenes/guides.ts';
import { isMoonHidden } from '../scenes/object-painter.ts';
import type { PlacedBody } from '../scenes/orbits-frame.ts';
import type { NameLook, OrbitsLook } from '../scenes/orbits-look.ts';
import type { OrbitsPicture } from '../scenes/picture.ts';
import { LABEL_LAYER, type Label } from './label.ts';

const GUIDE_SIZE = 11;
const GUIDE_COLOUR: Colour = [0.6, 0.66, 0.76];
const CROSSHAIR_PX = 14; // more room around the selected object

/** The names that a picture wants to show, by its settings; what lies behind a globe has none. */
export function sceneLabels(picture: OrbitsPicture): readonly Label[] {
  const labels = [...bodyLabels(picture), ...objectLabels(picture), ...guideLabels(picture)];
  const globes = globesOf(picture);
  return labels.filter((label) => !globes.some((globe) => hides(globe, label)));
}

function bodyLabels(picture: OrbitsPicture): readonly Label[] {
  const { view, frame, look } = picture;
  const moonHidden = isMoonHidden(picture);
  return frame.bodies.flatMap((body) => {
    const name = nameLook(body, look);
    const at = project(view, body.position);
    if (!name.shown || at === undefined || (body.id === 'moon' && moonHidden)) return [];
    return [
      {
        ...at,
        layer: body.id === 'earth' ? LABEL_LAYER.earth : LABEL_LAYER.planet,
        text: body.name,
        rank: rankOf(body),
        clearance: bodySize(view, body).diameter / 2,
        selected: false,
        colour: name.colour,
        size: name.size,
      },
    ];
  });
}

const OUTER_PLANETS: readonly string[] = ['jupiter', 'saturn', 'uranus', 'neptune'];

/** From afar the inner planets crowd around the Sun. */
function rankOf({ id }: PlacedBody): Label['rank'] {
  if (id === 'sun') return 0;
  return OUTER_PLANETS.includes(id) ? 1 : 2;
}

function nameLook({ id }: PlacedBody, look: OrbitsLook): NameLook {
  return id === 'earth' ? look.earthName : look.planetNames;
}

function objectLabels({ view, frame, look }: OrbitsPicture): readonly Label[] {
  const { shown, colour, size } = look.objectNames;
  if (!shown) return [];
  return frame.objects.flatMap((object) => {
    const at = object.position === undefined ? undefined : project(view, object.position);
    const apparent = objectSize(view, object);
    if (at === undefined || apparent === undefined) return [];
    const { selected, name: text } = object;
    const clearance = apparent.diameter / 2 + (selected ? CROSSHAIR_PX : 0);
    return [{ ...at, layer: LABEL_LAYER.object, rank: 2, text, clearance, selected, colour, size }];
  });
}

/** The unit of the grid and the names of the axes, which give way to everything else. */
function guideLabels({ view, look }: OrbitsPicture): readonly Label[] {
  const common = {
    layer: LABEL_LAYER.guide,
    rank: 2,
    clearance: 1,
    selected: false,
    size: GUIDE_SIZE,
  } as const;
  const unit = look.grid ? project(view, [GRID_CELL_AU, 0, 0]) : undefined;
  const axes = look.axes ? AXIS_COLOURS[look.inverted ? 'light' : 'dark'] : [];
  const names = axes.flatMap((colour, axis) => {
    const end = [0, 1, 2].map((other) => (other === axis ? AXIS_LENGTH_AU : 0));
    const at = project(view, [end[0], end[1], end[2]]);
    return at === undefined ? [] : [{ ...common, ...at, depth: Number.MAX_VALUE, text: 'xyz'[axis], colour }];
  });
  if (unit === undefined) return names;
  return [{ ...common, ...unit, depth: Number.MAX_VALUE, text: GRID_LABEL, colour: GUIDE_COLOUR }, ...names];
}

/** A disc of the picture, CSS px, at a depth, au. */
type Globe = ScreenPoint & { readonly radius: number };

/** The bodies that are seen as globes. */
function globesOf({ view, frame }: OrbitsPicture): readonly Globe[] {
  return frame.bodies.flatMap((body) => {
    const { marker, diameter } = bodySize(view, body);
    const at = marker ? undefined : project(view, body.position);
    return at === undefined ? [] : [{ ...at, radius: diameter / 2 }];
  });
}

/** True when a globe that is nearer covers the point of a label. */
function hides(globe: Globe, { x, y, depth, layer }: Label): boolean {
  if (layer === LABEL_LAYER.guide) return false;
  return depth > globe.depth && Math.hypot(x - globe.x, y - globe.y) < globe.radius;
}
