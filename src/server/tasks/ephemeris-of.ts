import { photometryOf } from '#catalogue/brightness.ts';
import { defined } from '#catalogue/defined.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { lightTimeMargin } from '#engine/observe/light-source.ts';
import { observe } from '#engine/observe/observe.ts';
import type { ObserverFrames } from '#engine/observe/observer-frames.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { type SunAndMoon, sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { sunMoonTable } from '#engine/observe/sun-moon-table.ts';
import type { EphemerisTable, Table, CloudRequest } from '#engine/observe/table.ts';
import type { Target } from '#engine/observe/target.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import type { PropagationOptions } from '#engine/propagate/options.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { skyUncertainty } from '#engine/uncertainty/sky-uncertainty.ts';
import type { Site } from '#engine/earth/site.ts';
import type { VisibleBody } from './moving-body.ts';
import { julianDateOf } from './object-facts.ts';
import { uncertainTrajectory } from './covariance-uncertainty.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';
import { orbitUncertainty } from './orbit-uncertainty.ts';

/** Days after the last epoch that a trajectory reaches: UTC lags behind TDB by minutes. */
const MARGIN_AFTER_DAYS = 0.01;

/** Days before the first epoch at which the light of the Sun and Moon has left them at the latest. */
const SUN_AND_MOON_MARGIN_DAYS = 0.01;

/** What a site sees at some epochs, without any object. */
type Scene = {
  readonly key: string;
  readonly earth: EarthOrientation;
  readonly frames: ObserverFrames;
  readonly lights: SunAndMoon;
};

/** Ephemerides of bodies, one at a time; the scene of the last site and epochs is cached for the next body. */
type EphemerisMaker = {
  /** @throws RangeError when dates or the orbit's epoch lie outside the ephemeris. */
  readonly ephemerisOf: (task: EphemerisTask) => EphemerisTable;
  readonly sunMoonOf: (task: SunMoonTask) => Table;
};

/** A maker of ephemerides by the full force model. @param earthNow how the Earth is turned, as far as it is known by now */
export function createEphemerisMaker(
  { ephemeris, cover }: CoveredEphemeris,
  earthNow: () => EarthOrientation = () => BUILT_IN_EARTH,
): EphemerisMaker {
  let last: Scene | undefined;

  return {
    ephemerisOf: (task) => {
      const orbit = orbitOf(task.body);
      const span = spanOf(task.epochs, lightTimeMargin(orbit, numberAt(task.epochs, 0)));
      cover(span.fromDay, span.toDay, orbit.epoch.day);
      const { frames, lights } = sceneOf(task);
      return observe(targetOf(task.body, orbit, span, ephemeris), frames, lights, task.clouds);
    },
    sunMoonOf: (task) => {
      const { fromDay, toDay } = spanOf(task.epochs, SUN_AND_MOON_MARGIN_DAYS);
      cover(fromDay, toDay);
      const { frames, lights } = sceneOf(task);
      return sunMoonTable(frames, lights);
    },
  };

  function sceneOf({ site, epochs }: SunMoonTask): Scene {
    const key = `${JSON.stringify(site)} ${epochs.length} ${epochs[0]} ${epochs.at(-1)}`;
    const earth = earthNow();
    if (last?.key === key && last.earth === earth) return last;
    const frames = observerFramesUtc(site, ephemeris, epochs, earth);
    last = { key, earth, frames, lights: sunAndMoon(frames, ephemeris) };
    return last;
  }
}

/** A body on its way, with what is known of its brightness, its uncertainty and its observations. */
function targetOf(body: VisibleBody, orbit: Orbit, span: PropagationOptions, ephemeris: Ephemeris): Target {
  const lastObservationUtc = julianDateOf(body.lastObservation);
  const known = { photometry: photometryOf(body), lastObservationUtc, arcDays: body.arcDays };
  const uncertain = orbitUncertainty(orbit, body);
  if (uncertain.kind === 'unknown') {
    return defined({ trajectory: propagate(orbit, ephemeris, span), ...known });
  }
  const { covariance, origin, place, directions } = uncertain;
  if (origin === 'covariance') {
    return defined({ ...uncertainTrajectory(orbit, covariance, ephemeris, span), ...known });
  }
  const options = { ...span, model: 'survey' } as const; // precise enough for an estimate
  const carrier = propagateWithPartials(orbit, ephemeris, options, directions);
  const motion = { orbit, covariance, origin, place, trajectory: carrier, ephemeris, options };
  const uncertainty = skyUncertainty(defined(motion));
  return defined({ trajectory: propagate(orbit, ephemeris, span), uncertainty, ...known });
}

/** Span of a trajectory for epochs in order of time; UTC and TDB differ by far less than the margins. */
function spanOf(epochs: Float64Array, marginBefore: number): PropagationOptions {
  return {
    model: 'full',
    fromDay: numberAt(epochs, 0) - marginBefore,
    toDay: numberAt(epochs, epochs.length - 1) + MARGIN_AFTER_DAYS,
  };
}

/** Requested rows of one body: everything a worker needs, in a form that can be sent to it. */
export type EphemerisTask = {
  readonly body: VisibleBody;
  readonly site: Site;
  /** Julian dates UTC. */
  readonly epochs: Float64Array;
  /** The epochs of which clones of curved regions are requested; none where it is left out. */
  readonly clouds?: CloudRequest;
};

/** The Sun and Moon at the same epochs. */
type SunMoonTask = Pick<EphemerisTask, 'site' | 'epochs'>;
