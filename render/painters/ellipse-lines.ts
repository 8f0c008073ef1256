import type REGL from 'regl';
import { eccentricAnomaly } from '#engine/kepler/eccentric-anomaly.ts';
import { FADED_OPACITY, lineWidthPx } from '../layers/line-width.ts';
import {
  ELLIPSE_PLACE_FLOATS,
  ELLIPSE_SHAPE_FLOATS,
  createOrbitEllipses,
  ellipsesVao,
  type OrbitEllipsesProps,
} from '../layers/orbit-ellipses.ts';
import { ellipseSteps, ribbonCorners } from '../layers/orbit-steps.ts';
import { lookOfLine, type LinesLook, type OrbitLine, type OrbitPath } from '../picture/orbit-line.ts';
import type { Instant, Picture } from '../picture/picture.ts';
import type { Painter, PainterContext } from './painter.ts';
import { centreOf, travellerOf, type Travellers } from './lines-and-bodies.ts';

export type LinesInputs = Travellers & {
  readonly instant: Instant;
  readonly orbits: readonly OrbitLine[];
  readonly look: { readonly lines: LinesLook };
};

type Ellipse = OrbitLine & { readonly path: Extract<OrbitPath, { kind: 'ellipse' }> };

const WHOLE = 7; // rad: more than a turn
const NOTHING = -1;

/** The orbits that are ellipses: one call for all of a number of steps. */
export function createEllipseLines({ regl }: PainterContext): Painter<LinesInputs> {
  const draw = { solid: createOrbitEllipses(regl, 'solid'), thin: createOrbitEllipses(regl, 'thin') };
  let groups: readonly Group[] = [];
  let uploaded: readonly OrbitLine[] | undefined;
  let appliedLook: LinesLook | undefined;
  const clear = () => {
    for (const group of groups) group.destroy();
  };
  const follow = ({ orbits, look }: Picture<LinesInputs>) => {
    if (orbits !== uploaded) {
      clear();
      groups = groupsOf(regl, orbits.filter(isEllipse));
      appliedLook = undefined;
    }
    if (look.lines !== appliedLook) for (const group of groups) applyLook(group, look);
    uploaded = orbits;
    appliedLook = look.lines;
  };
  return {
    paint(picture, among) {
      follow(picture);
      for (const group of groups) place(group, picture);
      const { pixelsPerRadian } = picture.view;
      for (const { props } of groups) draw[among]({ ...props, pixelsPerRadian });
    },
    destroy: clear,
  };
}

/** Ellipses of one number of steps on the GPU. */
type Group = {
  readonly lines: readonly Ellipse[];
  readonly shapes: REGL.Buffer;
  readonly rows: Float32Array;
  readonly places: REGL.Buffer;
  readonly props: Omit<OrbitEllipsesProps, 'pixelsPerRadian'>;
  readonly destroy: () => void;
};

function isEllipse(line: OrbitLine): line is Ellipse {
  return line.path.kind === 'ellipse';
}

function groupsOf(regl: REGL.Regl, lines: readonly Ellipse[]): readonly Group[] {
  const stepsOf = ({ path }: Ellipse) => ellipseSteps(path.eccentricity);
  return [...new Set(lines.map(stepsOf))].map((steps) => {
    const group = lines.filter((line) => stepsOf(line) === steps);
    const strip = ribbonCorners(steps);
    const rows = new Float32Array(ELLIPSE_PLACE_FLOATS * group.length);
    const corners = regl.buffer(strip);
    const dynamic = (floats: number) =>
      regl.buffer({ usage: 'dynamic', type: 'float', length: 4 * floats * group.length });
    const shapes = dynamic(ELLIPSE_SHAPE_FLOATS);
    const places = dynamic(ELLIPSE_PLACE_FLOATS);
    const ellipses = ellipsesVao(regl, corners, shapes, places);
    return {
      lines: group,
      shapes,
      rows,
      places,
      props: { ellipses, cornerCount: strip.length / 4, count: group.length },
      destroy() {
        for (const part of [ellipses, corners, shapes, places]) part.destroy();
      },
    };
  });
}

/** Uploads what the settings change. */
function applyLook({ lines, shapes }: Group, look: { readonly lines: LinesLook }): void {
  shapes.subdata(Float32Array.from(lines.flatMap((line) => shapeRow(line, look))));
}

function shapeRow(line: Ellipse, look: { readonly lines: LinesLook }): readonly number[] {
  const { path, colour, faded, widening = 1 } = line;
  const row = [
    ...path.alongP,
    ...path.alongQ,
    path.eccentricity,
    ...colour,
    faded ? FADED_OPACITY : 1,
    widening * lineWidthPx(lookOfLine(look, line).thickness),
  ];
  if (row.length !== ELLIPSE_SHAPE_FLOATS) throw new RangeError(`an ellipse of ${row.length} numbers`);
  return row;
}

/** Uploads what time, settings and camera change. */
function place({ lines, rows, places }: Group, picture: Picture<LinesInputs>): void {
  const { view, instant, look } = picture;
  lines.forEach((line, index) => {
    const { path } = line;
    const anomaly = anomalyAt(path, instant);
    const [cosine, sine] = [Math.cos(anomaly) - path.eccentricity, Math.sin(anomaly)];
    const centre = centreOf(picture, line);
    const at = ELLIPSE_PLACE_FLOATS * index;
    for (let axis = 0; axis < 3; axis++) {
      const along = path.alongP[axis] * cosine + path.alongQ[axis] * sine;
      rows[at + axis] = centre[axis] + along - view.eye[axis];
    }
    const { shown, leadDays, trailDays } = lookOfLine(look, line);
    rows[at + 3] = travellerOf(picture, line).clearing;
    rows[at + 4] = sine;
    rows[at + 5] = Math.cos(anomaly);
    rows[at + 6] = shown ? angleOf(path, leadDays, trailDays) : NOTHING;
    rows[at + 7] = angleOf(path, trailDays, leadDays);
  });
  places.subdata(rows);
}

/** Eccentric anomaly of the body, rad, within a turn of zero. */
function anomalyAt(path: Ellipse['path'], { day, offset }: Instant): number {
  const mean = path.meanAnomaly + path.meanMotion * (day - path.day + offset);
  return eccentricAnomaly(mean % (2 * Math.PI), path.eccentricity);
}

/** How far a side of the line reaches, rad: one that is not limited meets the other half-way round. */
function angleOf(
  { meanMotion }: Ellipse['path'],
  days: number | undefined,
  otherDays: number | undefined,
): number {
  if (days === undefined) return otherDays === undefined ? WHOLE : Math.PI;
  return Math.min(WHOLE, Math.abs(meanMotion) * days);
}
