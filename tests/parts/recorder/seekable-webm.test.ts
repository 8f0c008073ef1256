import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ALL_FORMATS,
  BlobSource,
  type EncodedPacket,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
} from 'mediabunny';
import { expect, test } from 'vitest';
import { seekableWebm } from '#parts/recorder/seekable-webm.ts';

/** Three seconds of 32 × 24 pixels, as Chromium records them with a key picture every half second. */
const RECORDED = new Blob(
  [readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'recorded-film.webm'))],
  { type: 'video/webm;codecs=vp9' },
);

/** Elements of WebM (RFC 9559): the index, and the beginning of an entry with its time. */
const CUES = '\x1c\x53\xbb\x6b';
const CUE_POINT = /\xbb.{4}\xb3/gs;

test('a film as it is recorded has neither duration nor index', async () => {
  const { input, track } = await opened(RECORDED);
  expect(await input.getDurationFromMetadata([track])).toBeNull();
  expect(await textOf(RECORDED)).not.toContain(CUES);
});

test('a recorded film gets its duration: its last picture is shown as long as the one before it', async () => {
  const { input, track } = await opened(await seekableWebm(RECORDED));
  expect(await input.getDurationFromMetadata([track])).toBeCloseTo(2.983 + 0.034, 6);
});

test('a recorded film is indexed: an entry for each of its key pictures', async () => {
  const made = await seekableWebm(RECORDED);
  const { track } = await opened(made);
  const keys = (await packetsOf(track)).filter(({ type }) => type === 'key');
  expect(keys).toHaveLength(6);
  const text = await textOf(made);
  expect(text.slice(text.lastIndexOf(CUES)).match(CUE_POINT)).toHaveLength(keys.length);
});

test('a recorded film keeps its pictures and what is transparent in them, and may be made seekable twice', async () => {
  const once = await seekableWebm(RECORDED);
  const pictures = await picturesOf(RECORDED);
  expect(pictures.every(({ alpha }) => alpha !== undefined)).toBe(true);
  expect(await picturesOf(once)).toEqual(pictures);
  expect(await picturesOf(await seekableWebm(once))).toEqual(pictures);
  expect(once.type).toBe(RECORDED.type);
});

test.each([
  ['another file', new Blob([Uint8Array.of(1, 2, 3)])],
  ['nothing', new Blob()],
  ['the head of a film without its pictures', RECORDED.slice(0, 100)],
])('a recorded film is not found in %s', async (_, content) => {
  await expect(seekableWebm(content)).rejects.toThrow(/unsupported|no pictures/);
});

async function opened(film: Blob): Promise<{ input: Input; track: InputVideoTrack }> {
  const input = new Input({ source: new BlobSource(film), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (track === null) throw new Error('the film has no pictures');
  return { input, track };
}

async function packetsOf(track: InputVideoTrack): Promise<readonly EncodedPacket[]> {
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  return packets;
}

async function picturesOf(film: Blob) {
  const { track } = await opened(film);
  return (await packetsOf(track)).map(({ timestamp, data, sideData: { alpha } }) => ({
    timestamp,
    data,
    alpha,
  }));
}

/** The bytes of a file, a character each. */
async function textOf(file: Blob): Promise<string> {
  return Buffer.from(await file.arrayBuffer()).toString('latin1');
}
