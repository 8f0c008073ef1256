import { createActor, fromPromise } from 'xstate';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { filmMachine, type FrameTiming, type StripFrame } from '#machines/scene/film.ts';
import type { FilmPlan } from '#machines/scene/film-plan.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import type { Clock } from '../clock.ts';
import { saveFile } from '../save-file.ts';
import type { SceneSession } from '../scene/scene-session.ts';
import { filmFrames } from './film-frames.ts';
import { paintedStrip, timedFrames } from './film-preview.ts';
import { paintedPicture } from './painted-picture.ts';
import type { FrameDecoration } from './painted-frames.ts';

/** The name of a tool's films, and the decoration of their pictures. */
export type FilmOptions = {
  readonly fileName: string;
  readonly decoration: FrameDecoration;
  readonly clock: Clock;
  /**
   * Instant of the event that the film is proposed to show, UTC milliseconds; all that the timeline has where
   * left out.
   */
  readonly eventMs?: number | undefined;
};

/** Opens the film of a view that is painted frame by frame; nothing while one is open or a movie is being recorded. */
export function openFilm<Inputs>(
  scene: SceneSession<Inputs>,
  { fileName, decoration, clock, eventMs }: FilmOptions,
): void {
  const { film, recorder, timeline } = scene;
  recorder.send({ type: 'recorder.closed' });
  if (film.get() !== undefined || !recorder.getSnapshot().matches('hidden')) return;
  const actor = createActor(
    filmMachine.provide({
      actors: {
        filmFrames: filmFrames(scene, decoration, clock),
        paintStrip: fromPromise<readonly StripFrame[], FilmPlan>(({ input, signal }) =>
          paintedStrip(input, { scene, clock, signal }),
        ),
        timeFrames: fromPromise<FrameTiming, FilmPlan>(({ input, signal }) =>
          timedFrames(input, decoration, { scene, clock, signal }),
        ),
        paintPicture: fromPromise<Blob, FilmPlan>(async ({ input: { size }, signal }) =>
          paintedPicture(
            { scene, size, decoration, clock, signal },
            currentAt(timeline.getSnapshot().context, clock.realNow()),
          ),
        ),
        saveFile: fromPromise<void, { name: string; content: Blob }>(async ({ input: { name, content } }) =>
          saveFile(name, content),
        ),
      },
    }),
    { input: { fileName, now: clock.now, limits: timeline.getSnapshot().context.range, eventMs } },
  );
  const leaveColours = followColours(scene.settings, () => actor.send({ type: 'colours.changed' }));
  actor.subscribe(({ status, context: { plan } }) => {
    const { size } = plan;
    if (status !== 'done') {
      if (film.get()?.size !== size) film.set({ actor, size });
      return;
    }
    leaveColours();
    film.set(undefined);
  });
  actor.start();
}

/** Calls a listener whenever a view gets other colours: by the palette of the page, or inverted. @returns ends it. */
function followColours(settings: DisplaySettingsActor, onChange: () => void): () => void {
  const page = document.documentElement;
  const colours = () =>
    JSON.stringify([page.dataset['theme'], settings.getSnapshot().context.settings.invertColors]);
  let before = colours();
  const follow = () => {
    if (colours() === before) return;
    before = colours();
    onChange();
  };
  const observer = new MutationObserver(follow);
  observer.observe(page, { attributes: true, attributeFilter: ['data-theme'] });
  const subscription = settings.subscribe(follow);
  return () => {
    observer.disconnect();
    subscription.unsubscribe();
  };
}
