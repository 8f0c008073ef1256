import { DEGREE } from '#engine/constants.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { alongTrackFromU, covarianceOfDirections, shiftsAtEpoch } from '#engine/uncertainty/run-off.ts';
import type { BodyRow } from './body-row.ts';
import type { Cells } from './csv.ts';
import { elementsOf } from './elements.ts';
import { stateCovariance } from './state-covariance.ts';
import { shownValue } from './text.ts';
import { numberOf, sixElements } from './value.ts';

/** Columns of the elements that are taken, and the steps of differences; n has more digits than a or q. */
const ELEMENTS = [
  { column: 'n', step: 1e-6 },
  { column: 'e', step: 1e-6 },
  { column: 'i', step: 1e-4 },
  { column: 'om', step: 1e-4 },
  { column: 'w', step: 1e-4 },
  { column: 'ma', step: 1e-4 },
] as const;

type Known = Pick<BodyRow, 'uncertainty' | 'arcDays' | 'lastObservation'>;

/**
 * An asteroid's elements that are printed with few digits, with the covariance of their rounding, each anywhere within half a unit of
 * its last digit, and of U.
 *
 * @param known of the same row.
 * @returns nothing where n, U or the observed arc is missing: the uncertainty of such an orbit is unknown.
 */
export function roundedOrbit(
  cells: Cells,
  epochJd: number,
  { uncertainty, arcDays, lastObservation }: Known,
): Pick<BodyRow, 'elements' | 'covariance' | 'isRounded'> | undefined {
  if (shownValue(cells['n']) === '' || uncertainty === undefined || arcDays === undefined) return undefined;
  if (lastObservation === undefined) return undefined;
  const values = ELEMENTS.map(({ column }) => numberOf(cells[column], column));
  const fromValues = (changed: readonly number[]) => printedElements(changed, epochJd);
  const elements = fromValues(values);
  const rounding = stateCovariance({
    values,
    steps: ELEMENTS.map(({ step }) => step),
    elementsOf: fromValues,
    matrix: ELEMENTS.map(({ column }, k) => ELEMENTS.map((_, j) => (j === k ? variance(cells[column]) : 0))),
    parameters: [],
  });
  const toDay = julianDateFromIso(lastObservation);
  const alongTrack = alongTrackFromU(uncertainty, { fromDay: toDay - arcDays, toDay });
  const shifts = shiftsAtEpoch(elementsToOrbit(elements), alongTrack);
  if (shifts === undefined) return undefined;
  const ofU = covarianceOfDirections(shifts);
  return { elements, covariance: rounding.map((value, k) => value + numberAt(ofU, k)), isRounded: true };
}

/** Variance of a value that lies anywhere within half a unit of its last printed digit. */
function variance(cell: unknown): number {
  return 10 ** (-2 * decimals(cell)) / 12;
}

/** Digits after the point that a cell prints. */
export function decimals(cell: unknown): number {
  return shownValue(cell).split('.')[1]?.length ?? 0;
}

function printedElements(values: readonly number[], epochJd: number) {
  const [meanMotionDeg, eccentricity, inclinationDeg, nodeDeg, argumentOfPerihelionDeg, meanAnomalyDeg] =
    sixElements(values, 'row');
  return elementsOf({
    epochJd,
    perihelionDistanceAu: Math.cbrt(SUN_GM / (meanMotionDeg * DEGREE) ** 2) * (1 - eccentricity),
    eccentricity,
    inclinationDeg,
    nodeDeg,
    argumentOfPerihelionDeg,
    meanAnomalyDeg,
  });
}
