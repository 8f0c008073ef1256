import { escapedMarkup } from '#contract/text/markup.ts';
import type { ExportedPlan } from './exported-plan.ts';
import { PLAN_COLUMNS, type PlanColumn, planLines, type PlanValue } from './plan-columns.ts';

const DATATYPES = { string: 'unicodeChar', float64: 'double', int64: 'long', bool: 'boolean' } as const;

/**
 * A plan as a VOTable. Names may have any letters, so that texts are `unicodeChar`; an empty cell is null.
 *
 * Source: IVOA VOTable Format Definition 1.4, sections 2 to 6; files of it are valid by the schema of that version, as astropy has it.
 */
export function planVotable(plan: ExportedPlan): string {
  const info = plan.remarks.map(
    ([label, value], index) =>
      `  <INFO ID="remark${index + 1}" name="${escapedMarkup(label)}" value="${escapedMarkup(value)}"/>`,
  );
  const rows = planLines(plan).map((line) => {
    const cells = PLAN_COLUMNS.map(({ value }) => cellOf(value(line)));
    return `     <TR>${cells.join('')}</TR>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<VOTABLE version="1.4" xmlns="http://www.ivoa.net/xml/VOTable/v1.3">',
    ' <RESOURCE type="results">',
    ...info,
    '  <COOSYS ID="icrs" system="ICRS"/>',
    '  <TABLE name="night_plan">',
    `   <DESCRIPTION>${escapedMarkup(`Plan of a night at ${plan.site}`)}</DESCRIPTION>`,
    ...PLAN_COLUMNS.map(fieldText),
    '   <DATA>',
    '    <TABLEDATA>',
    ...rows,
    '    </TABLEDATA>',
    '   </DATA>',
    '  </TABLE>',
    ' </RESOURCE>',
    '</VOTABLE>',
    '',
  ].join('\n');
}

function fieldText({ name, type, unit, ucd, description }: PlanColumn): string {
  const attributes = [
    `name="${name}"`,
    `datatype="${DATATYPES[type]}"`,
    ...(type === 'string' ? ['arraysize="*"'] : []),
    ...(unit === undefined ? [] : [`unit="${unit}"`]),
    ...(ucd === undefined ? [] : [`ucd="${ucd}"`]),
    ...(name === 'ra' || name === 'dec' ? ['ref="icrs"'] : []),
  ];
  return `   <FIELD ${attributes.join(' ')}><DESCRIPTION>${escapedMarkup(description)}</DESCRIPTION></FIELD>`;
}

function cellOf(value: PlanValue): string {
  if (value === undefined) return '<TD/>';
  return `<TD>${typeof value === 'boolean' ? (value ? 'T' : 'F') : escapedMarkup(String(value))}</TD>`;
}
