import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { remembered } from '#parts/scene/remembered.ts';
import { instantOf, type SimulatedInstant } from '#parts/scene/simulated-instant.ts';
import { createView, type View } from '#parts/scene/view.ts';
import type { Viewpoint } from '#parts/scene/viewpoint.ts';
import type { ObjectShape } from '#parts/shapes/object-shape.ts';
import { areSameLines, type OrbitLine } from '#render/picture/orbit-line.ts';
import type { FlybyInputs } from '#render/scenes/flyby-scene.ts';
import type { FvtSources } from '../fvt-session.ts';
import { mainBodyOf } from '../main-body-of.ts';
import { surroundingsAt } from './bodies-at.ts';
import { createRingLine, OBJECT_ID, pathLines } from './flyby-lines.ts';
import { createFlybyScene, type FlybyScene } from './flyby-scene.ts';
import { type FrameInputs, frameOf } from './frame-of.ts';
import { lookOfSettings } from './look-of-settings.ts';
import { createTimeMarks } from './time-marks.ts';

/** Creates the view of the tool's workflows. Inputs of painters that look the same are passed as the same object. */
export function createFlybyView(sources: FvtSources): View<FlybyInputs> {
  const { timeline, settings, flyby, search, own, ephemeris, shape } = sources;
  const sceneOf = createFlybyScene();
  const timeMarks = createTimeMarks();
  const ringLine = createRingLine();
  const lookOf = remembered(lookOfSettings);
  const modelsOf = remembered(
    (loaded: ObjectShape | undefined) => new Map(loaded === undefined ? [] : [[OBJECT_ID, loaded.model]]),
  );
  let orbits: readonly OrbitLine[] = [];

  const linesAt = (body: MainBodyRecord, scene: FlybyScene | undefined, julianDate: number) => {
    const { settings: current } = settings.getSnapshot().context;
    const lines = [
      ...(scene === undefined ? [] : pathLines(scene, body, current, julianDate)),
      ...ringLine(body, current),
    ];
    if (!areSameLines(orbits, lines)) orbits = lines;
    return orbits;
  };

  const inputsAt = (instant: SimulatedInstant, viewpoint: Viewpoint): FrameInputs | undefined => {
    const { day, offset } = instant;
    const body = mainBodyOf(sources);
    if (body === undefined) return undefined;
    const scene = sceneOf(flyby.getSnapshot().context.shown);
    ephemeris.ensure(day + offset);
    const known = ephemeris.covers(day + offset) ? ephemeris.current() : undefined;
    const surroundings = surroundingsAt(body.id, scene, known, instant);
    if (surroundings === undefined) return undefined;
    const current = settings.getSnapshot().context.settings;
    return {
      viewpoint,
      settings: current,
      look: lookOf(current),
      body,
      surroundings,
      scene,
      focus: flyby.getSnapshot().context.focus,
      shape: scene === undefined ? undefined : shape.get(),
      shapes: modelsOf(shape.get()),
      orbits: linesAt(body, scene, day + offset),
      timeMarks,
      overGround: sources.overGround(),
    };
  };

  return createView({
    make(realMs, viewpoint, followed) {
      const instant = instantOf(currentAt(timeline.getSnapshot().context, realMs));
      const inputs = inputsAt(instant, viewpoint);
      return inputs && frameOf(inputs, instant, followed);
    },
    zoom: () => settings.getSnapshot().context.settings.zoom,
    madeFrom: [timeline, settings, flyby, search, own, ephemeris, shape],
  });
}
