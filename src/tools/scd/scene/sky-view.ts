import type { EphemerisStore } from '#client/ephemeris-store.ts';
import { DEGREE } from '#engine/constants.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { latitudeOf, longitudeOf } from '#engine/earth/frames.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import type { ScdWorkflows } from '#machines/scd/scd-context.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import { createStore, followAll, type Store } from '#parts/scene/store.ts';
import { lookAtSky, mountSky, zoomSky } from '#render/cameras/move-sky-camera.ts';
import { EQUATORIAL_MOUNT, type SkyCamera, skyViewOf } from '#render/cameras/sky-camera.ts';
import type { Matrix3 } from '#render/geometry/vectors.ts';
import type { SkyInputs } from '#render/scenes/sky-scene.ts';
import { type SkyAt, type SkyClockwork, siteOf, skyAt } from './sky-at.ts';
import type { SkyContent } from './sky-content.ts';
import { createSkyMemory, skyInputs } from './sky-inputs.ts';
import { traceDate } from './trace-date.ts';

/** The view of the sky, which exists whether or not the tool is on the screen. */
export type SkyChartView = {
  readonly inputs: () => SkyInputs;
  readonly camera: () => SkyCamera;
  readonly look: (camera: SkyCamera) => void;
  /** Turns to a direction, ICRF. */
  readonly lookAt: (direction: Vector3) => void;
  /** The direction in the middle of the picture, ICRF. */
  readonly direction: () => Vector3;
  /** The same direction, degrees. */
  readonly centre: () => { readonly ra: number; readonly dec: number };
  /** The sky of the place at the trace date. */
  readonly sky: () => SkyAt;
  readonly content: () => SkyContent | undefined;
  /** The direction that was centred. */
  readonly crosshair: Store<Vector3 | undefined>;
  /** Calls the listener at every change of the next picture, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

type Sources = {
  readonly scd: ScdWorkflows;
  readonly ephemeris: EphemerisStore;
  readonly earth: Store<EarthOrientation | undefined>;
  readonly content: Store<SkyContent | undefined>;
};

/** Creates the view, the only place that stores where the camera is. */
export function createSkyView({ scd, ephemeris, earth, content }: Sources): SkyChartView {
  const { setup, traces, chart, stars, settings, telescopes, instruments } = scd;
  const camera = createStore<SkyCamera>({
    mount: EQUATORIAL_MOUNT,
    longitude: 0,
    latitude: 0,
    fieldOfView: chart.getSnapshot().context.fov.value * DEGREE,
  });
  const crosshair = createStore<Vector3 | undefined>(undefined);
  const memory = createSkyMemory();
  let last: { readonly key: string; readonly sky: SkyAt; readonly isComplete: boolean } | undefined;

  /** @param day Julian date TDB */
  const clockworkOf = (day: number): SkyClockwork | undefined => {
    ephemeris.ensure(day);
    const [planets, turned] = [ephemeris.current(), earth.get()];
    if (planets === undefined || turned === undefined || !ephemeris.covers(day)) return undefined;
    return { ephemeris: planets, earth: turned };
  };

  const sky = (): SkyAt => {
    const date = traceDate(scd);
    const { observatory } = setup.getSnapshot().context;
    const key = `${date} ${observatory.code ?? ''} ${observatory.latitude} ${observatory.longitude} ${observatory.alt}`;
    const { day, offset } = tdbFromUtc(date);
    const clockwork = clockworkOf(day + offset);
    const isComplete = clockwork !== undefined;
    if (last?.key === key && last.isComplete === isComplete) return last.sky;
    last = {
      key,
      isComplete,
      sky: skyAt(siteOf(observatory), date, clockwork),
    };
    return last.sky;
  };

  /** The camera on the mount and with the field of view that are set. */
  const cameraNow = (): SkyCamera => {
    const { settings: shown } = settings.getSnapshot().context;
    const axes = isOn(shown.objectsSettings, 'zenithUp') ? sky().horizon?.axes : undefined;
    const mounted = mountSky(camera.get(), axes === undefined ? EQUATORIAL_MOUNT : (axes as Matrix3));
    const zoomed = zoomSky(mounted, chart.getSnapshot().context.fov.value * DEGREE);
    return zoomed;
  };

  const direction = (): Vector3 => skyViewOf(cameraNow(), { width: 1, height: 1 }).centre;

  return {
    inputs: () =>
      skyInputs({ scd, content: content.get(), sky: sky(), crosshair: crosshair.get() }, cameraNow(), memory),
    camera: cameraNow,
    look: camera.set,
    lookAt: (direction) => camera.set(lookAtSky(cameraNow(), direction)),
    direction,
    centre() {
      const [x, y, z] = direction();
      return { ra: longitudeOf(x, y) / DEGREE, dec: latitudeOf(x, y, z) / DEGREE };
    },
    sky,
    content: content.get,
    crosshair,
    subscribe: (listener) =>
      followAll(
        [
          camera,
          crosshair,
          content,
          ephemeris,
          earth,
          setup,
          traces,
          chart,
          stars,
          settings,
          telescopes,
          instruments,
        ],
        listener,
      ),
  };
}
