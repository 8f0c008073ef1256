import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { segmentFrom } from '#parts/recorder/webm/clusters.ts';
import {
  type SizedElement,
  element,
  elementAt,
  elementsOf,
  joined,
  unsigned,
} from '#parts/recorder/webm/ebml.ts';
import { seekableWebm } from '#parts/recorder/webm/seekable.ts';
import { ID } from '#parts/recorder/webm/webm-ids.ts';

/** Three seconds of 32 × 24 pixels, as Chromium records them with a key picture every half second. */
const RECORDED = new Uint8Array(
  readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'recorded-film.webm')),
);

describe('A recorded film', () => {
  test('a recorded film has neither duration nor index', () => {
    const { others } = segmentFrom(RECORDED, contentOf(RECORDED));
    expect(others.map(({ id }) => id)).not.toContain(ID.cues);
    const info = others.find(({ id }) => id === ID.info);
    expect(childrenOf(RECORDED, info).map(({ id }) => id)).not.toContain(ID.duration);
  });

  test('a recorded film gets its duration, and sizes that fill the file', () => {
    const made = joined(seekableWebm(RECORDED));
    const segment = elementAt(made, elementAt(made, 0).end ?? 0);
    expect(segment.end).toBe(made.length);
    const info = partsOf(made).find(({ id }) => id === ID.info);
    const duration = childrenOf(made, info).find(({ id }) => id === ID.duration);
    if (duration === undefined) throw new Error('it has no duration');
    const ms = new DataView(made.buffer, duration.body).getFloat64(0);
    expect(ms).toBeGreaterThan(2900);
    expect(ms).toBeLessThan(3200);
  });

  test('a recorded film is indexed in front of its pictures: each entry leads to a key picture of its time', () => {
    const made = joined(seekableWebm(RECORDED));
    const parts = partsOf(made);
    const from = contentOf(made);
    expect(parts.slice(0, 4).map(({ id }) => id)).toEqual([ID.seekHead, ID.info, ID.tracks, ID.cues]);
    const { clusters } = segmentFrom(made, from);
    const keys = clusters.flatMap(({ frames }) => frames.filter(({ isKey }) => isKey));
    const points = childrenOf(made, parts[3]);
    expect(points).toHaveLength(keys.length);
    expect(points.length).toBeGreaterThanOrEqual(5);
    points.forEach((point, index) => {
      const [time, positions] = childrenOf(made, point);
      expect(unsigned(made, time)).toBe(keys[index].time);
      const [, cluster, relative] = childrenOf(made, positions).map((part) => unsigned(made, part));
      const led = elementAt(made, from + cluster);
      expect(led.id).toBe(ID.cluster);
      expect([ID.simpleBlock, ID.blockGroup]).toContain(elementAt(made, led.body + relative).id);
    });
    for (const seek of childrenOf(made, parts[0])) {
      const [id, place] = childrenOf(made, seek);
      expect(elementAt(made, from + unsigned(made, place)).id).toBe(unsigned(made, id));
    }
  });

  test('a recorded film keeps its pictures as they are, and may be made seekable twice', () => {
    const once = joined(seekableWebm(RECORDED));
    expect(picturesOf(once)).toEqual(picturesOf(RECORDED));
    expect(joined(seekableWebm(once))).toEqual(once);
  });

  test('in groups of blocks is understood as well', () => {
    const { clusters, others } = segmentFrom(RECORDED, contentOf(RECORDED));
    const tracks = others.find(({ id }) => id === ID.tracks);
    const info = others.find(({ id }) => id === ID.info);
    if (tracks === undefined || info === undefined) throw new Error('the film is another one');
    const film = joined([
      RECORDED.slice(0, elementAt(RECORDED, 0).end),
      element(
        ID.segment,
        RECORDED.slice(info.start, info.end),
        RECORDED.slice(tracks.start, tracks.end),
        element(
          ID.cluster,
          element(ID.timestamp, Uint8Array.of(10)),
          element(ID.blockGroup, blockAt(0)),
          element(ID.blockGroup, blockAt(40), element(ID.referenceBlock, Uint8Array.of(1))),
        ),
      ),
    ]);
    expect(clusters.length).toBeGreaterThan(0);
    const made = joined(seekableWebm(film));
    expect(segmentFrom(made, contentOf(made)).clusters[0]?.frames).toMatchObject([
      { time: 10, track: 1, isKey: true },
      { time: 50, track: 1, isKey: false },
    ]);
    expect(childrenOf(made, partsOf(made)[3])).toHaveLength(1);
  });

  test.each([
    ['another file', new Uint8Array([1, 2, 3])],
    ['nothing', new Uint8Array()],
    ['one that is cut off', RECORDED.slice(0, RECORDED.length - 5)],
  ])('a recorded film is not found in %s', (_, bytes) => {
    expect(() => seekableWebm(bytes)).toThrow(RangeError);
  });
});

function contentOf(bytes: Uint8Array): number {
  return elementAt(bytes, elementAt(bytes, 0).end ?? 0).body;
}

function partsOf(bytes: Uint8Array): readonly SizedElement[] {
  return elementsOf(bytes, contentOf(bytes), bytes.length);
}

function childrenOf(bytes: Uint8Array, parent: SizedElement | undefined): readonly SizedElement[] {
  return parent === undefined ? [] : elementsOf(bytes, parent.body, parent.end);
}

function picturesOf(bytes: Uint8Array): readonly (readonly number[])[] {
  return segmentFrom(bytes, contentOf(bytes)).clusters.map(({ body, end }) => [...bytes.subarray(body, end)]);
}

/** A block of the first track, so many units after its cluster. */
function blockAt(time: number): Uint8Array {
  return element(ID.block, Uint8Array.of(0x81, 0, time, 0, 1, 2, 3));
}
