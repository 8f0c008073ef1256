import type { ErrorResult, ShareResult, ValidationReport, ValidationResult } from '#contract/validation.ts';
import { figureText } from '#contract/text/figure-text.ts';

/** A generated part of a text: the table between its first and last line. */
type MadePart = { readonly name: string; readonly table: (report: ValidationReport) => string };

const PARTS: readonly MadePart[] = [
  { name: 'accuracy', table: accuracyTable },
  { name: 'observed again', table: observedAgainTable },
];

/**
 * A text with its tables of how near to authorities the toolkit is made anew.
 *
 * @throws RangeError where a table has no place in the text.
 */
export function withTables(text: string, report: ValidationReport): string {
  return PARTS.reduce((made, { name, table }) => {
    const [first, last] = [`<!-- ${name}: made by npm run validate -->`, `<!-- end of ${name} -->`];
    const [from, to] = [made.indexOf(first), made.indexOf(last)];
    if (from < 0 || to < from) throw new RangeError(`There is no place for the table ${name}`);
    return `${made.slice(0, from)}${first}\n\n${table(report)}\n\n${made.slice(to)}`;
  }, text);
}

function accuracyTable({ cited, recorded }: ValidationReport): string {
  const byId = new Map(cited.results.map((result) => [result.id, result]));
  const all = recorded?.results ?? cited.results;
  const rows = all.map((result) => [
    result.quantity,
    result.authority,
    ...figures(byId.get(result.id)),
    ...(recorded === undefined ? ['-', '-'] : figures(result)),
    limitText(result),
  ]);
  const heading = ['Quantity', 'Against', 'Rows here', 'Median, worst', 'All rows', 'Median, worst', 'Limit'];
  return markdown([heading, ...rows]);
}

function figures(result: ValidationResult | undefined): readonly [string, string] {
  if (result === undefined) return ['-', '-'];
  const text =
    result.kind === 'errors'
      ? `${figureText(result.median)}, ${withUnit(result.worst, result.unit)}`
      : `${percent(result.within1)}, ${percent(result.within3)} % in 1, 3 σ`;
  return [String(result.rows), text];
}

function limitText(result: ErrorResult | ShareResult): string {
  if (result.kind === 'errors')
    return withUnit(result.limit, result.unit) + (result.limitOf === 'median' ? ' (median)' : '');
  const { least1, most1, least3 } = result.limits;
  return `${percent(least1)} to ${percent(most1)}, ${percent(least3)} % of each class`;
}

function withUnit(value: number, unit: string): string {
  return unit === '' ? figureText(value) : `${figureText(value)} ${unit}`;
}

function percent(part: number): string {
  return (100 * part).toFixed(0);
}

/**
 * For each U, by observed arc: how many objects, and how many per cent of them within one and three standard
 * deviations.
 */
function observedAgainTable({ recorded }: ValidationReport): string {
  const found = recorded?.results.find(({ id }) => id === 'observed-again-axis');
  if (found?.kind !== 'shares') throw new RangeError('No objects that were observed again are recorded');
  const enough = found.classes.filter(({ rows }) => rows >= found.leastMembers);
  const arcs = [...new Set(found.classes.map(arcOf))].sort((a, b) => startOf(a) - startOf(b));
  const rows = found.groups.map(({ name }) => [
    name,
    ...arcs.map((arc) => {
      const arcClass = enough.find((one) => one.group === name && arcOf(one) === arc);
      return arcClass === undefined
        ? '-'
        : `${arcClass.rows}: ${percent(arcClass.within1)}, ${percent(arcClass.within3)} %`;
    }),
  ]);
  return markdown([['U', ...arcs], ...rows]);
}

/** The arc in the name of a class: `40 to 300 d` of `U = 3, 40 to 300 d`. */
function arcOf({ name, group }: ShareResult['classes'][number]): string {
  return name.slice(group.length + ', '.length);
}

function startOf(arc: string): number {
  return Number(/\d+/.exec(arc)?.[0] ?? 0);
}

/** A table whose columns are as wide as their widest cell, as Prettier writes it. @param rows the first is the heading. */
function markdown(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widths, row) => row.map((cell, k) => Math.max(widths[k] ?? 3, cell.length)),
    [],
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, k) => cell.padEnd(widths[k])).join(' | ')} |`;
  const [heading, ...others] = rows;
  return [line(heading), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}
