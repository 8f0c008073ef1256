import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import type { DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { remembered } from '#parts/scene/remembered.ts';
import { instantOf, type SimulatedInstant } from '#parts/scene/simulated-instant.ts';
import { createView, type View } from '#parts/scene/view.ts';
import type { Viewpoint } from '#parts/scene/viewpoint.ts';
import type { ObjectShape } from '#parts/shapes/object-shape.ts';
import { areSameLines, type OrbitLine } from '#render/picture/orbit-line.ts';
import type { FlybyInputs, FlybyLook } from '#render/scenes/flyby-scene.ts';
import { groundViewOf } from '../ground/ground-facts.ts';
import type { FvtSources } from '../fvt-session.ts';
import { mainBodyOf } from '../main-body-of.ts';
import { surroundingsAt } from './bodies-at.ts';
import { createRingLine, type FlybyPaths, OBJECT_ID, pathLines, pathsAt } from './flyby-lines.ts';
import { createFlybyScene, type FlybyScene } from './flyby-scene.ts';
import { type FrameInputs, frameOf } from './frame-of.ts';
import { grabbed } from './sight-from-ground.ts';
import { lookOfSettings } from './look-of-settings.ts';
import { createTimeMarks } from './time-marks.ts';

/**
 * Creates the view of the tool's workflows. Inputs of painters that look the same are passed as the same object.
 *
 * @param isStill whether the camera is not to turn by itself while time runs.
 */
export function createFlybyView(sources: FvtSources, isStill: () => boolean): View<FlybyInputs> {
  const { timeline, settings, flyby, search, own, ground, ephemeris, shape } = sources;
  const sceneOf = createFlybyScene();
  const timeMarks = createTimeMarks();
  const ringLine = createRingLine();
  const lookOf = remembered(lookOfSettings);
  const modelsOf = remembered(
    (loaded: ObjectShape | undefined) => new Map(loaded === undefined ? [] : [[OBJECT_ID, loaded.model]]),
  );
  const bareLookOf = remembered((look: FlybyLook): FlybyLook => {
    const { scaleBar: _, ...bare } = look;
    return { ...bare, plane: false, grid: false, axes: false };
  });
  const viewOf = remembered(groundViewOf);
  let orbits: readonly OrbitLine[] = [];
  /** The user has turned the camera on the ground. */
  let isTurnedByUser = false;

  const linesOf = remembered((body: MainBodyRecord, current: DisplaySettings, ...paths: FlybyPaths) => {
    const lines = [...pathLines(body, current, ...paths), ...ringLine(body, current)];
    if (!areSameLines(orbits, lines)) orbits = lines;
    return orbits;
  });

  const linesAt = (body: MainBodyRecord, scene: FlybyScene | undefined, julianDate: number) => {
    const { settings: current } = settings.getSnapshot().context;
    return linesOf(body, current, ...(scene === undefined ? NO_PATHS : pathsAt(scene, julianDate)));
  };

  const inputsAt = (instant: SimulatedInstant, viewpoint: Viewpoint): FrameInputs | undefined => {
    const { day, offset } = instant;
    ephemeris.ensure(day + offset);
    const body = mainBodyOf(sources);
    if (body === undefined) return undefined;
    const scene = sceneOf(flyby.getSnapshot().context.shown);
    const known = ephemeris.covers(day + offset) ? ephemeris.current() : undefined;
    const surroundings = surroundingsAt(body.id, scene, known, instant);
    if (surroundings === undefined) return undefined;
    const current = settings.getSnapshot().context.settings;
    const { focus, camera } = flyby.getSnapshot().context;
    const { site } = ground.getSnapshot().context;
    const overGround = sources.overGround();
    const look = lookOf(current);
    const isTurning = camera !== 'free' && !(isStill() && timeline.getSnapshot().hasTag('playing'));
    isTurnedByUser &&= camera === 'ground';
    return {
      viewpoint,
      settings: current,
      look,
      body,
      surroundings,
      scene,
      focus,
      shape: scene === undefined ? undefined : shape.get(),
      shapes: modelsOf(shape.get()),
      orbits: linesAt(body, scene, day + offset),
      timeMarks,
      overGround,
      isChasing: camera === 'chase' && isTurning,
      groundCamera:
        camera === 'ground' && overGround !== undefined && site !== undefined
          ? {
              over: overGround,
              view: viewOf(site),
              isFollowing: isTurning && !isTurnedByUser,
              look: bareLookOf(look),
            }
          : undefined,
    };
  };

  const view = createView({
    make(realMs, viewpoint, followed) {
      const instant = instantOf(currentAt(timeline.getSnapshot().context, realMs));
      const inputs = inputsAt(instant, viewpoint);
      return inputs && frameOf(inputs, instant, followed);
    },
    zoom: () => settings.getSnapshot().context.settings.zoom,
    madeFrom: [timeline, settings, flyby, search, own, ground, ephemeris, shape],
  });
  return {
    ...view,
    /** Who turns the camera behind the object takes it over; on the ground the sky is grabbed. */
    look(next) {
      const { camera } = flyby.getSnapshot().context;
      if (camera === 'chase') flyby.send({ type: 'camera.chosen', camera: 'free' });
      isTurnedByUser = camera === 'ground';
      view.look(isTurnedByUser ? grabbed(view.viewpoint(), next) : next);
    },
  };
}

const NO_PATHS: FlybyPaths = [undefined, undefined, undefined, undefined];
