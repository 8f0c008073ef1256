import type { EphemerisStore } from '#client/ephemeris-store.ts';
import type { FrameSize } from '#machines/scene/movie-plan.ts';
import type { FilmActor } from '#machines/scene/film.ts';
import type { RecorderActor } from '#machines/scene/recorder.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import type { CanvasView, ToolScene } from './canvas-view.ts';
import type { Store } from './store.ts';

/** The parts of a running 3D tool that stage, canvases and exports need. */
export type SceneSession<Inputs> = ToolScene<Inputs> & {
  readonly timeline: TimelineActor;
  readonly settings: DisplaySettingsActor;
  readonly recorder: RecorderActor;
  readonly ephemeris: EphemerisStore;
  /** The canvases while the tool is on the screen. */
  readonly canvas: Store<CanvasView | undefined>;
  /** Saves the picture on the screen as a file. */
  readonly exportPicture: () => Promise<void>;
  /** Opens the recorder with the events that there are to be filmed. */
  readonly openRecorder: () => Promise<void>;
  /** The film that is being planned or painted frame by frame: no other one opens beside it, nor does the recorder. */
  readonly film: Store<OpenFilm | undefined>;
  readonly openFilm: () => Promise<void>;
};

/** A film that is open, and the size it is planned with, whose shape the view takes; without an actor frames are painted for something else. */
export type OpenFilm = { readonly actor: FilmActor | undefined; readonly size: FrameSize };
