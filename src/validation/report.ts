import { FULL_MODEL } from '#contract/text/full-model.ts';
import type { ValidationReport, ValidationRun } from '#contract/validation.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { comparisonsOf } from './comparisons.ts';
import type { References } from './references.ts';
import { resultOf } from './summary.ts';

/** Facts that all comparisons share. */
const COMMON = {
  command: 'npm run validate',
  forceModel: `${FULL_MODEL}; that of the search through all objects where a comparison says so`,
  orbits:
    'none: comparisons start from orbits that are recorded beside their rows; objects observed again are those of two recorded lists of the Minor Planet Center',
} as const;

/** Measures every comparison for which some references have rows. */
export function validationRun(
  references: References,
  ephemeris: Ephemeris,
  dated: Pick<ValidationRun, 'date' | 'version'>,
  measured: (quantity: string) => void = () => undefined,
): ValidationRun {
  const results = comparisonsOf(references).map((comparison) => {
    const result = resultOf(comparison, references, ephemeris);
    measured(comparison.quantity);
    return result;
  });
  return { ...dated, results };
}

/** The report of runs. */
export function validationReportOf(runs: Pick<ValidationReport, 'cited' | 'recorded'>): ValidationReport {
  return { ...COMMON, ...runs };
}

/** A report as the text of a file: four digits of each number that is not whole. */
export function reportText(report: ValidationReport): string {
  return `${JSON.stringify(report, shortened)}\n`;
}

function shortened(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
}
