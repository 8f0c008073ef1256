import { onceFor } from '#machines/kit/once-for.ts';
import type { ScdWorkflows } from '#machines/scd/scd-context.ts';
import { isWide } from '#machines/scd/field-of-view.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import { DEGREE } from '#engine/constants.ts';
import { skyBrightness } from '#engine/sky/daylight.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { isSameList } from '#parts/is-same-list.ts';
import { type SkyCamera, skyViewOf } from '#render/cameras/sky-camera.ts';
import { starOpacityOn } from '#render/picture/sky/sky-light.ts';
import type { SkyTrail } from '#render/picture/sky/trail.ts';
import type { SkyInputs } from '#render/scenes/sky-scene.ts';
import type { StarColumns } from '#engine/sky/star-columns.ts';
import type { Trace } from '#contract/scd/trace-points.ts';
import { colourOfTrails, skyLook } from './look-of-settings.ts';
import type { SkyAt } from './sky-at.ts';
import type { SkyContent } from './sky-content.ts';
import { instrumentsOnSky } from './instruments-on-sky.ts';
import { datingTrace, rowAt, traceDate } from './trace-date.ts';
import { colourOfObject, dashesOfObject, geometryOf, type TraceGeometry } from './trail-of.ts';

/** The inputs of a picture of the sky except the camera. */
export type SkySources = {
  readonly scd: Pick<
    ScdWorkflows,
    'setup' | 'traces' | 'chart' | 'stars' | 'settings' | 'telescopes' | 'instruments'
  >;
  readonly content: SkyContent | undefined;
  readonly sky: SkyAt;
  /** The direction that was centred by a double click. */
  readonly crosshair: Vector3 | undefined;
};

const NO_STARS: readonly StarColumns[] = [];

/** Altitude of the zenith, rad: how dark the sky is depends on it. */
const ZENITH = 90 * DEGREE;

/** Where a camera looks does not depend on the size of the picture. */
const ANY_SIZE = { width: 1, height: 1 };

/** The inputs of a picture of the sky. */
export function skyInputs(
  { scd, content, sky, crosshair }: SkySources,
  camera: SkyCamera,
  memory: SkyMemory,
): SkyInputs {
  const chart = scd.chart.getSnapshot().context;
  const { settings } = scd.settings.getSnapshot().context;
  const { field } = scd.stars.getSnapshot().context;
  const { objects } = scd.traces.getSnapshot().context;
  const dating = datingTrace(scd);
  const date = traceDate(scd);
  const deep = isWide(chart.fov.value) ? undefined : field;
  const starLimit = deep === undefined ? chart.mag.value : Number.POSITIVE_INFINITY;
  const ofAll = colourOfTrails(settings.objectsSettings);
  const isDay = isOn(settings.objectsSettings, 'atmosphere') && sky.lamps !== undefined;
  return {
    camera,
    instant: sky.instant,
    horizon: sky.horizon,
    lamps: sky.lamps,
    bodies: sky.bodies,
    stars: memory.starLists(content?.stars, deep?.stars),
    starNames: content?.starNames ?? [],
    constellations: content?.constellations,
    deepSky: content?.deepSky ?? [],
    instruments: instrumentsOnSky(scd, skyViewOf(camera, ANY_SIZE).centre),
    trails: objects.flatMap(({ requested, trace }, place): readonly SkyTrail[] => {
      if (trace === undefined || trace.points.length === 0) return [];
      const selected = requested.designator === chart.active;
      const dashes = dashesOfObject(place);
      return [
        {
          ...memory.geometry(trace),
          id: requested.designator,
          name: requested.title,
          colour: colourOfObject(place, ofAll, settings.invertColors.scene),
          ...(dashes === undefined ? {} : { dashes }),
          selected,
          current: rowAt(trace.points, date),
          dating: trace === dating,
        },
      ];
    }),
    crosshair,
    look: memory.look(settings, starLimit, isDay ? starOpacityOn(zenithBrightness(sky)) : 1, chart.pictures),
  };
}

/** Inputs that stay identical from picture to picture, so that painters know that nothing has changed. */
export type SkyMemory = {
  readonly geometry: (trace: Trace) => TraceGeometry;
  readonly starLists: (
    bright: StarColumns | undefined,
    deep: StarColumns | undefined,
  ) => readonly StarColumns[];
  readonly look: typeof skyLook;
};

/** A separate memory for each view. */
export function createSkyMemory(): SkyMemory {
  const geometryIn = onceFor<TraceGeometry>();
  let lists = NO_STARS;
  return {
    geometry: (trace) => geometryIn(trace, () => geometryOf(trace)),
    starLists(bright, deep) {
      const requested = [bright, deep].filter((list) => list !== undefined);
      if (!isSameList(requested, lists)) lists = requested;
      return lists;
    },
    look: skyLook,
  };
}

function zenithBrightness({ lamps }: SkyAt): number {
  if (lamps === undefined) return 0;
  return skyBrightness(ZENITH, {
    sunAltitude: lamps.sun.altitude,
    sunSeparation: ZENITH - lamps.sun.altitude,
    moonIlluminance: lamps.moon.illuminance,
    moonSeparation: ZENITH - lamps.moon.altitude,
  });
}
