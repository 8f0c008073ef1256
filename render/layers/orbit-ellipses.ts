import type REGL from 'regl';
import { FRAGMENT_DEPTH, FRAGMENT_DEPTH_EXTENSION } from '../glsl/logarithmic-depth.ts';
import type { Layer } from './layer.ts';
import {
  COVERAGE_REACH,
  DEPTH_AND_NEARNESS,
  RIBBON,
  type Surroundings,
  WRITE_DEPTH_AND_CLEAR,
} from './ribbon.ts';

/** Floats per ellipse of what stays: a P, b Q, e, red, green, blue, opacity, width. */
export const ELLIPSE_SHAPE_FLOATS = 12;

/** Floats per ellipse of what each picture changes: x, y, z, clearing; sine and cosine of the anomaly, lead, trail. */
export const ELLIPSE_PLACE_FLOATS = 8;

/** Ellipses of one number of steps, drawn by one call. */
export type OrbitEllipsesProps = {
  /** As {@link ellipsesVao} makes it. */
  readonly ellipses: REGL.VertexArrayObject;
  readonly cornerCount: number;
  readonly count: number;
  /** CSS px per radian of the view. */
  readonly pixelsPerRadian: number;
};

const SHAPE_STRIDE = 4 * ELLIPSE_SHAPE_FLOATS;
const PLACE_STRIDE = 4 * ELLIPSE_PLACE_FLOATS;

/**
 * Lays ellipses out for the layer.
 *
 * @param corners of a ribbon: sine and cosine of half the eccentric anomaly from the body, that anomaly, rad, and side.
 * @param shapes what stays: rows of {@link ELLIPSE_SHAPE_FLOATS}; widths in CSS px.
 * @param places what each picture changes: rows of {@link ELLIPSE_PLACE_FLOATS}. The place of the body on its ellipse
 * relative to the eye; how far from there the line begins to be seen when there is something solid; sine and cosine of
 * its eccentric anomaly; and how much of the ellipse is drawn ahead and behind, rad of mean anomaly (2π and more for all of it, a
 * negative lead for nothing).
 */
export function ellipsesVao(
  regl: REGL.Regl,
  corners: REGL.Buffer,
  shapes: REGL.Buffer,
  places: REGL.Buffer,
): REGL.VertexArrayObject {
  const shape = (size: number, offset: number) => columnOf(shapes, SHAPE_STRIDE, size, offset);
  const place = (size: number, offset: number) => columnOf(places, PLACE_STRIDE, size, offset);
  return regl.vao([
    { buffer: corners, size: 4, divisor: 0 },
    shape(3, 0),
    shape(3, 3),
    shape(2, 6),
    shape(2, 8),
    shape(2, 10),
    place(4, 0),
    place(4, 4),
  ]);
}

/**
 * Draws whole elliptical orbits as ribbons, evaluated on the GPU and fading away from the body.
 *
 * A point is the body plus its way from there, 2 sin(δ/2) (b Q cos(E + δ/2) − a P sin(E + δ/2)), which keeps 1e-7 of the
 * distance from the body: the line passes through its body however near the eye is.
 *
 * @param among what the lines are drawn: see {@link Surroundings}.
 */
export function createOrbitEllipses(regl: REGL.Regl, among: Surroundings): Layer<OrbitEllipsesProps> {
  const solid = among === 'solid';
  return regl<object, object, OrbitEllipsesProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec4 corner;
      attribute vec3 alongP, alongQ;
      attribute vec4 bodyClearing;
      attribute vec2 eccentricityRed, greenBlue, opacityWidth;
      attribute vec4 anomalyLeadTrail;
      uniform float pixelRatio;
      varying vec4 colour;
      varying vec3 acrossReachInside;
      ${solid ? DEPTH_AND_NEARNESS : ''}
      ${RIBBON}${COVERAGE_REACH}
      vec2 turnedBy(vec2 angle, vec2 more) {
        return vec2(angle.x * more.y + angle.y * more.x, angle.y * more.y - angle.x * more.x);
      }
      /* How far a point is within lead and trail, by its mean anomaly from the body, rad; negative outside. */
      float inside(float passed, float lead, float trail) {
        float near = passed < 0.0 ? trail + passed : lead - passed;
        float around = passed < 0.0 ? lead - passed - 6.28318531 : trail + passed - 6.28318531;
        return max(near, around);
      }
      void main() {
        vec2 middle = turnedBy(anomalyLeadTrail.xy, corner.xy);
        vec2 here = turnedBy(middle, corner.xy);
        vec3 way = 2.0 * corner.x * (alongQ * middle.y - alongP * middle.x);
        float width = pixelRatio * opacityWidth.y;
        float across = corner.w * coverageReach(width);
        float passed = corner.z - 2.0 * eccentricityRed.x * corner.x * middle.y;
        float fade = mix(1.0, 0.3, abs(corner.z) / 3.14159265);
        colour = vec4(eccentricityRed.y, greenBlue, opacityWidth.x * fade * min(width, 1.0));
        acrossReachInside = vec3(across, coverageReach(width), inside(passed, anomalyLeadTrail.z, anomalyLeadTrail.w));
        gl_Position = anomalyLeadTrail.z < 0.0
          ? vec4(2.0, 2.0, 2.0, 1.0)
          : ribbon(bodyClearing.xyz + way, alongQ * here.y - alongP * here.x, across);
        ${solid ? 'depthNearness = vec2(gl_Position.w, nearness(way, bodyClearing.w));' : ''}
      }`,
    frag: /* glsl */ `
      ${solid ? FRAGMENT_DEPTH_EXTENSION : ''}
      precision highp float;
      varying vec4 colour;
      varying vec3 acrossReachInside;
      ${solid ? `varying vec2 depthNearness;${FRAGMENT_DEPTH}` : ''}
      void main() {
        float covered = clamp(acrossReachInside.y - abs(acrossReachInside.x), 0.0, 1.0);
        gl_FragColor = vec4(colour.rgb, colour.a * covered * step(0.0, acrossReachInside.z));
        ${solid ? WRITE_DEPTH_AND_CLEAR : ''}
      }`,
    attributes: {
      corner: 0,
      alongP: 1,
      alongQ: 2,
      eccentricityRed: 3,
      greenBlue: 4,
      opacityWidth: 5,
      bodyClearing: 6,
      anomalyLeadTrail: 7,
    },
    vao: (_: REGL.DefaultContext, { ellipses }: OrbitEllipsesProps) => ellipses,
    uniforms: {
      lengthPerCssPixel: (_: REGL.DefaultContext, { pixelsPerRadian }: OrbitEllipsesProps) =>
        1 / pixelsPerRadian,
    },
    primitive: 'triangle strip',
    count: (_: REGL.DefaultContext, { cornerCount }: OrbitEllipsesProps) => cornerCount,
    instances: (_: REGL.DefaultContext, { count }: OrbitEllipsesProps) => count,
    depth: { enable: true, mask: false },
    blend: { enable: true, func: { src: 'src alpha', dst: 'one minus src alpha' } },
  });
}

function columnOf(buffer: REGL.Buffer, stride: number, size: number, offset: number): REGL.AttributeConfig {
  return { buffer, size, offset: 4 * offset, stride, divisor: 1 };
}
