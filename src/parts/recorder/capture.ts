import { fromCallback, fromPromise } from 'xstate';
import { type CaptureEvent, type CaptureCommand, recorderMachine } from '#machines/scene/recorder.ts';
import { movieType, RECORDING } from '#machines/scene/recording.ts';
import { saveFile } from '../save-file.ts';

/** Pictures of a movie, and what stops them. */
export type Film = { readonly stream: MediaStream; readonly end: () => void };

/**
 * The recorder where it meets the browser.
 *
 * @param openFilm as {@link captureOf} takes it.
 */
export function providedRecorder(openFilm: () => Promise<Film>): typeof recorderMachine {
  return recorderMachine.provide({
    actors: {
      capture: captureOf(openFilm),
      saveFile: fromPromise<void, { name: string; content: Blob }>(async ({ input: { name, content } }) =>
        saveFile(name, await finished(content)),
      ),
    },
  });
}

/** A film with duration and index; as it was recorded where that cannot be done. */
async function finished(movie: Blob): Promise<Blob> {
  if (!movie.type.startsWith('video/webm')) return movie;
  try {
    const { seekableWebm } = await import('./webm/seekable.ts');
    const parts = seekableWebm(new Uint8Array(await movie.arrayBuffer()));
    return new Blob([...parts], { type: movie.type });
  } catch (failure) {
    reportError(failure);
    return movie;
  }
}

/**
 * Records a film until it is told to end; stopping the actor throws the recording away.
 *
 * @param openFilm begins to hand over pictures; fails when there is no scene.
 */
function captureOf(openFilm: () => Promise<Film>) {
  return fromCallback<CaptureCommand>(({ sendBack, receive }) => {
    const tell = (event: CaptureEvent) => sendBack(event);
    const ending = new AbortController();
    let stop = () => tell({ type: 'capture.failed' });
    const record = async () => {
      const type = movieType((candidate) => MediaRecorder.isTypeSupported(candidate));
      if (type === undefined) throw new RangeError('this browser records no movie');
      const film = await openFilm();
      const recorder = recorded(film, type, tell);
      stop = () => recorder.stop();
      const release = () => {
        if (recorder.state !== 'inactive') recorder.stop();
        for (const track of film.stream.getTracks()) track.stop();
        film.end();
      };
      if (ending.signal.aborted) release();
      else ending.signal.addEventListener('abort', release);
    };
    record().catch(() => tell({ type: 'capture.failed' }));
    receive(() => stop());
    return () => ending.abort();
  });
}

/** Between pictures at which a player can begin, ms; an option that browsers know before TypeScript does. */
const KEY_FRAME_MS = 1000;
type SeekableOptions = MediaRecorderOptions & { readonly videoKeyFrameIntervalDuration: number };

function recorded({ stream }: Film, mimeType: string, tell: (event: CaptureEvent) => void): MediaRecorder {
  const { videoBitsPerSecond, chunkMs } = RECORDING;
  const options: SeekableOptions = {
    mimeType,
    videoBitsPerSecond,
    videoKeyFrameIntervalDuration: KEY_FRAME_MS,
  };
  const recorder = new MediaRecorder(stream, options);
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  recorder.addEventListener('error', () => tell({ type: 'capture.failed' }));
  recorder.addEventListener('stop', () =>
    tell({ type: 'movie.recorded', movie: new Blob(chunks, { type: recorder.mimeType }) }),
  );
  recorder.addEventListener('start', () => tell({ type: 'capture.begun' }));
  recorder.start(chunkMs);
  return recorder;
}
