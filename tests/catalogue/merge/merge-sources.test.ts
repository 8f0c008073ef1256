import { expect, test } from 'vitest';
import { formatOf } from '#catalogue/merge/formats.ts';
import { mergeSources } from '#catalogue/merge/merge-sources.ts';
import { dateInName } from '#catalogue/merge/read-file.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { bytesOf } from '../bytes.ts';

const NEWER = file(
  'nea_extended.json',
  JSON.stringify([object('(99942)', 'Apophis', 19.1), object('(433)', 'Eros', 10.4)]),
);
const SENTRY = file(
  'sentry.json',
  JSON.stringify({
    data: [
      {
        fullname: '99942 Apophis (2004 MN4)',
        range: '2060-2105',
        ip: '1e-6',
        ps_cum: '-3',
        ps_max: '-4',
        ts_max: '0',
      },
      { fullname: '(2025 FA22)', range: '2089-2100', ip: '1e-4', ps_cum: '-2', ps_max: '-3', ts_max: '1' },
    ],
  }),
  '2026-07-01',
);

test('files of the services become one catalogue and a report', () => {
  const { bytes, report } = mergeSources([NEWER, SENTRY, file('readme.md', '')]);
  expect(report).toMatchObject({
    bodies: 2,
    nearEarth: 2,
    unplacedRisks: 1,
    ignored: ['readme.md'],
    failures: [],
  });
  expect(report.sources.map(({ name, date, rows }) => [name, date, rows])).toEqual([
    ['MPC NEA extended', '2021-07-08', 2],
    ['JPL Sentry', '2026-07-01', 2],
  ]);
  const catalogue = readCatalogue(bytes);
  expect(catalogue.body(1).risk?.listDate).toBe('2026-07-01');
});

test('files of the services that cannot be used are reported, and the catalogue keeps what it had', () => {
  const base = readCatalogue(mergeSources([NEWER, SENTRY]).bytes);
  const { bytes, report } = mergeSources(
    [file('nea_extended.json', '<html>maintenance</html>'), file('sentry.json', '{"data": [')],
    base,
  );
  expect(report.failures.map(({ file: name }) => name)).toEqual(['nea_extended.json', 'sentry.json']);
  const catalogue = readCatalogue(bytes);
  expect(catalogue.count).toBe(2);
  expect(catalogue.body(1)).toEqual(base.body(1));
  expect(catalogue.sources).toEqual(base.sources);
});

test('files of the services replace their older copies, and a risk whose line is gone does not stay', () => {
  const base = readCatalogue(mergeSources([NEWER, SENTRY]).bytes);
  const later = JSON.stringify({
    data: [
      {
        fullname: '433 Eros (A898 PA)',
        range: '2060-2105',
        ip: '1e-6',
        ps_cum: '-3',
        ps_max: '-4',
        ts_max: '0',
      },
    ],
  });
  const catalogue = readCatalogue(
    mergeSources([NEWER, file('sentry.json', later, '2026-08-01')], base).bytes,
  );
  expect([catalogue.isOnRiskList(0), catalogue.isOnRiskList(1)]).toEqual([true, false]);
  expect(catalogue.sources.map(({ name, date }) => `${name} ${date}`)).toEqual([
    'MPC NEA extended 2021-07-08',
    'JPL Sentry 2026-08-01',
  ]);
});

test('the files of a catalogue change nothing when they are merged with it again', () => {
  const first = mergeSources([NEWER, SENTRY]);
  const again = mergeSources([], readCatalogue(first.bytes));
  expect(again.bytes).toEqual(first.bytes);
});

test('files of the services bring the confirmation page when there is a copy, and none is invented', () => {
  const candidate = { Temp_Desig: 'P21abcd', Score: 100, 'R.A.': 1.5, 'Decl.': -12.25 };
  const page = file('neocp.json', JSON.stringify([candidate]), '2026-07-01');
  expect(readCatalogue(mergeSources([NEWER]).bytes).neocp).toBeUndefined();
  expect(readCatalogue(mergeSources([NEWER, page]).bytes).neocp).toMatchObject({
    date: '2026-07-01',
    candidates: [{ designation: 'P21abcd' }],
  });
});

test.each([
  ['mpc_nea_extended_2021_epoch2459403.5.json.gz', 'MPC NEA extended'],
  ['mpc_NEA_2019-07.txt.gz', 'MPC NEA.txt'],
  ['NEA.txt', 'MPC NEA.txt'],
  ['jpl_ELEMENTS.COMET_2021.gz', 'JPL ELEMENTS.COMET'],
  ['cometels.json.gz', 'MPC CometEls'],
  ['cneos_sentry_2025-04.csv.gz', 'JPL Sentry'],
  ['mpc_ObsCodes_2026-07.html.gz', 'MPC observatory codes'],
  ['sbdb_query_results_montreal2025.csv.gz', 'JPL SBDB query'],
  ['sbdb_neo.json', 'JPL SBDB query'],
  ['99942.ke1', 'ESA NEOCC orbit files'],
  ['esa_risk_list', 'ESA NEOCC risk list'],
  ['folder/neo_kc.cat', 'ESA NEOCC catalogue'],
  ['neocp.json', 'MPC NEOCP'],
  ['README.md', undefined],
])('a file named %s is of the kind %s', (name, kind) => {
  expect(formatOf(name)?.name).toBe(kind);
});

test.each([
  ['mpc_ObsCodes_2026-07.html.gz', '2026-07'],
  ['jpl_ELEMENTS.COMET_2021.gz', '2021'],
  ['list-2026-07-15.json', '2026-07-15'],
  ['sentry.json', undefined],
])('a file named %s is of %s', (name, date) => {
  expect(dateInName(name)).toBe(date);
});

function file(name: string, text: string, date?: string): { name: string; bytes: Uint8Array; date?: string } {
  return { name, bytes: bytesOf(text), ...(date === undefined ? {} : { date }) };
}

function object(number: string, name: string, magnitude: number): Record<string, unknown> {
  return {
    Number: number,
    Name: name,
    Principal_desig: name === 'Eros' ? 'A898 PA' : '2004 MN4',
    H: magnitude,
    G: 0.15,
    Epoch: 2459403.5,
    M: 136.688,
    Peri: 178.86382,
    Node: 304.29885,
    i: 10.83048,
    e: 0.2229062,
    a: 1.4581342,
    Last_obs: '2021-07-08',
  };
}
