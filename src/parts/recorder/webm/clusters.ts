import { elementAt, type SizedElement, elementsOf, unsigned, variable } from './ebml.ts';
import { ID } from './webm-ids.ts';

/** A picture of a film. */
export type Frame = {
  /** In units of the file's timestamp scale, from the beginning of the film. */
  readonly time: number;
  readonly track: number;
  /** It can be shown without the pictures before it. */
  readonly isKey: boolean;
  /** Where its block begins in the content of its cluster. */
  readonly at: number;
};

/** A cluster of pictures: its content from one byte to another. */
export type Cluster = { readonly body: number; readonly end: number; readonly frames: readonly Frame[] };

/** The parts of a segment: clusters, and all else by its id. */
export type Segment = {
  readonly clusters: readonly Cluster[];
  readonly others: readonly SizedElement[];
};

const BESIDE_CLUSTERS = new Set<number>([ID.cluster, ID.cues, ID.tags, ID.info, ID.tracks, ID.seekHead]);

/** Reads the content of a segment up to the end of the file. @throws {RangeError} for anything else than WebM. */
export function segmentFrom(bytes: Uint8Array, from: number): Segment {
  const clusters: Cluster[] = [];
  const others: SizedElement[] = [];
  for (let at = from; at < bytes.length;) {
    const element = elementAt(bytes, at);
    if (element.id === ID.cluster) {
      const end = element.end ?? endOfCluster(bytes, element.body);
      clusters.push({ body: element.body, end, frames: framesOf(bytes, element.body, end) });
      at = end;
    } else if (element.end === undefined) {
      throw new RangeError(`the element at ${at} has no size`);
    } else {
      others.push({ ...element, end: element.end });
      at = element.end;
    }
  }
  return { clusters, others };
}

/** A cluster without a size ends where the next thing beside it begins. */
function endOfCluster(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const { id, end } = elementAt(bytes, at);
    if (BESIDE_CLUSTERS.has(id)) break;
    if (end === undefined) throw new RangeError(`the element at ${at} has no size`);
    at = end;
  }
  return at;
}

function framesOf(bytes: Uint8Array, body: number, end: number): readonly Frame[] {
  const parts = elementsOf(bytes, body, end);
  const timestamp = parts.find(({ id }) => id === ID.timestamp);
  if (timestamp === undefined) throw new RangeError(`the cluster at ${body} has no time`);
  const begun = unsigned(bytes, timestamp);
  return parts.flatMap((part) => {
    const at = part.start - body;
    if (part.id === ID.simpleBlock) return [frameOf(bytes, part.body, begun, at)];
    if (part.id !== ID.blockGroup) return [];
    const inside = elementsOf(bytes, part.body, part.end);
    const block = inside.find(({ id }) => id === ID.block);
    if (block === undefined) return [];
    const isKey = inside.every(({ id }) => id !== ID.referenceBlock);
    return [{ ...frameOf(bytes, block.body, begun, at), isKey }];
  });
}

/** The head of a block: number of the track, time since that of the cluster as a signed number of two bytes, flags. */
function frameOf(bytes: Uint8Array, body: number, begun: number, at: number): Frame {
  const { value, length } = variable(bytes, body);
  const since = new DataView(bytes.buffer, bytes.byteOffset + body + length).getInt16(0);
  const isKey = (bytes[body + length + 2] & 0x80) !== 0;
  return { time: begun + since, track: value, isKey, at };
}
