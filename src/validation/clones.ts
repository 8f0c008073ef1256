import { parseNeoccOrbit } from '#catalogue/parse/neocc-orbit.ts';
import { parseSbdbLookup } from '#catalogue/parse/sbdb-lookup.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import type { ShareComparison, SigmaClass } from './comparison.ts';
import { coverages } from './coverage.ts';
import type { References } from './references.ts';
import { SOURCES } from './sources.ts';

/** Recorded covariances, and dates on which clones drawn from them are compared with the ellipses. */
const CASES: readonly { readonly name: string; readonly file: string; readonly dates: readonly string[] }[] =
  [
    { name: '(433) Eros', file: 'raw/neocc_adam/433.ke1', dates: ['2026-12-01', '2035-01-01'] },
    { name: '2022 AP7', file: 'raw/neocc_adam/2022AP7.ke1', dates: ['2026-12-01', '2032-06-01'] },
    { name: '2009 BD with A1 and A2', file: 'raw/neocc/2009BD.eq1', dates: ['2024-01-01', '2030-01-01'] },
    {
      name: '2023 BU through its flyby',
      file: 'raw/neocc_adam/2023BU.ke0',
      dates: ['2023-01-26', '2023-01-28', '2023-06-01'],
    },
    {
      name: '(99942) Apophis through its flyby, by ESA',
      file: 'raw/neocc_adam/99942.ke1',
      dates: ['2029-04-01', '2029-04-14', '2029-10-14', '2031-01-01'],
    },
    {
      name: '(99942) Apophis through its flyby, by JPL',
      file: 'raw/sbdb/99942_phys.json',
      dates: ['2029-04-01', '2029-04-14', '2029-10-14', '2031-01-01'],
    },
    {
      name: '67P with A1, A2, A3 and DT',
      file: 'raw/sbdb/67P_phys.json',
      dates: ['2014-06-01', '2019-01-01', '2021-05-01', '2028-04-01'],
    },
    {
      name: '2024 YR4 before the Moon',
      file: 'raw/sbdb/2024YR4_phys.json',
      dates: ['2025-03-01', '2028-12-20', '2032-12-21'],
    },
  ];

/** The recorded covariance that is cited in the repository. */
const CITED = 'raw/neocc_adam/2023BU.ke0';

const CLONES = 300;

export const cloneComparison: ShareComparison = {
  kind: 'shares',
  id: 'clones',
  topic: 'Uncertainty',
  quantity: 'Clones inside the sky ellipses of a covariance',
  authority: '300 clones of each recorded covariance, integrated one by one',
  sources: [SOURCES.covariances],
  limits: { least1: 0.31, most1: 0.48, least3: 0.95 },
  leastMembers: CLONES,
  rows: { recorded: 24 * CLONES, cited: 3 * CLONES },
  note: 'in two dimensions a normal distribution has 39.3 % and 98.9 % within one and three standard deviations; a share of 300 scatters by 2.8 %',
  measure: (references, ephemeris) =>
    CASES.filter(({ file }) => references.kind === 'recorded' || file === CITED).flatMap((one) =>
      classesOf(one, references, ephemeris),
    ),
};

/** A class for each date: what the ellipse is computed from may change between two. */
function classesOf(
  { name, file, dates }: (typeof CASES)[number],
  references: References,
  ephemeris: Ephemeris,
): SigmaClass[] {
  const bytes = references.bytesAt(file);
  const [row] = (file.endsWith('.json') ? parseSbdbLookup(bytes) : parseNeoccOrbit(bytes)).rows;
  const days = dates.map(julianDateFromIso);
  return coverages(row, days, ephemeris).map(({ estimate, sigmas }, k) => ({
    name: `${name}, ${dates[k]}`,
    group: `by ${estimate.basis}`,
    sigmas,
    days: sigmas.map(() => days[k]),
  }));
}
