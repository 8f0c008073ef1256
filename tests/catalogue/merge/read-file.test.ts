import { expect, test } from 'vitest';
import { formatOf } from '#catalogue/merge/formats.ts';
import { readFile } from '#catalogue/merge/read-file.ts';

const HEADER =
  'number_or_designation,name,principal_designation,class,pha,H_mag,G,diameter_km,albedo,rotation_h,spec_B,A2_au_d2,U,arc,epoch_jd_tdb,e,a_au,i_deg,node_deg,peri_deg,mean_anomaly_deg,moid_au\n';
const EROS =
  '433,Eros,A898 PA,AMO,N,10.4,0.15,16.84,,,,,0,1893-2021,2461200.5,0.2228,1.458,10.82,304.26,178.91,62.51,0.148\n';
const ALBERT =
  '719,Albert,A911 TB,AMO,N,15.59,0.15,,,,,,0,1911-2021,2461200.5,0.5465,2.636,11.57,183.86,156.17,286.67,0.201';

test('a file that ends within a row is cut short, and no list', () => {
  expect(() => read(HEADER + EROS + ALBERT.slice(0, 60))).toThrow('the file ends within row 2');
});

test('a last row without an end of line counts where it is whole', () => {
  expect(read(HEADER + EROS + ALBERT).rows).toHaveLength(2);
});

test('a damaged last row with an end of line is left out alone', () => {
  const { rows, dropped } = read(`${HEADER}${EROS}${ALBERT.slice(0, 60)}\n`);
  expect([rows.length, dropped.length]).toEqual([1, 1]);
});

function read(text: string): ReturnType<typeof readFile> {
  const name = 'notable-neas.csv';
  const format = formatOf(name);
  if (format === undefined) throw new RangeError(`${name} is of no known kind`);
  return readFile({ name, bytes: Buffer.from(text) }, format);
}
