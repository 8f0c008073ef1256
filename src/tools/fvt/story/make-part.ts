import {
  type StoryFile,
  storyFilmPlan,
  type StoryPartEvent,
  type StoryTask,
} from '#machines/fvt/story-parts.ts';
import { frameCount } from '#machines/scene/film-plan.ts';
import { encodeFilm } from '#parts/film/film-frames.ts';
import { EncoderMissing } from '#parts/film/frame-encoder.ts';
import { DateMissing } from '#parts/film/painted-at.ts';
import type { Framing } from '#parts/film/painted-frames.ts';
import { paintedPicture } from '#parts/film/painted-picture.ts';
import { decoration } from '../exports.ts';
import type { FvtSession } from '../fvt-session.ts';
import { groundMap } from './ground-map.ts';
import { inStoryView, ViewInUse } from './in-story-view.ts';
import { mapPng, mapSvg } from './map-files.ts';

type Making = {
  readonly session: FvtSession;
  readonly notify: (event: StoryPartEvent) => void;
  readonly signal: AbortSignal;
};

/** Makes a part of a Story and notifies of its outcome. @throws unexpected errors, as a rejection. */
export async function makePart(task: StoryTask, making: Making): Promise<void> {
  const { session, notify } = making;
  try {
    const files = await MAKE[task.part](task, making);
    if (files === undefined)
      notify({ type: 'part.missing', gap: task.part === 'map' ? 'no map' : 'left out' });
    else notify({ type: 'part.made', files });
  } catch (failure) {
    if (failure instanceof EncoderMissing) notify({ type: 'part.missing', gap: 'no encoder' });
    else if (failure instanceof DateMissing) notify({ type: 'part.failed', failure: 'no data' });
    else if (failure instanceof ViewInUse) notify({ type: 'part.failed', failure: 'view in use' });
    else if (session.scene.canvas.get() === undefined) notify({ type: 'part.failed', failure: 'view left' });
    else throw failure;
  }
}

/** The maker of each part; undefined where there is none. */
const MAKE = { picture: makePicture, film: makeFilm, map: makeMap } as const;

function makePicture(task: StoryTask, making: Making): Promise<readonly StoryFile[]> {
  const nearestMs = Date.parse(task.flyby.file.facts.datetime);
  return inStoryView(making.session, task, async () => [
    { name: 'picture.png', content: await paintedPicture(framingOf(task, making), nearestMs) },
  ]);
}

async function makeFilm(task: StoryTask, making: Making): Promise<readonly StoryFile[] | undefined> {
  if (task.film.isLeftOut) return undefined;
  if (!('VideoEncoder' in globalThis)) throw new EncoderMissing(task.film.size);
  const plan = storyFilmPlan(task);
  const total = frameCount(plan);
  return inStoryView(making.session, task, async () => {
    const film = await encodeFilm({ ...framingOf(task, making), plan }, (done) =>
      making.notify({ type: 'frame.filmed', done, total }),
    );
    return [{ name: film.type.startsWith('video/mp4') ? 'film.mp4' : 'film.webm', content: film }];
  });
}

async function makeMap({ flyby }: StoryTask, { session }: Making): Promise<readonly StoryFile[] | undefined> {
  const ground = session.sources.overGround();
  if (ground === undefined) return undefined;
  const svg = new Blob([mapSvg(await groundMap(flyby, ground))], { type: 'image/svg+xml' });
  return [
    { name: 'ground-track.svg', content: svg },
    { name: 'ground-track.png', content: await mapPng(svg) },
  ];
}

function framingOf({ film: { size } }: StoryTask, { session, signal }: Making): Framing {
  const { scene, clock } = session;
  return { scene, size, decoration: (credit) => decoration(session, credit), clock, signal };
}
