import { expect, test } from 'vitest';
import { leastRowsOfFiles } from '#catalogue/least-rows.ts';
import { belowFloors } from '#catalogue/merge/shortfalls.ts';

test.each([
  'nea_extended.json',
  'nea_extended.json.gz',
  'nea_extended_2026-11-01.json.gz',
  'nea_extended-20261101.json',
  'nea_extended_2026-11.json.gz',
])('a file of ten rows by the name %s, which is that of the service, is no first catalogue', (file) => {
  expect(floorsOf(file)).toEqual([`${file}: 10 rows, where such a file has at least 25000`]);
});

test.each(['nea_extended_mine.json', 'nea_extended_2026-11-01_mine.json', 'mpc_nea_extended.json.gz'])(
  'a selection by the name %s may be as short as it is',
  (file) => {
    expect(floorsOf(file)).toEqual([]);
  },
);

function floorsOf(file: string): readonly string[] {
  const source = {
    name: 'MPC NEA extended',
    service: 'MPC',
    date: '2026-11',
    rows: 10,
    dropped: 0,
    preference: 1,
  } as const;
  return belowFloors({ sources: [source], failures: [] }, [file], leastRowsOfFiles());
}
