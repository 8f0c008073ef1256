import { oneLine } from '#contract/text/one-line.ts';
import type { ExportedPlan } from './exported-plan.ts';
import { PLAN_COLUMNS, type PlanColumn, planLines, type PlanValue } from './plan-columns.ts';

/**
 * A plan as an Enhanced Character-Separated Values file.
 *
 * Source: ECSV 1.0 (Astropy proposal for enhancement 6): a YAML header in comments, then a line of names and the rows. JSON texts
 * are YAML, so that names and descriptions are written as JSON.
 */
export function planEcsv(plan: ExportedPlan): string {
  const header = [
    '%ECSV 1.0',
    '---',
    'delimiter: ","',
    'datatype:',
    ...PLAN_COLUMNS.map(columnText),
    'meta: !!omap',
    ...plan.remarks.map(([label, value]) => `- {${yamlText(label)}: ${yamlText(value)}}`),
    'schema: astropy-2.0',
  ];
  const rows = planLines(plan).map((line) => PLAN_COLUMNS.map(({ value }) => cellOf(value(line))).join(','));
  const names = PLAN_COLUMNS.map(({ name }) => name).join(',');
  return [...header.map((line) => `# ${line}`), names, ...rows, ''].join('\n');
}

function columnText({ name, type, unit, description }: PlanColumn): string {
  const parts = [
    `name: ${name}`,
    ...(unit === undefined ? [] : [`unit: ${JSON.stringify(unit)}`]),
    `datatype: ${type}`,
    `description: ${JSON.stringify(description)}`,
  ];
  return `- {${parts.join(', ')}}`;
}

/** A missing value is an empty field without quotes; booleans are as Python writes them. */
function cellOf(value: PlanValue): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return String(value);
  return `"${oneLine(value).replaceAll('"', '""')}"`;
}

/** On one line even for readers that end a line at every line break of Unicode. */
function yamlText(text: string): string {
  return JSON.stringify(oneLine(text));
}
