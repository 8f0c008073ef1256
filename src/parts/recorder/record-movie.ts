import type { CaptureEvent } from '#machines/scene/recorder.ts';
import { movieType, RECORDING } from '#machines/scene/movie-plan.ts';

/** Pictures of a movie, and what stops them. */
export type Movie = { readonly stream: MediaStream; readonly end: () => void };

/**
 * Time between pictures at which a player can begin, ms; an option that browsers know before TypeScript does.
 */
const KEY_FRAME_MS = 1000;
type SeekableOptions = MediaRecorderOptions & { readonly videoKeyFrameIntervalDuration: number };

/**
 * Begins to record a movie.
 *
 * @param openMovie begins to hand over pictures; fails when there is no scene.
 * @param notify   receives its outcome.
 * @param ending   throws the recording away.
 * @returns ends the recording, which then sends the movie.
 * @throws {RangeError} where the browser records no movie.
 */
export async function recordMovie(
  openMovie: () => Promise<Movie>,
  notify: (event: CaptureEvent) => void,
  ending: AbortSignal,
): Promise<() => void> {
  const type = movieType((candidate) => MediaRecorder.isTypeSupported(candidate));
  if (type === undefined) throw new RangeError('this browser records no movie');
  const movie = await openMovie();
  const recorder = createRecorder(movie, type, notify);
  const release = () => {
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of movie.stream.getTracks()) track.stop();
    movie.end();
  };
  if (ending.aborted) release();
  else ending.addEventListener('abort', release);
  return () => recorder.stop();
}

function createRecorder(
  { stream }: Movie,
  mimeType: string,
  notify: (event: CaptureEvent) => void,
): MediaRecorder {
  const { videoBitsPerSecond, chunkMs } = RECORDING;
  const options: SeekableOptions = {
    mimeType,
    videoBitsPerSecond,
    videoKeyFrameIntervalDuration: KEY_FRAME_MS,
  };
  const recorder = new MediaRecorder(stream, options);
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  recorder.addEventListener('error', () => notify({ type: 'capture.failed' }));
  recorder.addEventListener('stop', () =>
    notify({ type: 'movie.recorded', movie: new Blob(chunks, { type: recorder.mimeType }) }),
  );
  recorder.addEventListener('start', () => notify({ type: 'capture.begun' }));
  recorder.start(chunkMs);
  return recorder;
}
