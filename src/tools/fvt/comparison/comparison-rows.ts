import { SECONDS_PER_DAY } from '#engine/constants.ts';
import type { ComparedSolution } from '#machines/fvt/comparison.ts';
import { ABSENT, numberText } from '#parts/quantities/number-text.ts';
import type { PlainRow } from '#ui/table/plain-table.tsx';
import { flybySecond } from '../flyby-date.ts';
import { sigmaText } from '../panels/sigma-text.ts';

export const COMPARISON_COLUMNS = [
  { title: 'Orbit' },
  { title: 'Closest approach', unit: 'UTC' },
  { title: 'Later by', unit: 's' },
  { title: 'Distance', unit: 'km' },
  { title: 'Farther by', unit: 'km' },
  { title: '1-sigma' },
  { title: 'Speed', unit: 'km/s' },
] as const;

/** The approach by each orbit, with its differences from that of the reference. */
export function comparisonRows(
  solutions: readonly ComparedSolution[],
  reference: ComparedSolution | undefined,
): readonly PlainRow[] {
  return solutions.map((solution, index) => {
    const { passage, message } = solution;
    const cells =
      passage === undefined
        ? [message ?? ABSENT, '', '', '', '', '']
        : [
            flybySecond(passage.datetime),
            ...differences(solution, reference),
            sigmaText(passage),
            passage.speedKmS.toFixed(2),
          ];
    return { key: String(index), cells: [nameOf(solution), ...cells] };
  });
}

/** Standard deviations beyond which two orbits of an object do not agree. */
const AGREEMENT_SIGMAS = 3;

/** Whether an orbit has the approach farther from that of the reference than the uncertainties of both allow. */
export function doDisagree(
  solutions: readonly ComparedSolution[],
  reference: ComparedSolution | undefined,
): boolean {
  const known = reference?.passage;
  const sigma = known?.uncertainty.distanceSigmaKm;
  if (known === undefined || sigma === undefined) return false;
  return solutions.some(({ passage, ownName }) => {
    const passageSigma = passage?.uncertainty.distanceSigmaKm;
    if (passage === undefined || passageSigma === undefined || ownName !== undefined) return false;
    return (
      Math.abs(passage.distanceKm - known.distanceKm) > AGREEMENT_SIGMAS * Math.hypot(sigma, passageSigma)
    );
  });
}

/** The name of an orbit: its source with the date, or the name that the user gave it. */
export function nameOf({ ownName, provenance: { source, catalogueDate } }: ComparedSolution): string {
  if (ownName !== undefined) return `${ownName}, user-defined`;
  return catalogueDate === '' ? source : `${source}, ${catalogueDate}`;
}

/** Cells of the columns that say how much later, at what distance, and how much farther. */
function differences(
  solution: ComparedSolution,
  reference: ComparedSolution | undefined,
): readonly [string, string, string] {
  const { passage } = solution;
  const other = reference?.passage;
  const distance = passage === undefined ? ABSENT : numberText(passage.distanceKm, 0);
  if (passage === undefined || other === undefined || solution === reference) return ['', distance, ''];
  return [
    signed((passage.mjd - other.mjd) * SECONDS_PER_DAY, 1),
    distance,
    signed(passage.distanceKm - other.distanceKm, 0),
  ];
}

function signed(value: number, decimals: number): string {
  const text = numberText(Math.abs(value), decimals);
  if (Number(value.toFixed(decimals)) === 0) return text;
  return `${value > 0 ? '+' : '−'}${text}`;
}
