import { useState } from 'react';
import type { ComparedRow } from '#client/own-check/compare-rows.ts';
import { figureText } from '#contract/text/figure-text.ts';
import { ABSENT, fixedText } from '#parts/quantities/number-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PlainTable } from '#ui/table/plain-table.tsx';

/** Rows that are shown at first. */
const FIRST_ROWS = 20;

/** Every compared row: the table’s numbers, ours, and the difference. */
export function ComparedRows({ rows }: { readonly rows: readonly ComparedRow[] }) {
  const [isWhole, setWhole] = useState(rows.length <= FIRST_ROWS);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <div className="own-check-rows">
      <PlainTable
        caption={
          isWhole
            ? `${rows.length} rows, ours beside theirs`
            : `First ${FIRST_ROWS} of ${rows.length} rows, ours beside theirs`
        }
        columns={[
          { title: 'Date, UTC' },
          { title: 'RA, table', unit: '°' },
          { title: 'RA, ours', unit: '°' },
          { title: 'Dec, table', unit: '°' },
          { title: 'Dec, ours', unit: '°' },
          { title: 'Place differs', unit: '″' },
          { title: 'Mag, table' },
          { title: 'Mag, ours' },
        ]}
        rows={shown.map(({ date, theirs, ours, residuals }) => ({
          key: date,
          cells: [
            date.replace('T', ' '),
            fixedText(theirs.raDeg, 6),
            fixedText(ours.raDeg, 6),
            fixedText(theirs.decDeg, 6),
            fixedText(ours.decDeg, 6),
            residuals.place === undefined ? ABSENT : figureText(residuals.place),
            magnitudeText(theirs.magnitude),
            magnitudeText(ours.magnitude),
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

function magnitudeText(magnitude: number | undefined): string {
  return magnitude === undefined ? ABSENT : fixedText(magnitude, 2);
}
