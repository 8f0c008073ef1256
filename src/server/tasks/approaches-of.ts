import { defined } from '#catalogue/defined.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { atmosphericEntry } from '#engine/approach/atmospheric-entry.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { instantOf, passagesBy } from '#engine/approach/passage.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { itemAt, numberAt } from '#engine/numbers-in.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { ApproachesTask, FoundApproach } from './approach-tasks.ts';
import { propagatedUncertainty } from './propagated-uncertainty.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';

/** Days by which displaced orbits are followed beyond the last passage, so that theirs are met. */
const MARGIN_DAYS = 20;

/** Clones of a search, which looks at many passages. */
const CLONES = 100;

/** Finds close approaches. */
type ApproachMaker = {
  /**
   * The approaches in order of time. @throws RangeError when the span or the orbit's epoch lies outside the
   * ephemeris.
   */
  readonly approachesOf: (task: ApproachesTask) => readonly FoundApproach[];
};

/** A finder of close approaches by the full force model. */
export function createApproachMaker(
  covered: CoveredEphemeris,
  earthNow: () => EarthOrientation = () => BUILT_IN_EARTH,
): ApproachMaker {
  const { ephemeris, cover } = covered;
  return {
    approachesOf: ({ body, centres, span, farthestAu, windows = centres.map(() => [span]) }) => {
      const orbit = orbitOf(body);
      cover(span.fromDay - MARGIN_DAYS, span.toDay + MARGIN_DAYS, orbit.epoch.day);
      const trajectory = propagate(orbit, ephemeris, { model: 'full', ...wholeOf(windows.flat()) });
      const found = centres.flatMap((centre, index) => {
        const { body: main, limitAu } = mainBodyOf(centre);
        const limit = farthestAu ?? limitAu;
        return itemAt(windows, index).flatMap((window) =>
          passagesBy(main, trajectory, ephemeris, window, limit).map((passage) => ({ centre, passage })),
        );
      });
      if (found.length === 0) return [];
      found.sort((a, b) => instantOf(a.passage) - instantOf(b.passage));
      const days = found.map(({ passage }) => instantOf(passage));
      const all = around(numberAt(days, 0), numberAt(days, days.length - 1));
      const { spreadOf } = propagatedUncertainty(body, orbit, covered, all, { count: CLONES });
      return found.map(({ centre, passage }) => {
        const { impact } = passage;
        const entry = impact && atmosphericEntry(trajectory, impact, ephemeris, earthNow());
        return defined({ centre, passage, uncertainty: spreadOf(passage), entry });
      });
    },
  };
}

/** The span from the beginning of the first of some spans to the end of the last. */
function wholeOf(spans: readonly DaySpan[]): DaySpan {
  return {
    fromDay: Math.min(...spans.map(({ fromDay }) => fromDay)),
    toDay: Math.max(...spans.map(({ toDay }) => toDay)),
  };
}

function around(fromDay: number, toDay: number): DaySpan {
  return { fromDay: fromDay - MARGIN_DAYS, toDay: toDay + MARGIN_DAYS };
}
