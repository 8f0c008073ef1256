import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readHorizonsTable } from '#catalogue/parse/horizons-table.ts';
import type { ErrorResult, ShareResult } from '#contract/validation.ts';
import { ErrorDetails } from '#shell/validation/error-details.tsx';
import { CheckedTable } from '#shell/validation/own-check/checked-table.tsx';
import { ShareTable } from '#shell/validation/share-table.tsx';
import { CERES } from '../../catalogue/parse/horizons-texts.ts';
import { NO_PROVENANCE } from './no-provenance.ts';

const ONE_CASE: ErrorResult = {
  id: 'moonlight',
  topic: 'Sky brightness',
  quantity: 'Moonlight',
  authority: '',
  sources: [],
  cases: 1,
  rows: 1,
  kind: 'errors',
  unit: 'mag',
  limit: 1,
  limitOf: 'worst',
  median: 0,
  p95: 0,
  worst: 0,
  worstCases: [{ name: 'Full Moon', error: 0 }],
  histogram: { edges: [], counts: [] },
  years: [],
};

test('a comparison of a single case counts one case', () => {
  expect(renderToString(<ErrorDetails result={ONE_CASE} />)).toContain('Worst of 1 case<');
});

test('the date of a worst row has its time scales', () => {
  const worstCases = [{ name: 'Full Moon', error: 0, date: '2029-04-13T21:46' }];
  const page = renderToString(<ErrorDetails result={{ ...ONE_CASE, worstCases }} />);
  expect(page).toContain('Date of the row<span class="plain-unit">UTC or TDB</span>');
});

test('a standard deviation stays on the line of its number', () => {
  const { id, topic, quantity, authority, sources, cases, rows } = ONE_CASE;
  const share: ShareResult = {
    id,
    topic,
    quantity,
    authority,
    sources,
    cases,
    rows,
    kind: 'shares',
    within1: 0.4,
    within3: 0.99,
    leastMembers: 1,
    limits: { least1: 0.3, most1: 0.5, least3: 0.95 },
    groups: [],
    classes: [],
    years: [],
  };
  const page = renderToString(<ShareTable caption="" results={[share]} />);
  expect(page).toContain('1\u00a0σ');
  expect(page).not.toContain(' σ');
});

test('a table of Horizons with a single row is compared in one row', () => {
  const table = readHorizonsTable(CERES);
  const [row] = table.rows;
  if (row === undefined) throw new Error('The table has no row.');
  const page = renderToString(
    <CheckedTable
      check={{
        table,
        rows: [
          {
            date: '2022-06-10T00:00:00',
            dayUtc: row.dayUtc,
            theirs: row,
            ours: row,
            residuals: { place: 0 },
          },
        ],
        object: { name: '', designator: '', database: 'JPL', data: [] },
        provenance: NO_PROVENANCE,
      }}
    />,
  );
  expect(page).toContain('1 row, ours beside theirs');
});
