import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import { type FlybyFocus, type FlybyTarget, titleOfTarget } from '#machines/fvt/flyby.ts';
import type { DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import { remembered } from '#parts/scene/remembered.ts';
import type { SimulatedInstant } from '#parts/scene/simulated-instant.ts';
import type { MadePicture } from '#parts/scene/view.ts';
import { cameraOf, type Followed, settledViewpoint, type Viewpoint } from '#parts/scene/viewpoint.ts';
import type { ObjectShape } from '#parts/shapes/object-shape.ts';
import { placedShape } from '#parts/shapes/placed-shape.ts';
import { DRAWN_BODY } from '#parts/solar-system/drawn-bodies.ts';
import { axesOfCamera, type OrbitCamera } from '#render/cameras/orbit-camera.ts';
import { AU } from '#render/geometry/unit.ts';
import { along, IDENTITY, vec3 } from '#render/geometry/vectors.ts';
import type { Arrow } from '#render/picture/arrow.ts';
import type { Colour } from '#render/picture/colour.ts';
import type { Landmark } from '#render/picture/landmark.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';
import type { FlybyInputs } from '#render/scenes/flyby-scene.ts';
import type { Fitting } from '#render/picture/free-area.ts';
import { bodiesAt, companionOf, satellitesAt, type Surroundings } from './bodies-at.ts';
import { chaseViewpoint } from './chase-viewpoint.ts';
import { clonesAt } from './clones-at.ts';
import { withClosest } from './closest-mark.ts';
import { flybyGrid } from './flyby-grid.ts';
import { OBJECT_ID } from './flyby-lines.ts';
import { type FlybyScene, evenlySpread } from './flyby-scene.ts';
import type { OverGround } from '../ground/over-ground.ts';
import { type FrameLook, frameLookOf } from './frame-look.ts';
import { frameFromGround, type GroundCamera } from './frame-from-ground.ts';
import type { TurnedGlobe } from './ground-edges.ts';
import { type GroundLines, groundLines } from './ground-lines.ts';
import { followedIn, wholeOf } from './followed-in.ts';
import { type Goal, guidingArrows } from './guiding-arrows.ts';
import { pairInView } from './pair-in-view.ts';
import type { TimeMarks } from './time-marks.ts';

/** Everything that a picture of a flyby is made from, at one moment. */
export type FrameInputs = Pick<FlybyInputs, 'look' | 'orbits' | 'shapes'> & {
  readonly viewpoint: Viewpoint;
  readonly settings: DisplaySettings;
  readonly body: MainBodyRecord;
  readonly surroundings: Surroundings;
  readonly scene: FlybyScene | undefined;
  readonly focus: FlybyFocus | undefined;
  readonly shape: ObjectShape | undefined;
  readonly timeMarks: TimeMarks;
  /** The ground below a flyby of the Earth. */
  readonly overGround: OverGround | undefined;
  /** The free area of a picture that is to show object and body. */
  readonly uncovered: Fitting | undefined;
  /** The camera is behind the object and turns along with it. */
  readonly isChasing: boolean;
  /** The camera is on the ground. */
  readonly groundCamera: GroundCamera | undefined;
};

/** The picture of an instant. A pure function: the viewpoint of the next picture is part of its result. */
export function frameOf(
  inputs: FrameInputs,
  instant: SimulatedInstant,
  lastFollowed: Followed,
): MadePicture<FlybyInputs> {
  const { settings, body, scene, surroundings, look, orbits, shapes } = inputs;
  const frameLook = frameLookOf(settings);
  const bodies = bodiesAt(body.id, surroundings, frameLook);
  const { radius } = DRAWN_BODY[body.id];
  const { axesAt, flattening = 0 } = bodies[0];
  const globe = { radius, flattening, axes: axesAt(instant.day, instant.offset) };
  const objects = scene === undefined ? [] : [placedObject(inputs, frameLook, scene, instant)];
  const whole = wholeOf(body, radius, scene);
  const followed =
    pairOf(inputs, objects, radius) ?? followedIn(inputs.focus, body, bodies, objects, whole) ?? lastFollowed;
  const [chased] = inputs.isChasing ? objects : [];
  const turned = chased?.position === undefined ? inputs.viewpoint : chaseViewpoint(chased.position);
  const viewpoint = settledViewpoint(turned, followed, settings.zoom);
  const camera = sameCameraOf(viewpoint, followed, settings.zoom);
  const eye = eyeOf(camera);
  const ground = groundOf(inputs, frameLook, globe, objects, eye, instant.ms);
  const made: MadePicture<FlybyInputs> = {
    followed,
    viewpoint,
    picture: {
      space: { unit: AU, sun: surroundings.sun, ecliptic: IDENTITY },
      grid: flybyGrid(body.type),
      instant: { day: instant.day, offset: instant.offset },
      camera,
      look,
      bodies,
      objects,
      orbits,
      shapes,
      swarm: undefined,
      arrows: frameLook.guidingArrows ? arrowsOf(inputs, frameLook, objects, eye, radius) : [],
      strokes: ground.strokes,
      strokeAxes: globe.axes,
      horizon: undefined,
      landmarks: scene === undefined ? NO_LANDMARKS : landmarksOf(inputs, frameLook, scene, camera, radius),
      passing: [...satellitesOf(inputs, frameLook, instant), ...ground.landmarks],
    },
  };
  const { groundCamera } = inputs;
  return groundCamera === undefined ? made : frameFromGround(made, groundCamera, settings, instant);
}

/** Body, object and nearest point in the free part of the picture, where that is requested and the object has a place. */
function pairOf(
  { uncovered, viewpoint, scene }: FrameInputs,
  [object]: readonly PlacedObject[],
  radius: number,
): Required<Followed> | undefined {
  if (uncovered === undefined || object?.position === undefined) return undefined;
  const nearest = scene === undefined ? [] : [scene.closest.position];
  return pairInView(viewpoint, object.position, radius, uncovered, nearest);
}

function placedObject(
  { settings, shape }: FrameInputs,
  { uncertaintyRegion, uncertaintyDensity, colours }: FrameLook,
  { flyby, object, ellipsoids }: FlybyScene,
  instant: SimulatedInstant,
): PlacedObject {
  const { day, offset } = instant;
  const { facts, cloud } = flyby.file;
  const position = object.positionAt(day, offset);
  const figure = figureOf(flyby.target, colours.object, shape, facts.diam, settings);
  const placed: PlacedObject = position === undefined ? figure : { ...figure, position };
  if (!uncertaintyRegion || flyby.target.kind !== 'approach') return placed;
  return {
    ...placed,
    uncertainty: evenlySpread(ellipsoids, uncertaintyDensity),
    ...(cloud && { clones: clonesAt(cloud, uncertaintyDensity, instant) }),
  };
}

/** What the object is and looks like, wherever it is. */
const figureOf = remembered(
  (
    target: FlybyTarget,
    colour: Colour,
    shape: ObjectShape | undefined,
    diameter: number | undefined,
    settings: DisplaySettings,
  ): Omit<PlacedObject, 'position'> => ({
    ...placedShape(OBJECT_ID, shape, diameter, settings),
    id: OBJECT_ID,
    name: titleOfTarget(target),
    colour,
    selected: true,
  }),
);

function arrowsOf(
  { surroundings, body }: FrameInputs,
  { colours }: FrameLook,
  [object]: readonly PlacedObject[],
  eye: Vector3,
  radius: number,
): readonly Arrow[] {
  const goals: Goal[] = [{ goal: 'sun', name: 'Sun', place: surroundings.sun, colour: colours.arrows.sun }];
  if (surroundings.companion !== undefined)
    goals.push({
      goal: 'moon',
      name: companionOf(body.id)?.name ?? '',
      place: surroundings.companion,
      colour: colours.arrows.moon,
    });
  if (object?.position !== undefined)
    goals.push({ goal: 'object', name: '', place: object.position, colour: colours.arrows.object });
  return guidingArrows(goals, radius, vec3.length(eye));
}

/** The camera and its eye, which are the same while it rests. */
const sameCameraOf = remembered(cameraOf);
const eyeOf = remembered((camera: OrbitCamera): Vector3 =>
  along(camera.target, axesOfCamera(camera).back, camera.distance),
);

const NO_GROUND: GroundLines = { strokes: [], landmarks: [] };

function groundOf(
  { overGround, settings, surroundings }: FrameInputs,
  { groundTrack }: FrameLook,
  globe: TurnedGlobe,
  [object]: readonly PlacedObject[],
  eye: Vector3,
  ms: number,
): GroundLines {
  if (overGround === undefined || !groundTrack) return NO_GROUND;
  const places = object?.position && { object: object.position, sun: surroundings.sun };
  return groundLines(overGround, globe, ms, eye, settings, places);
}

function satellitesOf(
  { body }: FrameInputs,
  { satellites, colours }: FrameLook,
  instant: SimulatedInstant,
): readonly Landmark[] {
  if (!satellites) return NO_LANDMARKS;
  return satellitesAt(body.id, instant).map(({ name, position }) => ({
    position,
    name,
    colour: colours.satellite,
    main: false,
  }));
}

function landmarksOf(
  { settings, timeMarks }: FrameInputs,
  { asteroidOrbit, closestApproachPoint }: FrameLook,
  scene: FlybyScene,
  camera: OrbitCamera,
  radius: number,
): readonly Landmark[] {
  const marks = asteroidOrbit ? timeMarks(scene, camera.distance, settings) : NO_LANDMARKS;
  return closestApproachPoint ? withClosest(marks, scene, settings, radius) : marks;
}

const NO_LANDMARKS: readonly Landmark[] = [];
