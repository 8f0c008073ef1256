import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import { type DisplaySettings, isOn, numberOf, shownColor } from '#machines/scene/display-settings-rules.ts';
import {
  bodyLines,
  objectLines,
  bodyNames,
  objectNames,
  sceneLook,
} from '#parts/display-settings/scene-look.ts';
import { remembered } from '#parts/scene/remembered.ts';
import { type AtInstant, createView, type View } from '#parts/scene/view.ts';
import type { ObjectShape } from '#parts/shapes/object-shape.ts';
import type { FlybyInputs, FlybyLook } from '#render/scenes/flyby-scene.ts';
import type { FvtSources } from '../fvt-session.ts';
import { groundViewOf } from '../ground/ground-facts.ts';
import { mainBodyOf } from '../main-body-of.ts';
import { surroundingsAt } from './bodies-at.ts';
import { createRingLine, type FlybyPaths, OBJECT_ID, pathLines, pathsAt } from './flyby-lines.ts';
import { createFlybyScene } from './flyby-scene.ts';
import { type FrameInputs, frameOf } from './frame-of.ts';
import { afterSkyDrag } from './sight-from-ground.ts';
import { shownTime } from './shown-time.ts';
import { createTimeMarks } from './time-marks.ts';

/**
 * Creates the view of the tool's workflows.
 *
 * @param isStill whether the camera is not to turn by itself while time runs.
 */
export function createFlybyView(sources: FvtSources, isStill: () => boolean): View<FlybyInputs> {
  const { flyby, search, ownFlybys, ground, shape, uncovered } = sources;
  const time = shownTime(sources);
  const sceneOf = createFlybyScene();
  const timeMarks = createTimeMarks();
  const ringLine = createRingLine();
  const lookOf = remembered(lookOfSettings);
  const modelsOf = remembered(
    (loaded: ObjectShape | undefined) => new Map(loaded === undefined ? [] : [[OBJECT_ID, loaded.model]]),
  );
  const bareLookOf = remembered((look: FlybyLook): FlybyLook => {
    const { scaleBar: _, ...bare } = look;
    return { ...bare, plane: false, grid: false, axes: false, stars: true };
  });
  const viewOf = remembered(groundViewOf);
  /** The user has turned the camera on the ground. */
  let isTurnedByUser = false;

  const linesOf = remembered((body: MainBodyRecord, current: DisplaySettings, ...paths: FlybyPaths) => [
    ...pathLines(body, current, ...paths),
    ...ringLine(body, current),
  ]);

  const inputsAt = ({ instant, viewpoint, settings, ephemeris }: AtInstant): FrameInputs | undefined => {
    const body = mainBodyOf(sources);
    if (body === undefined) return undefined;
    const scene = sceneOf(flyby.getSnapshot().context.shown);
    const surroundings = surroundingsAt(body.id, scene, ephemeris, instant);
    if (surroundings === undefined) return undefined;
    const paths = scene === undefined ? NO_PATHS : pathsAt(scene, instant.day + instant.offset);
    const { focus, camera } = flyby.getSnapshot().context;
    const { site } = ground.getSnapshot().context;
    const overGround = sources.overGround();
    const look = lookOf(settings);
    const mayTurn = camera === 'chase' || camera === 'ground';
    const isTurning = mayTurn && !(time.getSnapshot().hasTag('playing') && isStill());
    isTurnedByUser &&= camera === 'ground';
    return {
      viewpoint,
      settings,
      look,
      body,
      surroundings,
      scene,
      focus,
      shape: scene === undefined ? undefined : shape.get(),
      shapes: modelsOf(shape.get()),
      orbits: linesOf(body, settings, ...paths),
      timeMarks,
      overGround,
      uncovered: camera === 'both' ? uncovered.get() : undefined,
      isChasing: camera === 'chase' && isTurning,
      groundCamera:
        camera === 'ground' && overGround !== undefined && site !== undefined
          ? {
              ground: overGround,
              view: viewOf(site),
              isFollowing: isTurning && !isTurnedByUser,
              look: bareLookOf(look),
              uncovered: uncovered.get(),
            }
          : undefined,
    };
  };

  const view = createView({
    sources: { ...sources, timeline: time },
    make(at, followed) {
      const inputs = inputsAt(at);
      return inputs && frameOf(inputs, at.instant, followed);
    },
    madeFrom: [flyby, search, ownFlybys, ground, shape, uncovered],
  });
  return {
    ...view,
    /** A camera behind the object that the user turns becomes a free one; on the ground the sky is grabbed. */
    look(next) {
      const { camera } = flyby.getSnapshot().context;
      if (camera === 'chase') flyby.send({ type: 'camera.chosen', camera: 'free' });
      isTurnedByUser = camera === 'ground';
      view.look(isTurnedByUser ? afterSkyDrag(view.viewpoint(), next) : next);
    },
  };
}

const NO_PATHS: FlybyPaths = [undefined, undefined, undefined, undefined];

/** Times on a path, six hexadecimal digits, and their height, CSS px. */
const DATE_COLOR = '93a7c0';

/** Days from the object after which its path is as pale as it gets. */
const PATH_FADE_DAYS = 3;

/** The look of a flyby that follows from the display settings. */
function lookOfSettings(settings: DisplaySettings): FlybyLook {
  const { objectsSettings: options } = settings;
  const date = { shown: true, colour: colorChannels(shownColor(settings, 'scene', DATE_COLOR)), size: 11 };
  return {
    ...sceneLook(settings),
    lines: {
      object: { ...objectLines(settings), shown: isOn(options, 'asteroidOrbit'), fadeDays: PATH_FADE_DAYS },
      moon: bodyLines(settings, 'moonOrbit'),
      sun: bodyLines(settings, 'sunOrbit'),
      ring: bodyLines(settings, 'geostationaryOrbit'),
    },
    names: {
      planet: bodyNames(settings),
      earth: bodyNames(settings),
      object: objectNames(settings),
      date,
      guide: date,
    },
    ...(isOn(options, 'uncertaintyRegion')
      ? { uncertaintyFactor: numberOf(options, 'uncertaintyFactor') }
      : {}),
  };
}
