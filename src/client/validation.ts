import { validationReport, type ValidationReport } from '#contract/validation.ts';
import { onSite } from './site.ts';

/** Where the report lies beside the page. */
export const VALIDATION_FILE = onSite('/validation.json');

/**
 * The report of how near the numbers of the toolkit are to those of authorities.
 *
 * @throws {Error} where it is not there, or cannot be read.
 */
export async function readValidation(signal: AbortSignal): Promise<ValidationReport> {
  const response = await fetch(VALIDATION_FILE, { signal });
  if (!response.ok) throw new Error(`${VALIDATION_FILE}: ${response.status}`);
  return validationReport.parse(await response.json());
}
