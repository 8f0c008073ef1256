import { fromCallback, fromPromise } from 'xstate';
import { type CaptureEvent, type CaptureCommand, recorderMachine } from '#machines/scene/recorder.ts';
import { saveFile } from '../save-file.ts';
import type { Movie } from './record-movie.ts';

/**
 * The recorder where it meets the browser.
 *
 * @param openMovie as {@link captureOf} takes it.
 */
export function providedRecorder(openMovie: () => Promise<Movie>): typeof recorderMachine {
  return recorderMachine.provide({
    actors: {
      capture: captureOf(openMovie),
      saveFile: fromPromise<void, { name: string; content: Blob }>(async ({ input: { name, content } }) =>
        saveFile(name, await finishedMovie(content)),
      ),
    },
  });
}

/** A movie with duration and index; as it was recorded where that cannot be done. */
async function finishedMovie(movie: Blob): Promise<Blob> {
  if (!movie.type.startsWith('video/webm')) return movie;
  try {
    const { seekableWebm } = await import('./seekable-webm.ts');
    return await seekableWebm(movie);
  } catch (failure) {
    reportError(failure);
    return movie;
  }
}

/**
 * Records a movie until it is stopped; stopping the actor throws the recording away.
 *
 * @param openMovie begins to hand over pictures; fails when there is no scene.
 */
function captureOf(openMovie: () => Promise<Movie>) {
  return fromCallback<CaptureCommand>(({ sendBack, receive }) => {
    const notify = (event: CaptureEvent) => sendBack(event);
    const ending = new AbortController();
    let stop = () => notify({ type: 'capture.failed' });
    const record = async () => {
      const { recordMovie } = await import('./record-movie.ts');
      stop = await recordMovie(openMovie, notify, ending.signal);
    };
    record().catch(() => notify({ type: 'capture.failed' }));
    receive(() => stop());
    return () => ending.abort();
  });
}
