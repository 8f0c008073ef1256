import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import type { FilmPlan } from '#machines/scene/film-plan.ts';

/** Codecs by preference: what every player and editing programme reads, and what every browser encodes. */
const CODECS = ['avc', 'vp9', 'vp8'] as const;

/** Thin lines and stars need more than films of a camera; more than the second serves no screen. */
const BITS_PER_PIXEL = 0.2;
const MOST_BITS_PER_SECOND = 60_000_000;

/** Time between frames at which a player can begin, s. */
const KEY_FRAME_SECONDS = 1;

/** The browser encodes no film of a size. */
export class EncoderMissing extends Error {
  override readonly name = 'EncoderMissing';

  constructor({ width, height }: FilmPlan['size']) {
    super(`the browser encodes no film of ${width} × ${height}`);
  }
}

/** Encodes the pictures of a canvas as a film. */
export type FrameEncoder = {
  /** Takes what is on the canvas as a frame, counted from 0; resolves once there is room for the next one. */
  readonly add: (frame: number) => Promise<void>;
  readonly finish: () => Promise<Blob>;
  /** Throws away what has not been finished. */
  readonly close: () => Promise<void>;
};

/**
 * Begins to encode a film.
 *
 * @throws {EncoderMissing} (as a rejection) when the browser encodes no such film.
 */
export async function frameEncoder(
  canvas: HTMLCanvasElement,
  { size, framesPerSecond }: FilmPlan,
): Promise<FrameEncoder> {
  const { width, height } = size;
  const bitrate = Math.min(width * height * framesPerSecond * BITS_PER_PIXEL, MOST_BITS_PER_SECOND);
  const codec = await getFirstEncodableVideoCodec([...CODECS], { width, height, bitrate });
  if (codec === null) throw new EncoderMissing(size);
  const source = new CanvasSource(canvas, { codec, bitrate, keyFrameInterval: KEY_FRAME_SECONDS });
  const target = new BufferTarget();
  const output = new Output({
    format: codec === 'avc' ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  return {
    add: (frame) => source.add(frame / framesPerSecond, 1 / framesPerSecond),
    async finish() {
      await output.finalize();
      if (target.buffer === null) throw new RangeError('the film is empty');
      return new Blob([target.buffer], { type: output.format.mimeType });
    },
    async close() {
      if (output.state === 'started') await output.cancel();
    },
  };
}
