import {
  BlobSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/**
 * A WebM film, as a browser records it while its length is still unknown, with its duration and with an index of its key
 * pictures, so that players show its length and can begin anywhere. Its pictures stay as they are encoded.
 *
 * @throws {Error} (as a rejection) when it is not such a film.
 */
export async function seekableWebm(recorded: Blob): Promise<Blob> {
  using input = new Input({ source: new BlobSource(recorded), formats: [WEBM] });
  const track = await input.getPrimaryVideoTrack();
  const codec = await track?.getCodec();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !codec || !decoderConfig) throw new RangeError('the film has no pictures that can be read');
  const pictures = new EncodedVideoPacketSource(codec);
  const target = new BufferTarget();
  /* The index has an entry for each cluster: every key picture begins one, however soon it follows another. */
  const output = new Output({ format: new WebMOutputFormat({ minimumClusterDuration: 0 }), target });
  output.addVideoTrack(pictures);
  await output.start();
  let duration = 0;
  for await (const picture of new EncodedPacketSink(track).packets()) {
    duration = picture.duration || duration; // that of the last one is unknown: it is shown as long as the one before it
    await pictures.add(picture.clone({ duration }), { decoderConfig });
  }
  await output.finalize();
  return new Blob([target.buffer ?? ''], { type: recorded.type });
}
