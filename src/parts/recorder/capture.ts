import { fromCallback } from 'xstate';
import type { CaptureNews, CaptureOrder } from '#machines/recorder.ts';
import { movieType, RECORDING } from '#machines/recording.ts';

/** Where the pictures of a movie come from. */
export type MovieSource = {
  /** Begins to hand over pictures; `end` stops it. @throws when there is no scene. */
  readonly begin: () => { readonly stream: MediaStream; readonly end: () => void };
};

/** Records the pictures of a source until it is told to end; stopping the actor throws the recording away. */
export function captureOf(source: MovieSource) {
  return fromCallback<CaptureOrder>(({ sendBack, receive }) => {
    const tell = (news: CaptureNews) => sendBack(news);
    const type = movieType((candidate) => MediaRecorder.isTypeSupported(candidate));
    if (type === undefined) {
      tell({ type: 'capture.failed' });
      return undefined;
    }
    const { stream, end } = source.begin();
    const { videoBitsPerSecond, chunkMs } = RECORDING;
    const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond });
    const chunks: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
    recorder.addEventListener('error', () => tell({ type: 'capture.failed' }));
    recorder.addEventListener('stop', () =>
      tell({ type: 'movie.recorded', movie: new Blob(chunks, { type: recorder.mimeType }) }),
    );
    recorder.start(chunkMs);
    receive(({ type: order }) => {
      if (order === 'capture.ended' && recorder.state !== 'inactive') recorder.stop();
    });
    return () => {
      if (recorder.state !== 'inactive') recorder.stop();
      for (const track of stream.getTracks()) track.stop();
      end();
    };
  });
}
