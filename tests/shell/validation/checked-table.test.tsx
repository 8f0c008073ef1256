import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readHorizonsTable } from '#catalogue/parse/horizons-table.ts';
import type { Residuals } from '#client/own-check/compare-rows.ts';
import { CheckedTable } from '#shell/validation/own-check/checked-table.tsx';
import { CERES } from '../../catalogue/parse/horizons-texts.ts';
import { NO_PROVENANCE } from './no-provenance.ts';

test('each quantity that a table of Horizons has is plotted, and its numbers are beside ours', () => {
  const page = pageOf({ place: 0.1, magnitude: 0.2, delta: 3, r: 4 });
  expect(page).toContain('<figcaption>Astrometric place, ″, by date<');
  for (const title of ['Magnitude, mag', 'Distance from the observer, km', 'Distance from the Sun, km'])
    expect(page).toContain(`<figcaption>${title}, by date: ours less the table’s<`);
  for (const title of ['RA', 'Dec', 'Magnitude', 'Delta', 'r'])
    for (const side of ['table', 'ours']) expect(page).toContain(`<th scope="col">${title}, ${side}`);
  expect(page).not.toContain('Azimuth');
});

test('every column of compared rows has a unit', () => {
  const page = pageOf({ place: 0.1, horizontal: 1, magnitude: 0.2, delta: 3, r: 4 });
  const [, rows = ''] = page.split('ours beside theirs</caption>');
  const [head = ''] = rows.split('</thead>');
  expect(
    head
      .split('<th ')
      .slice(1)
      .filter((cell) => !cell.includes('plain-unit')),
  ).toEqual([]);
});

test('the ends of a table of Horizons that is of one day have a time', () => {
  expect(pageOf({ place: 0.1 })).toContain('>2022-06-10 00:00</text>');
});

test('a table of Horizons without magnitudes has no column of them', () => {
  expect(pageOf({ place: 0.1 })).not.toContain('Magnitude, ours');
});

function pageOf(residuals: Residuals): string {
  const table = readHorizonsTable(CERES);
  const rows = table.rows.map((row) => ({
    date: '2022-06-10T00:00:00',
    dayUtc: row.dayUtc,
    theirs: row,
    ours: row,
    residuals,
  }));
  const object = { name: '', designator: '', data: [] };
  return renderToString(<CheckedTable check={{ table, rows, object, provenance: NO_PROVENANCE }} />);
}
