import type REGL from 'regl';
import { SINE_COSINE } from '../glsl/sine-cosine.ts';
import { VERTEX_DEPTH } from '../glsl/logarithmic-depth.ts';
import type { Layer } from './layer.ts';
import { COVERAGE, RIBBON, RIBBON_MARGIN } from './ribbon.ts';

/** Floats per ellipse of what stays: a P, b Q, e, red, green, blue, opacity, kind. */
export const ELLIPSE_SHAPE_FLOATS = 12;

/** Floats per ellipse of what each picture changes: x, y, z, anomaly, lead, trail. */
export const ELLIPSE_PLACE_FLOATS = 6;

/** Ellipses of one number of steps, drawn by one call. */
export type OrbitEllipsesProps = {
  /** As {@link ellipsesVao} makes it. */
  readonly ellipses: REGL.VertexArrayObject;
  readonly cornerCount: number;
  readonly count: number;
  /** Width of a planet's and of an object's line, CSS px. */
  readonly widths: readonly [planet: number, object: number];
};

const SHAPE_STRIDE = 4 * ELLIPSE_SHAPE_FLOATS;
const PLACE_STRIDE = 4 * ELLIPSE_PLACE_FLOATS;

/**
 * Lays ellipses out for the layer.
 *
 * @param corners ribbon corners: eccentric anomaly from the body, rad, and side.
 * @param shapes what stays: rows of {@link ELLIPSE_SHAPE_FLOATS}; vectors in au, kind 0 of a planet, 1 of an object.
 * @param places what each picture changes: rows of {@link ELLIPSE_PLACE_FLOATS}. The place of the body on its ellipse
 * relative to the eye, au; its eccentric anomaly, rad; and how much of the ellipse is drawn ahead and behind, rad of mean
 * anomaly (2π and more for all of it, a negative lead for nothing).
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
    { buffer: corners, size: 2, divisor: 0 },
    shape(3, 0),
    shape(3, 3),
    shape(2, 6),
    shape(2, 8),
    shape(2, 10),
    place(3, 0),
    place(3, 3),
  ]);
}

/**
 * Draws whole elliptical orbits as ribbons, evaluated on the GPU and fading away from the body.
 *
 * A point is the body plus its way from there, 2 sin(δ/2) (b Q cos(E + δ/2) − a P sin(E + δ/2)), which keeps 1e-7 of the
 * distance from the body: the line passes through its body however near the eye is.
 */
export function createOrbitEllipses(regl: REGL.Regl): Layer<OrbitEllipsesProps> {
  return regl<object, object, OrbitEllipsesProps>({
    vert: /* glsl */ `
      precision highp float;
      attribute vec2 corner;
      attribute vec3 alongP, alongQ, body;
      attribute vec2 eccentricityRed, greenBlue, opacityKind;
      attribute vec3 anomalyLeadTrail;
      uniform vec2 widths;
      uniform float pixelRatio;
      varying vec4 colour;
      varying float across, width, turned, passed;
      varying vec2 leadTrail;
      ${SINE_COSINE}${RIBBON}${VERTEX_DEPTH}
      void main() {
        float anomaly = anomalyLeadTrail.x;
        vec2 half_way = sineCosine(0.5 * corner.x);
        vec2 middle = sineCosine(anomaly + 0.5 * corner.x);
        vec2 here = sineCosine(anomaly + corner.x);
        vec3 place = body + 2.0 * half_way.x * (alongQ * middle.y - alongP * middle.x);
        width = pixelRatio * (opacityKind.y < 0.5 ? widths.x : widths.y);
        across = corner.y * (0.5 * max(width, 1.0) + ${RIBBON_MARGIN.toFixed(1)});
        turned = abs(corner.x) / 3.14159265;
        passed = corner.x - 2.0 * eccentricityRed.x * half_way.x * middle.y;
        leadTrail = anomalyLeadTrail.yz;
        colour = vec4(eccentricityRed.y, greenBlue, opacityKind.x);
        bool hidden = leadTrail.x < 0.0;
        gl_Position = hidden
          ? vec4(2.0, 2.0, 2.0, 1.0)
          : withLogarithmicDepth(ribbon(place, alongQ * here.y - alongP * here.x, across));
      }`,
    frag: /* glsl */ `
      precision highp float;
      varying vec4 colour;
      varying float across, width, turned, passed;
      varying vec2 leadTrail;
      ${COVERAGE}
      void main() {
        float ahead = passed < 0.0 ? passed + 6.28318531 : passed;
        if (ahead > leadTrail.x && 6.28318531 - ahead > leadTrail.y) discard;
        float fade = mix(1.0, 0.3, turned);
        gl_FragColor = vec4(colour.rgb, colour.a * fade * coverage(across, width));
      }`,
    attributes: {
      corner: 0,
      alongP: 1,
      alongQ: 2,
      eccentricityRed: 3,
      greenBlue: 4,
      opacityKind: 5,
      body: 6,
      anomalyLeadTrail: 7,
    },
    vao: (_: REGL.DefaultContext, { ellipses }: OrbitEllipsesProps) => ellipses,
    uniforms: {
      widths: (_: REGL.DefaultContext, { widths }: OrbitEllipsesProps) => widths,
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
