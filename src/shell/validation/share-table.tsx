import { scaleLinear } from 'd3-scale';
import type { ShareResult } from '#contract/validation.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { ResultRow } from './result-row.tsx';
import { ResultTable } from './result-table.tsx';

/** Heads of the shares; their numbers and sigmas stay on one line. */
const WITHIN_1 = 'Within 1\u00a0σ';
const WITHIN_3 = 'Within 3\u00a0σ';

const COLUMNS = ['Quantity', 'Number', WITHIN_1, WITHIN_3, 'Limits of a class', 'Within'];

type Props = { readonly caption: string; readonly results: readonly ShareResult[] };
type Share = Pick<ShareResult, 'within1' | 'within3' | 'rows'>;

/** Comparisons of uncertainties: how many are within one and three standard deviations. */
export function ShareTable({ caption, results }: Props) {
  return (
    <ResultTable caption={caption} columns={COLUMNS}>
      {results.map((result) => (
        <ResultRow
          key={result.id}
          result={result}
          cells={[
            ['Number', String(result.rows)],
            [WITHIN_1, percent(result.within1)],
            [WITHIN_3, percent(result.within3)],
            ['Limits of a class', limitText(result)],
          ]}
          chart={<ShareBar {...result} />}
        >
          <div className="validation-parts">
            <Shares caption="By what it rests on" named="Basis" rows={result.groups} />
            <Shares
              caption={`By class; limits are for ${result.leastMembers} and more`}
              named="Class"
              rows={result.classes}
            />
            <Shares
              caption="By year of the date"
              named="Year"
              rows={result.years.map(({ year, ...share }) => ({ ...share, name: String(year) }))}
            />
          </div>
        </ResultRow>
      ))}
    </ResultTable>
  );
}

type SharesProps = {
  readonly caption: string;
  readonly named: string;
  readonly rows: readonly (Share & { readonly name: string })[];
};

function Shares({ caption, named, rows }: SharesProps) {
  return (
    <PlainTable
      isScrolled
      caption={caption}
      columns={[{ title: named }, { title: 'Number' }, { title: WITHIN_1 }, { title: WITHIN_3 }]}
      rows={rows.map((row) => ({
        key: row.name,
        cells: [row.name, row.rows, percent(row.within1), percent(row.within3)],
      }))}
    />
  );
}

function limitText({ limits: { least1, most1, least3 } }: ShareResult): string {
  return `${percent(least1)} to ${percent(most1)}; ${percent(least3)}`;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1).replace('.0', '')} %`;
}

const WIDTH = 132;
const HEIGHT = 10;

/** Bars of the shares within one standard deviation, within three, and beyond. The numbers are beside them. */
function ShareBar({ within1, within3 }: Pick<ShareResult, 'within1' | 'within3'>) {
  const x = scaleLinear().domain([0, 1]).range([0, WIDTH]);
  return (
    <svg className="validation-share" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <rect className="validation-bar" width={x(within1)} height={HEIGHT} />
      <rect className="validation-third" x={x(within1)} width={x(within3 - within1)} height={HEIGHT} />
      <rect className="validation-beyond" x={x(within3)} width={x(1 - within3)} height={HEIGHT} />
    </svg>
  );
}
