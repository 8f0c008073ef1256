import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { type LightLaw, lightLaw } from '../photometry/light.ts';
import type { Photometry } from '../photometry/photometry.ts';
import type { Track } from './node-track.ts';
import { NODE_STATUS, nodeNear, type OrbitNodes } from './orbit-nodes.ts';
import type { PlanetDays } from './planet-days.ts';
import { orbitAtNode, propagatedTrack } from './trajectory-track.ts';
import { createYearSamples, sampleConic, sampleTrack } from './year-samples.ts';
import { type YearLimits, type YearSummary, yearSummary } from './year-summary.ts';

/** A year of an object, and how it was followed. */
export type PopulationEntry = YearSummary & {
  /** Whether it was integrated because it meets a planet; else it stays on the conic of its node nearest to the first day. */
  readonly integrated: boolean;
  /** Whether the object ceases to exist before the year is over. */
  readonly ends: boolean;
};

/** Looks at objects one by one through the days of the planets. */
export type PopulationSurveyor = (
  object: number,
  photometry: Photometry,
  /** Julian date TDB after which it is known not to exist. */
  lastDay: number,
) => PopulationEntry | undefined;

/**
 * A surveyor of whole years over the nodes of many objects; it returns nothing for an object without nodes, and for one
 * that is never far enough from the Sun.
 *
 * Accuracy: 0.05 mag within a year of the nodes, and windows to 0.1 d; objects that meet a planet are integrated by the survey
 * force model.
 * @throws RangeError when the days lie outside the ephemeris.
 */
export function createPopulationSurveyor(
  nodes: OrbitNodes,
  ephemeris: Ephemeris,
  planets: PlanetDays,
  limits: YearLimits,
): PopulationSurveyor {
  const samples = createYearSamples(planets);
  const { firstDay, days } = planets;
  const origin = nodes.grid.firstDay;

  return (object, photometry, lastDay) => {
    const node = nodeNear(nodes, object, firstDay);
    if (node === undefined) return undefined;
    const law = lightLaw(photometry);
    const integrated = !isOnConic(object, node, law, lastDay);
    const ends = integrated ? follow(object, law, lastDay) : lastDay < firstDay + days;
    const summary = yearSummary(samples, limits);
    return summary && { ...summary, integrated, ends };
  };

  function isOnConic(object: number, node: number, law: LightLaw, lastDay: number): boolean {
    if (nodes.status[object] !== NODE_STATUS.ready) return false;
    return sampleConic(orbitAtNode(nodes, object, node), law, planets, lastDay - firstDay, samples);
  }

  /** Returns whether the object ceases to exist before the year is over. */
  function follow(object: number, law: LightLaw, lastDay: number): boolean {
    const track = propagatedTrack(nodes, object, ephemeris, firstDay, firstDay + days);
    const lastOffset = Math.min(track.lastOffset, lastDay - origin);
    const ending: Track = { ...track, lastOffset };
    sampleTrack(ending, origin, law, planets, samples);
    return lastOffset < firstDay + days - origin;
  }
}
