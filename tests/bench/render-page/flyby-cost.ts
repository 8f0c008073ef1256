import { createActor, waitFor } from 'xstate';
import { popupsMachine } from '#machines/popups/popups.ts';
import { untilArrival } from '#machines/scene/playback-clock.ts';
import { BROWSER_CLOCK } from '#parts/clock.ts';
import { createHandovers } from '#parts/handover/handovers.ts';
import { createScene } from '#render/scenes/create-scene.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { startFvt } from '#tools/fvt/start-fvt.ts';
import { approach } from '../../machines/fakes/flybys.ts';
import { mediansOfAll, SIZE } from './measure.ts';

const FRAME_MS = 1000 / 60;

/** Frames at the beginning and at the end of a playback that are reported separately: two seconds. */
const AT_ENDS = 120;

/** The camera has flown to where the whole flyby is seen, and the maps have come, when nothing changed for this long, ms. */
const QUIET_MS = 1000;

/**
 * Apophis leaving the Earth in 2029 as a visitor plays it, a day a second from its nearest point to the end of the flyby: making each
 * picture, and painting it.
 */
export async function flybyCost(): Promise<ReturnType<typeof mediansOfAll>> {
  const popups = createActor(popupsMachine).start();
  const { sources, scene: shown } = startFvt({ popups, clock: BROWSER_CLOCK, handovers: createHandovers() });
  const { flyby, timeline } = sources;
  flyby.send({ type: 'flyby.requested', target: { kind: 'approach', approach: approach() } });
  await waitFor(flyby, (state) => state.matches('shown'));
  const canvas = document.createElement('canvas');
  let changedAt = performance.now();
  const scene = createScene(canvas, document.createElement('canvas'), shown.painters, {
    textureUrl: texturePath,
    onChange: () => (changedAt = performance.now()),
  });
  scene.resize(SIZE, 1);
  const gl = canvas.getContext('webgl');
  if (gl === null) throw new Error('no WebGL');
  let viewpoint = shown.view.viewpoint();
  while (performance.now() - changedAt < QUIET_MS) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const picture = shown.view.pictureAt(BROWSER_CLOCK.realNow());
    if (picture !== undefined) scene.paint(picture);
    if (viewpoint !== shown.view.viewpoint()) changedAt = performance.now();
    viewpoint = shown.view.viewpoint();
  }
  timeline.send({ type: 'forward.pressed' });
  const from = BROWSER_CLOCK.realNow();
  const draw = (frame: number) => {
    const picture = shown.view.pictureAt(from + frame * FRAME_MS);
    if (picture === undefined) throw new Error('there is no picture');
    scene.paint(picture);
  };
  const frames = Math.floor(untilArrival(timeline.getSnapshot().context) / FRAME_MS);
  const times = mediansOfAll({ gl, draw }, frames, AT_ENDS);
  scene.destroy();
  return times;
}
