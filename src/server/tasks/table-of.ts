import { defined } from '#catalogue/defined.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { findApproaches } from '#engine/table/find-approaches.ts';
import type { DaySpan, OrbitTable, TableApproach } from '#engine/table/orbit-table.ts';
import { tabulate } from '#engine/table/tabulate.ts';
import { placeUncertaintyFromCovariance, unreliableDays } from '#engine/table/unreliable-days.ts';
import type { Impact, Trajectory } from '#engine/propagate/trajectory.ts';
import type { MovingBody } from './moving-body.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';
import { orbitUncertainty } from './orbit-uncertainty.ts';

/** Makes perturbed orbits. */
type TableMaker = {
  /** @throws RangeError when the span or the orbit's epoch lies outside the ephemeris. */
  readonly tableOf: (task: TableTask) => TabledOrbit;
};

/** A maker of perturbed orbits by the full force model. */
export function createTableMaker({ ephemeris, cover }: CoveredEphemeris): TableMaker {
  return {
    tableOf: ({ body, span }) => {
      const orbit = orbitOf(body);
      cover(span.fromDay, span.toDay, orbit.epoch.day);
      const { trajectory, reliabilityOf } = judgedTrajectory(body, orbit, ephemeris, span);
      const tabulated = tabulate(trajectory, ephemeris, span);
      const impact = trajectory.impact;
      if (tabulated === undefined) {
        return defined({ approaches: [], unreliable: [], uncertaintyFrom: 'none' as const, impact });
      }
      return defined({
        table: tabulated.table,
        approaches: findApproaches(tabulated, ephemeris),
        ...reliabilityOf(tabulated.table),
        impact,
      });
    },
  };
}

/** An orbit on its way, and on which days of its table it is unreliable. */
type JudgedTrajectory = {
  readonly trajectory: Trajectory;
  readonly reliabilityOf: (table: OrbitTable) => Pick<TabledOrbit, 'unreliable' | 'uncertaintyFrom'>;
};

/** Reliability by the covariance where there is one, else by U, else unknown; its partials follow the same integration. */
function judgedTrajectory(
  body: MovingBody,
  orbit: Orbit,
  ephemeris: Ephemeris,
  span: DaySpan,
): JudgedTrajectory {
  const options = { model: 'full', ...span } as const;
  const uncertain = orbitUncertainty(orbit, body);
  if (uncertain.kind === 'unknown') {
    return {
      trajectory: propagate(orbit, ephemeris, options),
      reliabilityOf: () => ({ unreliable: [], uncertaintyFrom: 'none' }),
    };
  }
  const { covariance, origin, directions } = uncertain;
  const trajectory = propagateWithPartials(orbit, ephemeris, options, directions);
  const uncertainty = placeUncertaintyFromCovariance(covariance, trajectory);
  return {
    trajectory,
    reliabilityOf: (table) => ({
      unreliable: unreliableDays(table, uncertainty),
      uncertaintyFrom: origin,
    }),
  };
}

/** A perturbed orbit requested over a span of Julian dates TDB. */
export type TableTask = {
  readonly body: MovingBody;
  readonly span: DaySpan;
};

/** A perturbed orbit, as far as there is one in the span. */
export type TabledOrbit = {
  /** Absent where the object does not exist in the span. */
  readonly table?: OrbitTable;
  readonly approaches: readonly TableApproach[];
  readonly unreliable: readonly DaySpan[];
  /** The basis of the unreliable spans. */
  readonly uncertaintyFrom: 'covariance' | 'U' | 'none';
  /** The end of the object inside the span. */
  readonly impact?: Impact;
};
