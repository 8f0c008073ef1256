import type REGL from 'regl';
import { eccentricAnomaly } from '#engine/kepler/eccentric-anomaly.ts';
import {
  ELLIPSE_PLACE_FLOATS,
  ELLIPSE_SHAPE_FLOATS,
  createOrbitEllipses,
  ellipsesVao,
  type OrbitEllipsesProps,
} from '../layers/orbit-ellipses.ts';
import { FADED_OPACITY, lineWidthPx } from '../layers/line-width.ts';
import { eclipticSteps, ribbonCorners } from '../layers/orbit-steps.ts';
import type { Surroundings } from '../layers/ribbon.ts';
import { clearingOf } from './clearing.ts';
import { isLineShown } from './line-shown.ts';
import type { OrbitLine, OrbitPath, OrbitsFrame } from './orbits-frame.ts';
import { placeOf, type OrbitsPicture } from './picture.ts';

type Ellipse = OrbitLine & { readonly path: Extract<OrbitPath, { kind: 'ellipse' }> };

/** Ellipses of a scene on the GPU. */
export type EllipseLines = {
  readonly set: (lines: readonly OrbitLine[]) => void;
  readonly paint: (picture: OrbitsPicture, among: Surroundings) => void;
  readonly destroy: () => void;
};

const WHOLE = 7; // rad: more than a turn
const NOTHING = -1;

/** Keeps ellipses in buffers, one set for each number of steps, and places them for each picture. */
export function createEllipseLines(regl: REGL.Regl): EllipseLines {
  const draw = { solid: createOrbitEllipses(regl, 'solid'), thin: createOrbitEllipses(regl, 'thin') };
  let groups: readonly Group[] = [];
  return {
    set(lines) {
      for (const group of groups) group.destroy();
      groups = groupsOf(regl, lines.filter(isEllipse));
    },
    paint({ view, frame, look }, among) {
      const widths = [lineWidthPx(look.planetLineThickness), lineWidthPx(look.objectLineThickness)] as const;
      for (const group of groups) placeGroup(group, { view, frame, look });
      for (const { props } of groups)
        draw[among]({ ...props, widths, pixelsPerRadian: view.pixelsPerRadian });
    },
    destroy() {
      for (const group of groups) group.destroy();
    },
  };
}

type Group = {
  readonly lines: readonly Ellipse[];
  readonly rows: Float32Array;
  readonly places: REGL.Buffer;
  readonly props: Omit<OrbitEllipsesProps, 'widths' | 'pixelsPerRadian'>;
  readonly destroy: () => void;
};

function isEllipse(line: OrbitLine): line is Ellipse {
  return line.path.kind === 'ellipse';
}

function groupsOf(regl: REGL.Regl, lines: readonly Ellipse[]): readonly Group[] {
  const stepsOf = ({ path }: Ellipse) => eclipticSteps(path.eccentricity);
  return [...new Set(lines.map(stepsOf))].map((steps) => {
    const group = lines.filter((line) => stepsOf(line) === steps);
    const strip = ribbonCorners(steps);
    const rows = new Float32Array(ELLIPSE_PLACE_FLOATS * group.length);
    const corners = regl.buffer(strip);
    const shapes = regl.buffer(Float32Array.from(group.flatMap(shapeRow)));
    const places = regl.buffer({ usage: 'dynamic', type: 'float', length: rows.byteLength });
    const ellipses = ellipsesVao(regl, corners, shapes, places);
    return {
      lines: group,
      rows,
      places,
      props: { ellipses, cornerCount: strip.length / 4, count: group.length },
      destroy() {
        for (const part of [ellipses, corners, shapes, places]) part.destroy();
      },
    };
  });
}

function shapeRow({ path, colour, faded, of }: Ellipse): readonly number[] {
  const row = [
    ...path.alongP,
    ...path.alongQ,
    path.eccentricity,
    ...colour,
    faded ? FADED_OPACITY : 1,
    of === 'planet' ? 0 : 1,
  ];
  if (row.length !== ELLIPSE_SHAPE_FLOATS) throw new RangeError(`an ellipse of ${row.length} numbers`);
  return row;
}

function placeGroup({ lines, rows, places }: Group, { view, frame, look }: OrbitsPicture): void {
  lines.forEach((line, index) => {
    const { path } = line;
    const anomaly = anomalyAt(path, frame);
    const [cosine, sine] = [Math.cos(anomaly) - path.eccentricity, Math.sin(anomaly)];
    const centre = placeOf(frame, line.centre);
    const at = ELLIPSE_PLACE_FLOATS * index;
    for (let axis = 0; axis < 3; axis++) {
      const place = centre[axis] + path.alongP[axis] * cosine + path.alongQ[axis] * sine;
      rows[at + axis] = place - view.eye[axis];
    }
    const [lead, trail] = line.of === 'object' ? [look.leadDays, look.trailDays] : [];
    rows[at + 3] = clearingOf(view, frame, line.id);
    rows[at + 4] = sine;
    rows[at + 5] = Math.cos(anomaly);
    rows[at + 6] = isLineShown(line, look) ? angleOf(path, lead, trail) : NOTHING;
    rows[at + 7] = angleOf(path, trail, lead);
  });
  places.subdata(rows);
}

/** Eccentric anomaly of the body, rad, within a turn of zero. */
function anomalyAt(path: Ellipse['path'], frame: OrbitsFrame): number {
  const mean = path.meanAnomaly + path.meanMotion * (frame.day - path.day + frame.offset);
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
