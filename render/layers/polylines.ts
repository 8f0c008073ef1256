import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { highOf, lowOf } from '../geometry/split-double.ts';
import { FRAGMENT_DEPTH, FRAGMENT_DEPTH_EXTENSION } from '../glsl/logarithmic-depth.ts';
import type { Colour } from '../picture/colour.ts';
import { type Layer, propOf } from './layer.ts';
import {
  COVERAGE_REACH,
  DEPTH_AND_NEARNESS,
  RIBBON,
  type Surroundings,
  WRITE_DEPTH_AND_CLEAR,
} from './ribbon.ts';

/** Floats per point: x y z as high parts, x y z as low parts, and the point's mark. */
export const POINT_FLOATS = 7;
/** Bytes of a point. */
export const POINT_BYTES = 4 * POINT_FLOATS;

/** A chain of points, or pairs of points, drawn as a thick line. */
export type PolylineProps = {
  /** As {@link segmentColumns} lays them out. */
  readonly line: REGL.VertexArrayObject;
  readonly segments: number;
  readonly colour: Colour;
  /** 0 to 1. */
  readonly opacity: number;
  /** CSS px. */
  readonly width: number;
  /** The mark that the line fades away from. */
  readonly mark: number;
  /** Distance of marks at which only `fadedTo` of the opacity is left; infinite for an even line. */
  readonly fadeSpan: number;
  readonly fadedTo: number;
  /** A broken line: dashes of 7 to 14 CSS px where it is seen from the side. */
  readonly dashed: boolean;
  /** Smallest and largest mark that is drawn, cut within a segment. */
  readonly drawn: readonly [from: number, to: number];
  /** CSS px per radian of the view. */
  readonly pixelsPerRadian: number;
  /** Place of the line's body relative to the eye, and how far from there the line begins to be seen among solid things. */
  readonly bodyClearing: readonly [x: number, y: number, z: number, clearing: number];
  /** Place of the eye in the frame of the points: less the body that the line is about. */
  readonly eye: Vector3;
};

/**
 * Lays points out for a buffer: each coordinate as two floats, and a mark by which the line fades and is cut.
 *
 * @param positions x y z of each point.
 * @param marks one for each point; days, or any length along the line.
 */
export function polylinePoints(positions: Float64Array, marks: ArrayLike<number>): Float32Array {
  const points = new Float32Array((POINT_FLOATS * positions.length) / 3);
  writePolylinePoints(positions, marks, points, 0);
  return points;
}

/** Writes what {@link polylinePoints} lays out. @param first where the first point goes. */
export function writePolylinePoints(
  positions: Float64Array,
  marks: ArrayLike<number>,
  out: Float32Array,
  first: number,
): void {
  for (let row = 0; row < positions.length / 3; row++) {
    const at = POINT_FLOATS * (first + row);
    for (let axis = 0; axis < 3; axis++) {
      const value = positions[3 * row + axis];
      const high = Math.fround(value);
      out[at + axis] = high;
      out[at + 3 + axis] = value - high;
    }
    out[at + 6] = marks[row];
  }
}

/** Corners of a segment: which end, and side. */
export const SEGMENT_CORNERS = [
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
];

/**
 * Lays segments between points out for the layer.
 *
 * @param corners a buffer of {@link SEGMENT_CORNERS}.
 * @param points a buffer of {@link polylinePoints}.
 * @param first row of the first point.
 * @param stride points from one segment's start to the next one's: 1 for a chain, 2 for pairs.
 */
export function segmentColumns(
  corners: REGL.Buffer,
  points: REGL.Buffer,
  first: number,
  stride: 1 | 2,
): REGL.AttributeConfig[] {
  const column = (size: number, row: number, offset: number) => ({
    buffer: points,
    size,
    offset: POINT_BYTES * row + 4 * offset,
    stride: POINT_BYTES * stride,
    divisor: 1,
  });
  const point = (row: number) => [column(3, row, 0), column(3, row, 3), column(1, row, 6)];
  return [{ buffer: corners, size: 2, divisor: 0 }, ...point(first), ...point(first + 1)];
}

/** Least length of a dash with the gap after it, CSS px. */
const DASH_PX = 12;

/** Props of a line that is neither cut, broken nor faded, and belongs to no body. */
export const EVEN_LINE = {
  dashed: false,
  mark: 0,
  fadeSpan: Number.POSITIVE_INFINITY,
  fadedTo: 1,
  bodyClearing: [0, 0, 0, 0],
  drawn: [-1, 1e30],
} as const;

/** The layer of polylines for whatever is around them. */
export type PolylineLayers = Readonly<Record<Surroundings, Layer<PolylineProps>>>;

/**
 * Draws chains of points as ribbons relative to the eye: perturbed and open orbits, the grid, the axes.
 *
 * Dashes are cut by mark, a power of two of them: they stay where they are in space, and are halved as the eye comes near. Their length is
 * computed once a segment.
 *
 * @param among what the lines are drawn: see {@link Surroundings}.
 */
export function createPolylines(regl: REGL.Regl, among: Surroundings): Layer<PolylineProps> {
  const solid = among === 'solid';
  const prop = propOf<PolylineProps>();
  return regl<object, object, PolylineProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec2 corner;
      attribute vec3 startHigh, startLow, endHigh, endLow;
      attribute float startMark, endMark;
      uniform vec3 fromHigh, fromLow;
      uniform float lineWidth, pixelRatio, dashPx;
      varying vec3 acrossReachPlace;
      varying vec2 palenessDashes;
      ${solid ? `${DEPTH_AND_NEARNESS}uniform vec4 bodyClearing;` : ''}
      ${RIBBON}${COVERAGE_REACH}
      float dashesPerMark(vec3 start, vec3 end) {
        float marksPerPx = (endMark - startMark) / max(length(end - start), 1e-30) * 0.5 * length(start + end) * lengthPerCssPixel;
        return marksPerPx * dashPx > 0.0 ? exp2(-ceil(log2(marksPerPx * dashPx))) : 0.0;
      }
      void main() {
        vec3 start = (startHigh - fromHigh) + (startLow - fromLow);
        vec3 end = (endHigh - fromHigh) + (endLow - fromLow);
        float width = pixelRatio * lineWidth;
        float across = corner.y * coverageReach(width);
        acrossReachPlace = vec3(across, coverageReach(width), mix(startMark, endMark, corner.x));
        palenessDashes = vec2(min(width, 1.0), dashesPerMark(start, end));
        vec3 place = corner.x < 0.5 ? start : end;
        gl_Position = ribbon(place, end - start, across);
        ${solid ? 'depthNearness = vec2(gl_Position.w, nearness(place - bodyClearing.xyz, bodyClearing.w));' : ''}
      }`,
    frag: /* glsl */ `
      ${solid ? FRAGMENT_DEPTH_EXTENSION : ''}
      precision highp float;
      uniform vec4 colour;
      uniform float mark, fading, fadedTo;
      uniform vec2 drawn;
      varying vec3 acrossReachPlace;
      varying vec2 palenessDashes;
      ${solid ? `varying vec2 depthNearness;${FRAGMENT_DEPTH}` : ''}
      void main() {
        float place = acrossReachPlace.z;
        float covered = clamp(acrossReachPlace.y - abs(acrossReachPlace.x), 0.0, 1.0);
        float fade = mix(1.0, fadedTo, min(abs(place - mark) * fading, 1.0));
        float inside = step(drawn.x, place) * step(place, drawn.y);
        float dash = step(fract(place * palenessDashes.y), 0.6);
        gl_FragColor = vec4(colour.rgb, colour.a * fade * covered * palenessDashes.x * inside * dash);
        ${solid ? WRITE_DEPTH_AND_CLEAR : ''}
      }`,
    attributes: { corner: 0, startHigh: 1, startLow: 2, startMark: 3, endHigh: 4, endLow: 5, endMark: 6 },
    vao: prop('line'),
    uniforms: {
      lengthPerCssPixel: (_: REGL.DefaultContext, { pixelsPerRadian }: PolylineProps) => 1 / pixelsPerRadian,
      colour: (_: REGL.DefaultContext, { colour, opacity }: PolylineProps) => [
        colour[0],
        colour[1],
        colour[2],
        opacity,
      ],
      lineWidth: prop('width'),
      dashPx: (_: REGL.DefaultContext, { dashed }: PolylineProps) => (dashed ? DASH_PX : 0),
      bodyClearing: prop('bodyClearing'),
      mark: prop('mark'),
      fading: (_: REGL.DefaultContext, { fadeSpan }: PolylineProps) => 1 / fadeSpan,
      fadedTo: prop('fadedTo'),
      drawn: prop('drawn'),
      fromHigh: (_: REGL.DefaultContext, { eye }: PolylineProps) => highOf(eye),
      fromLow: (_: REGL.DefaultContext, { eye }: PolylineProps) => lowOf(eye),
    },
    primitive: 'triangle strip',
    count: 4,
    instances: prop('segments'),
    depth: { enable: true, mask: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}
