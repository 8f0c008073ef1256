import type REGL from 'regl';
import { icrfToEcliptic } from '#engine/orbit/ecliptic.ts';
import { createSwarm } from '#engine/kepler/swarm.ts';
import { anomaliesAt, REBASE_DAYS } from './swarm-anomalies.ts';
import { HIDDEN, type SwarmData, type SwarmLook } from './swarm-data.ts';

/** A swarm on the GPU, one row per object. */
export type SwarmBuffers = {
  readonly count: number;
  readonly alongP: REGL.Buffer;
  readonly alongQ: REGL.Buffer;
  /** e, 1 − e, mean motion. */
  readonly shape: REGL.Buffer;
  readonly meanAnomaly: REGL.Buffer;
  /** Red, green, blue and whether it is drawn, bytes. */
  readonly colour: REGL.Buffer;
  /**
   * Brings the swarm to an instant: uploads mean anomalies when those on the GPU are too far from it, and the places of the
   * orbits that the GPU does not solve.
   *
   * @param day Julian date TDB, plus `offset` days.
   * @returns days from the anomalies on the GPU to the instant.
   */
  readonly moveTo: (day: number, offset: number) => number;
  /** Uploads four bytes per object. */
  readonly dress: (look: SwarmLook) => void;
  readonly destroy: () => void;
};

/** Uploads a swarm, all of it hidden until it is dressed. */
export function createSwarmBuffers(regl: REGL.Regl, data: SwarmData): SwarmBuffers {
  const { count } = data;
  const buffers = {
    alongP: regl.buffer({ data: solvedOnGpu(data, data.alongP), usage: 'dynamic' }),
    alongQ: regl.buffer(solvedOnGpu(data, data.alongQ)),
    shape: regl.buffer(shapesOf(data)),
    meanAnomaly: regl.buffer({ usage: 'dynamic', type: 'float', length: 4 * count }),
    colour: regl.buffer({ usage: 'dynamic', data: new Uint8Array(4 * count) }),
  };
  const anomalies = new Float32Array(count);
  const colours = new Uint8Array(4 * count);
  const placeOthers = othersPlacer(data, buffers.alongP);
  let rebased: number | undefined;
  return {
    count,
    ...buffers,
    moveTo(day, offset) {
      placeOthers(day, offset);
      const now = day - data.day + offset;
      if (rebased === undefined || Math.abs(now - rebased) > REBASE_DAYS) {
        anomaliesAt(data, day, offset, anomalies);
        for (const { row } of data.others) anomalies[row] = 0;
        buffers.meanAnomaly.subdata(anomalies);
        rebased = now;
      }
      return now - rebased;
    },
    dress(look) {
      writeColours(look, colours);
      buffers.colour.subdata(colours);
    },
    destroy() {
      for (const buffer of Object.values(buffers)) buffer.destroy();
    },
  };
}

/** The axes without those of the rows that the GPU does not solve. */
function solvedOnGpu({ others }: SwarmData, axes: Float32Array): Float32Array {
  const kept = axes.slice();
  for (const { row } of others) kept.fill(0, 3 * row, 3 * row + 3);
  return kept;
}

/** e, 1 − e and mean motion of every row; a circle at rest where the GPU does not solve. */
function shapesOf({ count, eccentricity, meanMotion, others }: SwarmData): Float32Array {
  const shapes = new Float32Array(3 * count);
  for (let row = 0; row < count; row++) {
    shapes[3 * row] = eccentricity[row];
    shapes[3 * row + 1] = 1 - eccentricity[row];
    shapes[3 * row + 2] = meanMotion[row];
  }
  for (const { row } of others) shapes.set([0, 1, 0], 3 * row);
  return shapes;
}

/** Writes the places of the orbits that the GPU does not solve where `a P` of the others stands; their anomaly is zero. */
function othersPlacer({ others }: SwarmData, alongP: REGL.Buffer): (day: number, offset: number) => void {
  const swarm = createSwarm(others.map(({ orbit }) => orbit));
  const places = new Float64Array(3 * others.length);
  const place = new Float32Array(3);
  return (day, offset) => {
    swarm.positions(day, offset, places);
    others.forEach(({ row }, index) => {
      place.set(icrfToEcliptic([places[3 * index], places[3 * index + 1], places[3 * index + 2]]));
      alongP.subdata(place, 12 * row);
    });
  };
}

function writeColours({ colours, groupOf }: SwarmLook, out: Uint8Array): void {
  const bytes = colours.map((colour) => colour.map((part) => Math.round(255 * part)));
  for (let row = 0; row < groupOf.length; row++) {
    const colour = groupOf[row] === HIDDEN ? undefined : bytes[groupOf[row]];
    out[4 * row] = colour?.[0] ?? 0;
    out[4 * row + 1] = colour?.[1] ?? 0;
    out[4 * row + 2] = colour?.[2] ?? 0;
    out[4 * row + 3] = colour === undefined ? 0 : 255;
  }
}
