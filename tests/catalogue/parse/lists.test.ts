import { expect, test } from 'vitest';
import { parseMpcObservatories } from '#catalogue/parse/mpc-observatories.ts';
import { parseNeoccRisks } from '#catalogue/parse/neocc-risk.ts';
import { parseNeocp } from '#catalogue/parse/neocp.ts';
import { parseSentry } from '#catalogue/parse/sentry.ts';
import { bytesOf, damagedUtf8 } from '../bytes.ts';

const GREENWICH = '000   0.0000 0.62411 +0.77873 Greenwich';
const PARIS = '007   2.336750.659470+0.749223Paris';
const MAUNAKEA = '568 204.527800.941706+0.337237Maunakea';
const GEOCENTRIC = '500   0.000000.000000+0.000000Geocentric';

test('the list of observatory codes gives geodetic places from parallax constants, fields that touch included', () => {
  const { rows } = parseMpcObservatories(pageOf([GREENWICH, PARIS, MAUNAKEA, GEOCENTRIC]));
  expect(rows.map(({ code, name }) => `${code} ${name}`)).toEqual([
    '000 Greenwich',
    '007 Paris',
    '568 Maunakea',
    '500 Geocentric',
  ]);
  const [greenwich, paris, maunakea, geocentric] = rows;
  expect(greenwich.latitudeDeg).toBeCloseTo(51.478, 2); // the meridian circle at Greenwich is at 51.4779 N
  expect(paris.rhoSinPhi).toBe(0.749223);
  expect(maunakea.longitudeDeg).toBeCloseTo(-155.4722, 4);
  expect(maunakea.altitudeM).toBeGreaterThan(4100);
  expect(geocentric).toMatchObject({ id: 471, rhoCosPhi: 0 });
});

test('the list of observatory codes leaves out spacecraft, places off the ground, wrong codes and repetitions', () => {
  const { rows, dropped } = parseMpcObservatories(
    pageOf([
      GREENWICH,
      PARIS,
      MAUNAKEA,
      GEOCENTRIC,
      '250                           Hubble Space Telescope',
      '001   0.1542 1.62992 +0.77411 Nowhere',
      '!!2   0.1542 0.62992 +0.77411 Nowhere',
      PARIS,
    ]),
  );
  expect(rows).toHaveLength(4);
  expect(dropped.map(({ reason }) => reason)).toEqual([
    'no fixed place',
    expect.stringContaining('1.62992') as string,
    'not an observatory code: !!2',
    'duplicate of row 2',
  ]);
});

test('the list of observatory codes keeps the rest when one name is not UTF-8', () => {
  const page = damagedUtf8(
    new TextDecoder().decode(pageOf([GREENWICH, '004   1.4625 0.72520 +0.68627 Toulous?'])),
  );
  expect(parseMpcObservatories(page).rows).toHaveLength(1);
});

test('the list of observatory codes is not a list when its end is missing', () => {
  expect(() => parseMpcObservatories(pageOf([GREENWICH]).slice(0, -8))).toThrow(/no whole list/);
});

const HEADER =
  '"Object Designation  ","Year Range  ","Potential Impacts  ","Impact Probability (cumulative)","Vinfinity (km/s)","H (mag)",' +
  '"Estimated Diameter (km)","Palermo Scale (cum.)","Palermo Scale (max.)","Torino Scale (max.)",""';
const BENNU =
  '"101955 Bennu (1999 RQ36)","2178-2290","157","5.7e-4","5.99","20.6","0.490","-1.40","-1.59","","a0101955"';
const FA22 = '"(2025 FA22)","2089-2100","3","1.9e-4","10.88","21.8","0.150","-2.34","-2.47","1","bK25F22A"';

test("Sentry's table gives probabilities, years and scales; no Torino scale for a far impact", () => {
  const { rows } = parseSentry(bytesOf([HEADER, BENNU, FA22].join('\n')));
  expect(rows[0]).toEqual({
    number: '101955',
    name: 'Bennu',
    designation: '1999 RQ36',
    risk: {
      firstYear: 2178,
      lastYear: 2290,
      possibleImpacts: 157,
      probability: 5.7e-4,
      palermoCumulative: -1.4,
      palermoMaximum: -1.59,
    },
  });
  expect(rows[1]?.risk.torinoMaximum).toBe(1);
});

test("Sentry's table is the same from the API", () => {
  const data = [
    {
      des: '2025 FA22',
      fullname: '(2025 FA22)',
      range: '2089-2100',
      n_imp: 3,
      ip: '1.9e-4',
      ps_cum: '-2.34',
      ps_max: '-2.47',
      ts_max: '1',
    },
  ];
  const api = parseSentry(bytesOf(JSON.stringify({ signature: {}, count: 1, data })));
  expect(api.rows).toEqual(parseSentry(bytesOf([HEADER, FA22].join('\n'))).rows);
});

test("Sentry's table loses a row with too few columns or an impossible probability", () => {
  const { rows, dropped } = parseSentry(
    bytesOf(
      [
        HEADER,
        BENNU,
        FA22,
        '"(2000 SG344)","2069-2122"',
        FA22.replace('FA22', 'AB').replace('1.9e-4', '7'),
      ].join('\n'),
    ),
  );
  expect(rows).toHaveLength(2);
  expect(dropped.map(({ reason }) => reason)).toEqual([
    'row has 2 columns, not 11',
    'impact probability 7 is outside 0 to 1',
  ]);
});

test("Sentry's table is not a table when it is a web page", () => {
  expect(() => parseSentry(bytesOf('<html>'))).toThrow(/a web page/);
});

const LIST = [
  'Last Update: 2021-10-04 05:49 UTC',
  '            Object         |    Diameter    |             VI Max                                   |          VIs                  |',
  ' Num/des.       Name       |   m  |   *=Y   |      Date/Time   |  IP max  | PS max |TS  | Vel km/s | Years     | IP cum   | PS cum |',
  'AAAAAAAAA AAAAAAAAAAAAAAAA | NNNN |    A    | YYYY-MM-DD HH:MM | EEEEEEEE | NNN.NN | NN |  NNN.NN  | YYYY-YYYY | EEEEEEEE | NNN.NN |',
  '2021QM1                    |   50 |    *    | 2052-04-02 01:36 |  2.98E-4 |  -2.72 |  0 |   23.72  | 2050-2054 |  2.98E-4 |  -2.72 |',
  '101955    Bennu            |  484 |         | 2182-09-24 08:36 |  3.70E-4 |  -1.59 |    |   12.68  | 2178-2290 |  5.80E-4 |  -1.40 |',
];

test("the NEOCC's risk list gives its date and its objects", () => {
  const { date, rows } = parseNeoccRisks(bytesOf(LIST.join('\n')));
  expect(date).toBe('2021-10-04');
  expect(rows[0]).toMatchObject({
    designation: '2021 QM1',
    risk: { probability: 2.98e-4, torinoMaximum: 0 },
  });
  expect(rows[1]).toMatchObject({ number: '101955', name: 'Bennu', risk: { lastYear: 2290 } });
});

test("the NEOCC's risk list loses a line that is cut short", () => {
  const cut = '2010RF12                   |    8 |    *    | 2095-09-05 23:49 |  6.85E-2 |';
  expect(parseNeoccRisks(bytesOf([...LIST, cut].join('\n'))).dropped[0]).toMatchObject({
    name: '2010RF12',
    reason: 'row has 6 columns, not 11',
  });
});

test("the NEOCC's risk list is not a list without its date", () => {
  expect(() => parseNeoccRisks(bytesOf(LIST.slice(1).join('\n')))).toThrow(/Last Update/);
});

const CANDIDATE = {
  Temp_Desig: 'P21abcd',
  Score: 100,
  'R.A.': 1.5,
  'Decl.': -12.25,
  V: 21.3,
  NObs: 4,
  Arc: 0.05,
  H: 24.1,
  Not_Seen_dys: 0.4,
};

test('the confirmation page gives places in degrees', () => {
  expect(parseNeocp(bytesOf(JSON.stringify([CANDIDATE]))).rows).toEqual([
    {
      designation: 'P21abcd',
      score: 100,
      rightAscensionDeg: 22.5,
      declinationDeg: -12.25,
      magnitude: 21.3,
      absoluteMagnitude: 24.1,
      observations: 4,
      arcDays: 0.05,
      daysNotSeen: 0.4,
    },
  ]);
});

test('the confirmation page may be empty, and loses impossible places', () => {
  expect(parseNeocp(bytesOf('[]')).rows).toEqual([]);
  const rows = [CANDIDATE, { ...CANDIDATE, Temp_Desig: 'x', 'Decl.': 91 }];
  expect(parseNeocp(bytesOf(JSON.stringify(rows))).dropped[0]?.reason).toBe('Decl. 91 deg is impossible');
});

function pageOf(lines: readonly string[]): Uint8Array {
  return bytesOf(['<pre>', 'Code  Long.   cos      sin    Name', ...lines, '</pre>'].join('\n'));
}
