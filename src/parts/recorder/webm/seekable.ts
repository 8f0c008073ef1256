import { type Cluster, segmentFrom } from './clusters.ts';
import { double, element, elementAt, elementsOf, head, joined, wholeNumber } from './ebml.ts';
import { ID } from './webm-ids.ts';

/**
 * A WebM film, as a browser records it while its length is still unknown, with its duration and with an index of
 * its key pictures in front of them, so that players show its length and can begin anywhere.
 *
 * @returns the parts of the file; the pictures are those that were given, not copied.
 * @throws {RangeError} when it is not such a film.
 */
export function seekableWebm(bytes: Uint8Array<ArrayBuffer>): readonly Uint8Array<ArrayBuffer>[] {
  const header = elementAt(bytes, 0);
  const segment = elementAt(bytes, header.end ?? 0);
  if (segment.id !== ID.segment) throw new RangeError('this is not a film in WebM');
  const { clusters, others } = segmentFrom(bytes, segment.body);
  const tracks = others.find(({ id }) => id === ID.tracks);
  const info = others.find(({ id }) => id === ID.info);
  if (tracks === undefined || info === undefined)
    throw new RangeError('the film lacks its information and tracks');
  const infoParts = elementsOf(bytes, info.body, info.end).filter(
    ({ id }) => id !== ID.duration && id !== ID.empty,
  );
  const newInfo = element(
    ID.info,
    ...infoParts.map(({ start, end }) => bytes.subarray(start, end)),
    element(ID.duration, double(durationOf(clusters))),
  );
  const newTracks = bytes.subarray(tracks.start, tracks.end);

  const seekLength = seekHead([ID.info, ID.tracks, ID.cues], [0, 0, 0]).length;
  const infoAt = seekLength;
  const tracksAt = infoAt + newInfo.length;
  const cuesAt = tracksAt + newTracks.length;
  const cuesLength = cues(clusters, []).length;
  const places = placesOf(clusters, cuesAt + cuesLength);
  const length = (places.at(-1) ?? 0) + lengthOf(clusters.at(-1));
  return [
    bytes.slice(0, header.end),
    head(ID.segment, length) as Uint8Array<ArrayBuffer>,
    joined([
      seekHead([ID.info, ID.tracks, ID.cues], [infoAt, tracksAt, cuesAt]),
      newInfo,
      newTracks,
      cues(clusters, places),
    ]),
    ...clusters.flatMap(({ body, end }) => [
      head(ID.cluster, end - body) as Uint8Array<ArrayBuffer>,
      bytes.subarray(body, end),
    ]),
  ];
}

/** To the end of the last picture, which is shown as long as the one before it. */
function durationOf(clusters: readonly Cluster[]): number {
  const times = clusters.flatMap(({ frames }) => frames.map(({ time }) => time));
  const [before = 0, last = 0] = [times.at(-2), times.at(-1)];
  return times.length < 2 ? last : last + (last - before);
}

/** Where each cluster begins in the content of the segment. */
function placesOf(clusters: readonly Cluster[], first: number): readonly number[] {
  let at = first;
  return clusters.map((cluster) => {
    const place = at;
    at += lengthOf(cluster);
    return place;
  });
}

function lengthOf(cluster: Cluster | undefined): number {
  if (cluster === undefined) return 0;
  const length = cluster.end - cluster.body;
  return head(ID.cluster, length).length + length;
}

function seekHead(ids: readonly number[], places: readonly number[]): Uint8Array {
  return element(
    ID.seekHead,
    ...ids.map((id, index) =>
      element(
        ID.seek,
        element(ID.seekId, head(id, 0).subarray(0, 4)),
        element(ID.seekPosition, wholeNumber(places[index])),
      ),
    ),
  );
}

/** The index: time and place of every key picture. It is as long whatever the places are. */
function cues(clusters: readonly Cluster[], places: readonly number[]): Uint8Array {
  const points = clusters.flatMap(({ frames }, index) =>
    frames
      .filter(({ isKey }) => isKey)
      .map(({ time, track, at }) =>
        element(
          ID.cuePoint,
          element(ID.cueTime, wholeNumber(time)),
          element(
            ID.cueTrackPositions,
            element(ID.cueTrack, wholeNumber(track)),
            element(ID.cueClusterPosition, wholeNumber(places[index] ?? 0)),
            element(ID.cueRelativePosition, wholeNumber(at)),
          ),
        ),
      ),
  );
  return element(ID.cues, ...points);
}
