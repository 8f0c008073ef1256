import { useState } from 'react';
import type { TableCheck } from '#client/own-check/check-table.ts';
import { RESIDUALS, type ComparedRow, type ResidualKey } from '#client/own-check/compare-rows.ts';
import { summarise } from '#client/own-check/summarise.ts';
import { countText } from '#contract/text/count-text.ts';
import { figureText } from '#contract/text/figure-text.ts';
import { ABSENT, fixedText, knownText } from '#parts/quantities/number-text.ts';
import { FactList } from '#ui/content/fact-list.tsx';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { reasonsOf } from './reasons.ts';
import { ResidualChart } from './residual-chart.tsx';

/** The outcome of a comparison: the two orbits, the differences of their rows, and the reasons. */
export function CheckedTable({ check }: { readonly check: TableCheck }) {
  const { table, rows } = check;
  const summaries = summarise(rows);
  return (
    <section className="own-check-result" aria-label={`Comparison of ${table.target}`}>
      <div className="validation-facts">
        <FactList facts={factsOf(check)} />
      </div>
      <div className="validation-parts">
        <PlainTable
          isScrolled
          caption="Differences"
          columns={[
            { title: 'Quantity' },
            { title: 'Rows' },
            { title: 'Median' },
            { title: 'Worst' },
            { title: 'Unit' },
            { title: 'Date of the worst', unit: 'UTC' },
          ]}
          rows={summaries.map(({ key, rows, median, worst, worstDate }) => ({
            key,
            cells: [
              RESIDUALS[key].title,
              rows,
              figureText(median),
              figureText(worst),
              RESIDUALS[key].unit,
              dateText(worstDate),
            ],
          }))}
        />
        <div>
          {summaries.map(({ key }) => (
            <ResidualChart key={key} rows={rows} quantity={key} />
          ))}
        </div>
      </div>
      <h3>Why they differ</h3>
      <ul>
        {reasonsOf(check).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <ComparedRows rows={rows} />
    </section>
  );
}

function factsOf({ table, rows, object, epochTdb: ownEpochTdb, provenance }: TableCheck) {
  const { site, target, solution, solutionDate, epochTdb } = table;
  const theirs = [
    solution ?? 'solution not named',
    ...(solutionDate === undefined ? [] : [`made ${solutionDate}`]),
    ...(epochTdb === undefined ? [] : [epochText(epochTdb)]),
  ];
  const { source, catalogueDate } = object.provenance ?? {};
  const ours = [
    source ?? 'solution not named',
    ...(catalogueDate === undefined ? [] : [`catalogue of ${catalogueDate}`]),
    ...(ownEpochTdb === undefined ? [] : [epochText(ownEpochTdb)]),
  ];
  return [
    { name: 'Object', value: target },
    {
      name: 'Site',
      value:
        site.kind === 'geocentre'
          ? 'Geocentre'
          : `${site.name}: ${fixedText(site.longitudeDeg, 5)}° east, ${fixedText(site.latitudeDeg, 5)}° north, ${fixedText(site.heightM, 0)} m`,
    },
    { name: 'Span', value: `${dateText(rows[0]?.date ?? '')} to ${dateText(rows.at(-1)?.date ?? '')} UTC` },
    { name: 'Their orbit', value: theirs.join(', ') },
    { name: 'Our orbit', value: ours.join(', ') },
    { name: 'Force model', value: provenance.forceModel },
  ];
}

/** Without the last digits, which are below the resolution of a Julian date. */
function epochText(epochTdb: number): string {
  return `epoch JD ${Number(epochTdb.toFixed(5))} TDB`;
}

function dateText(iso: string): string {
  return iso.replace('T', ' ');
}

/** Rows that are shown at first. */
const FIRST_ROWS = 20;

type Shown = {
  readonly key: ResidualKey;
  readonly title: string;
  readonly unit: string;
  readonly digits: number;
  readonly value: (row: ComparedRow['ours']) => number | undefined;
};

/** Numbers of a row that are shown beside each other. */
const SHOWN: readonly Shown[] = [
  { key: 'place', title: 'RA', unit: '°', digits: 6, value: ({ raDeg }) => raDeg },
  { key: 'place', title: 'Dec', unit: '°', digits: 6, value: ({ decDeg }) => decDeg },
  { key: 'horizontal', title: 'Azimuth', unit: '°', digits: 5, value: ({ azimuthDeg }) => azimuthDeg },
  { key: 'horizontal', title: 'Altitude', unit: '°', digits: 5, value: ({ elevationDeg }) => elevationDeg },
  { key: 'magnitude', title: 'Magnitude', unit: 'mag', digits: 3, value: ({ magnitude }) => magnitude },
  { key: 'delta', title: 'Delta', unit: 'au', digits: 9, value: ({ deltaAu }) => deltaAu },
  { key: 'r', title: 'r', unit: 'au', digits: 9, value: ({ rAu }) => rAu },
];

/** Every compared row: the table’s numbers, ours, and by how far the place differs. */
function ComparedRows({ rows }: { readonly rows: readonly ComparedRow[] }) {
  const [isWhole, setWhole] = useState(rows.length <= FIRST_ROWS);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  const numbers = SHOWN.filter(({ key }) => rows.some(({ residuals }) => residuals[key] !== undefined));
  return (
    <div className="own-check-rows">
      <PlainTable
        isScrolled
        caption={
          isWhole
            ? `${countText(rows.length, 'row')}, ours beside theirs`
            : `First ${FIRST_ROWS} of ${rows.length} rows, ours beside theirs`
        }
        columns={[
          { title: 'Date', unit: 'UTC' },
          { title: 'Place differs', unit: '″' },
          ...numbers.flatMap(({ title, unit }) =>
            ['table', 'ours'].map((side) => ({ title: `${title}, ${side}`, unit })),
          ),
        ]}
        rows={shown.map(({ date, theirs, ours, residuals }) => ({
          key: date,
          cells: [
            date.replace('T', ' '),
            residuals.place === undefined ? ABSENT : figureText(residuals.place),
            ...numbers.flatMap(({ value, digits }) =>
              [theirs, ours].map((row) => knownText(value(row), digits)),
            ),
          ],
        }))}
      />
      {rows.length <= FIRST_ROWS ? null : (
        <Button onPress={() => setWhole(!isWhole)}>
          {isWhole ? `Show the first ${FIRST_ROWS} rows` : `Show all ${rows.length} rows`}
        </Button>
      )}
    </div>
  );
}
