import { photometryOf } from '#catalogue/brightness.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import { matrixOf } from '#engine/approach/ellipsoid.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { budgetSpan, type ErrorBudget, errorBudget } from '#engine/budget/error-budget.ts';
import { AU_KM } from '#engine/constants.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { ECLIPTIC_J2000, rotate } from '#engine/earth/frames.ts';
import type { Site } from '#engine/earth/site.ts';
import { skyEllipse } from '#engine/uncertainty/sky-ellipse.ts';
import type { ComputedSpread } from './approach-tasks.ts';
import { propagatedUncertainty } from './propagated-uncertainty.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';
import type { MovingBody, VisibleBody } from './moving-body.ts';

/** Clones where the spread of an approach is bent: as many as show its size. */
const CLONES = 24;

/** An object at a date, seen from a place. */
export type BudgetTask = {
  readonly body: VisibleBody;
  /** The same object on other orbits. */
  readonly others: readonly MovingBody[];
  readonly site: Site;
  /** Julian date UTC. */
  readonly utc: number;
  /** The body whose close approach counts. */
  readonly centre: MainBodyId;
};

/** A budget, and one standard deviation of the orbit: what it is computed from, on the sky, arcsec, in space, km, and of the close approach. */
export type ComputedBudget = Pick<ErrorBudget, 'changes' | 'others' | 'magnitude' | 'passage'> & {
  readonly origin: ComputedSpread['origin'];
  readonly sigma?: { readonly arcsec: number; readonly km: number };
  readonly spread?: ComputedSpread;
};

/** A maker of budgets by the full force model. @param earthNow how the Earth is turned, as far as it is known by now */
export function createBudgetMaker(covered: CoveredEphemeris, earthNow: () => EarthOrientation) {
  const { ephemeris, cover } = covered;
  return {
    /** @throws RangeError when dates or an epoch lie outside the ephemeris, or the object does not exist at the date. */
    budgetOf: ({ body, others, site, utc, centre }: BudgetTask): ComputedBudget => {
      const orbit = orbitOf(body);
      const otherOrbits = others.map((other) => orbitOf(other));
      const span = budgetSpan(orbit, utc);
      cover(span.fromDay, span.toDay, ...[orbit, ...otherOrbits].map(({ epoch }) => epoch.day));
      const {
        changes,
        others: compared,
        sight,
        magnitude,
        passage,
      } = errorBudget({
        orbit,
        photometry: photometryOf(body),
        others: otherOrbits,
        site,
        jdUtc: utc,
        centre: mainBodyOf(centre),
        ephemeris,
        earth: earthNow(),
      });
      const uncertainty = propagatedUncertainty(body, orbit, covered, span, { count: CLONES });
      const { origin, ellipsoidAt, spreadOf } = uncertainty;
      const ellipsoid = ellipsoidAt(sight.day, sight.offset);
      const line = new Float64Array(3);
      rotate(ECLIPTIC_J2000, sight.line, line);
      return {
        changes,
        others: compared,
        origin,
        ...(magnitude === undefined ? {} : { magnitude }),
        ...(passage === undefined ? {} : { passage, spread: spreadOf(passage) }),
        ...(ellipsoid === undefined
          ? {}
          : {
              sigma: {
                arcsec: skyEllipse(Float64Array.from(matrixOf(ellipsoid)), line).major,
                km: ellipsoid.semiAxes[0] * AU_KM,
              },
            }),
      };
    },
  };
}
