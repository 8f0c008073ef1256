import { escapedMarkup } from '#contract/text/markup.ts';
import type { ExportedPlan } from './exported-plan.ts';
import { PLAN_COLUMNS, type PlanColumn, planLines, type PlanValue } from './plan-columns.ts';

/** The system of coordinates or of time that the values of a column are of, and how times are written. */
const SYSTEMS: Readonly<Record<string, string>> = {
  ra: 'ref="icrs"',
  dec: 'ref="icrs"',
  start: 'xtype="timestamp" ref="utc"',
  end: 'xtype="timestamp" ref="utc"',
};

const DATATYPES = { string: 'unicodeChar', float64: 'double', int64: 'long', bool: 'boolean' } as const;

/**
 * A plan as a VOTable. Names may have any letters, so that texts are `unicodeChar`; an empty cell is null.
 *
 * Sources: IVOA VOTable Format Definition 1.4, sections 2 to 6, which could not be looked up: files of it are valid by the schema of that
 * version, and read without a warning, as astropy 5.2 has both; `timestamp` is the type of such texts by IVOA DALI 1.1, section 3.3.3.
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
    '  <TIMESYS ID="utc" timescale="UTC" refposition="TOPOCENTER"/>', // no timeorigin: the values have years
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
    ...(SYSTEMS[name] === undefined ? [] : [SYSTEMS[name]]),
  ];
  return `   <FIELD ${attributes.join(' ')}><DESCRIPTION>${escapedMarkup(description)}</DESCRIPTION></FIELD>`;
}

function cellOf(value: PlanValue): string {
  if (value === undefined) return '<TD/>';
  return `<TD>${typeof value === 'boolean' ? (value ? 'T' : 'F') : escapedMarkup(String(value))}</TD>`;
}
