import type REGL from 'regl';
import { TURN } from '#engine/constants.ts';
import { HIDDEN } from '#engine/swarm/swarm-columns.ts';
import { SWARM_MARKS, type SwarmData, type SwarmLook } from './swarm-data.ts';

/**
 * Days after which the anomalies on the GPU are too old and are sent again. A float is exact to 1e-7 of its size: an anomaly sent
 * near the perihelion, where an object is fast, is small and so the more exact, and one propagated there from afar is not.
 */
const REBASE_DAYS = 8;

/** Columns of a swarm's vertex array. */
export const SWARM_ATTRIBUTES = { alongP: 0, alongQ: 1, shape: 2, meanAnomaly: 3, colour: 4 };

/** The same columns, and those of how bright an object is. */
export const SEEN_SWARM_ATTRIBUTES = { ...SWARM_ATTRIBUTES, law: 5 };

/** The columns of a swarm, and the index of each object's mark. */
export const MARKED_SWARM_ATTRIBUTES = { ...SWARM_ATTRIBUTES, mark: 5 };

/** A swarm on the GPU, one row per object. */
export type SwarmBuffers = {
  readonly count: number;
  readonly alongP: REGL.Buffer;
  readonly alongQ: REGL.Buffer;
  /** e, 1 − e, mean motion. */
  readonly shape: REGL.Buffer;
  readonly meanAnomaly: REGL.Buffer;
  /** Red, green, blue and opacity, bytes; an opacity of zero is not drawn. */
  readonly colour: REGL.Buffer;
  /** All of these, laid out by {@link SWARM_ATTRIBUTES}. */
  readonly rows: REGL.VertexArrayObject;
  /** The same laid out by {@link SEEN_SWARM_ATTRIBUTES}; nothing is in `law` for a look without detection. */
  readonly seenRows: REGL.VertexArrayObject;
  /** The same laid out by {@link MARKED_SWARM_ATTRIBUTES}. */
  readonly markedRows: REGL.VertexArrayObject;
  /**
   * Brings the swarm to an instant: uploads mean anomalies when those on the GPU are too far from it, and the places of the
   * orbits that the GPU does not solve.
   *
   * @param day Julian date TDB, plus `offset` days.
   * @returns days from the anomalies on the GPU to the instant.
   */
  readonly moveTo: (day: number, offset: number) => number;
  /** Uploads five bytes per object, and laws of brightness that are not there yet. */
  readonly applyLook: (look: SwarmLook) => void;
  readonly destroy: () => void;
};

/** Uploads a swarm, all of it hidden until its look is applied. */
export function createSwarmBuffers(regl: REGL.Regl, data: SwarmData): SwarmBuffers {
  const { count } = data;
  const buffers = {
    alongP: regl.buffer({ data: data.alongP, usage: 'dynamic' }),
    alongQ: regl.buffer(data.alongQ),
    shape: regl.buffer(shapesOf(data)),
    meanAnomaly: regl.buffer({ usage: 'dynamic', type: 'float', length: 4 * count }),
    colour: regl.buffer({ usage: 'dynamic', data: new Uint8Array(4 * count) }),
    mark: regl.buffer({ usage: 'dynamic', data: new Uint8Array(count) }),
    law: regl.buffer({ usage: 'dynamic', type: 'float', length: 0 }),
  };
  const columns = [
    { buffer: buffers.alongP, size: 3 },
    { buffer: buffers.alongQ, size: 3 },
    { buffer: buffers.shape, size: 3 },
    { buffer: buffers.meanAnomaly, size: 1 },
    { buffer: buffers.colour, size: 4 },
  ];
  const rows = regl.vao(columns);
  const seenRows = regl.vao([...columns, { buffer: buffers.law, size: 3 }]);
  const markedRows = regl.vao([...columns, { buffer: buffers.mark, size: 1 }]);
  const anomalies = new Float32Array(count);
  const colours = new Uint8Array(4 * count);
  const placeOthers = othersPlacer(data, buffers.alongP);
  let rebased: number | undefined;
  let laws: Float32Array | undefined;
  return {
    count,
    ...buffers,
    rows,
    seenRows,
    markedRows,
    moveTo(day, offset) {
      placeOthers(day, offset);
      const now = day - data.day + offset;
      if (rebased === undefined || Math.abs(now - rebased) > REBASE_DAYS) {
        writeAnomalies(data, day, offset, anomalies);
        buffers.meanAnomaly.subdata(anomalies);
        rebased = now;
      }
      return now - rebased;
    },
    applyLook(look) {
      writeColours(look, colours);
      buffers.colour.subdata(colours);
      buffers.mark.subdata(marksOf(look));
      if (look.detection === undefined || look.detection.laws === laws) return;
      laws = look.detection.laws;
      buffers.law(laws);
    },
    destroy() {
      for (const part of [rows, seenRows, markedRows, ...Object.values(buffers)]) part.destroy();
    },
  };
}

/** e, 1 − e and mean motion of every row. */
function shapesOf({ count, eccentricity, meanMotion }: SwarmData): Float32Array {
  const shapes = new Float32Array(3 * count);
  for (let row = 0; row < count; row++) {
    shapes[3 * row] = eccentricity[row];
    shapes[3 * row + 1] = 1 - eccentricity[row];
    shapes[3 * row + 2] = meanMotion[row];
  }
  return shapes;
}

/**
 * Writes the places of the orbits that the GPU does not solve into the columns of `a P`: as circles at rest at an
 * anomaly of zero they are drawn there.
 */
function othersPlacer(
  { others, otherRows }: SwarmData,
  alongP: REGL.Buffer,
): (day: number, offset: number) => void {
  const places = new Float64Array(3 * others.count);
  const place = new Float32Array(3);
  return (day, offset) => {
    if (otherRows.length === 0) return;
    others.positions(day, offset, places);
    otherRows.forEach((row, index) => {
      place.set(places.subarray(3 * index, 3 * index + 3));
      alongP.subdata(place, 12 * row);
    });
  };
}

function writeColours({ colours, groupOf, opacityOf }: SwarmLook, out: Uint8Array): void {
  const bytes = colours.map((colour) => colour.map((part) => Math.round(255 * part)));
  for (let row = 0; row < groupOf.length; row++) {
    const colour = groupOf[row] === HIDDEN ? undefined : bytes[groupOf[row]];
    out[4 * row] = colour?.[0] ?? 0;
    out[4 * row + 1] = colour?.[1] ?? 0;
    out[4 * row + 2] = colour?.[2] ?? 0;
    out[4 * row + 3] = colour === undefined ? 0 : (opacityOf?.[row] ?? 255);
  }
}

/** Index of the mark of every object, also of those that are hidden. */
function marksOf({ groupOf, marks = [] }: SwarmLook): Uint8Array {
  const indices = marks.map((mark) => SWARM_MARKS.indexOf(mark));
  return groupOf.map((group) => indices[group] ?? 0);
}

/**
 * Writes the mean anomalies of a swarm at an instant, within half a turn of zero, rad.
 *
 * @param day Julian date TDB, plus `offset` days.
 * @param out at least one number per object.
 */
function writeAnomalies(data: SwarmData, day: number, offset: number, out: Float32Array): void {
  const { count, meanMotion, meanAnomaly } = data;
  const elapsed = day - data.day + offset;
  for (let row = 0; row < count; row++) {
    const anomaly = meanAnomaly[row] + meanMotion[row] * elapsed;
    out[row] = anomaly - TURN * Math.round(anomaly / TURN);
  }
}
