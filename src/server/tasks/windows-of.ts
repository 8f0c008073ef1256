import { orbitOf } from '#catalogue/orbit-of.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { createTurningSite } from '#engine/earth/turning-earth.ts';
import { createEarthView } from '#engine/observe/earth-sight.ts';
import { lightTimeMargin, trajectorySource } from '#engine/observe/light-source.ts';
import { type ObservableSpan, observableSpans } from '#engine/synodic/observable-spans.ts';
import { tdbFromUtc, utcFromTdb } from '#engine/time/scales.ts';
import type { ObjectWindows, WindowsTask } from './synodic-tasks.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';
import { trajectoryOf } from './trajectory-of.ts';

/** Finds when objects can be seen. */
type WindowsMaker = {
  /** @throws RangeError when dates or the orbit's epoch lie outside the ephemeris. */
  readonly windowsOf: (task: WindowsTask) => ObjectWindows;
};

/** A maker of windows by the full force model or on the osculating conic. */
export function createWindowsMaker(
  { ephemeris, cover }: CoveredEphemeris,
  earthNow: () => EarthOrientation = () => BUILT_IN_EARTH,
): WindowsMaker {
  return {
    windowsOf: ({ body, photometry, propagation, site, startUtc, endUtc, limits }) => {
      const orbit = orbitOf(body);
      const [start, end] = [tdbFromUtc(startUtc), tdbFromUtc(endUtc)];
      const toDay = end.day + end.offset;
      const fromDay = start.day + start.offset - lightTimeMargin(orbit, startUtc);
      cover(fromDay, toDay, orbit.epoch.day);
      const trajectory = trajectoryOf(orbit, ephemeris, { fromDay, toDay }, propagation);
      const search = {
        view: createEarthView(ephemeris),
        source: trajectorySource(trajectory),
        photometry,
        site: site.kind === 'ground' ? createTurningSite(site, earthNow()) : undefined,
        limits,
      };
      const spans = observableSpans(search, start.day, start.offset, end.day - start.day + end.offset);
      return { spans: spans.map((span) => inUtc(span, start.day)), impact: trajectory.impact };
    },
  };
}

/** A span whose instants count from a Julian date TDB, in Julian dates UTC. */
function inUtc(span: ObservableSpan, origin: number): ObservableSpan {
  const utc = (offset: number) => utcFromTdb({ scale: 'TDB', day: origin, offset });
  const { from, to, brightest } = span;
  return { ...span, from: utc(from), to: utc(to), brightest: { ...brightest, at: utc(brightest.at) } };
}
