import type { NeocpCandidate } from '../neocp-candidate.ts';
import type { Observatory } from '../observatory.ts';
import type { BodyRow } from '../parse/body-row.ts';
import { parseJplComets } from '../parse/jpl-comets.ts';
import { parseMpcComets } from '../parse/mpc-comets.ts';
import { parseMpcExtended } from '../parse/mpc-extended.ts';
import { parseMpcFixedWidth } from '../parse/mpc-fixed-width.ts';
import { parseMpcObservatories } from '../parse/mpc-observatories.ts';
import { parseNeoccCatalogue } from '../parse/neocc-catalogue.ts';
import { parseNeoccOrbit } from '../parse/neocc-orbit.ts';
import { parseNeoccRisks } from '../parse/neocc-risk.ts';
import { parseNeocp } from '../parse/neocp.ts';
import { parseNotable } from '../parse/notable.ts';
import type { RiskRow } from '../parse/risk-row.ts';
import { parseSbdb } from '../parse/sbdb.ts';
import { parseSbdbLookup } from '../parse/sbdb-lookup.ts';
import { parseSentry } from '../parse/sentry.ts';
import type { Parsed, Service } from '../source.ts';

/** How a kind of file is recognised by its name, and how it is read. */
export type Format = {
  /** Name of the source, as it is shown. */
  readonly name: string;
  readonly service: Service;
  readonly fileName: RegExp;
} & (
  | {
      readonly holds: 'bodies';
      /** See `Source.preference`. */
      readonly preference: number;
      /** ISO date of files that print none and have none in their name. */
      readonly date?: string;
      /** Every file is of one object, and all of them together are one source. */
      readonly perObject?: true;
      readonly parse: (bytes: Uint8Array) => Parsed<BodyRow>;
    }
  | {
      readonly holds: 'risks';
      readonly parse: (bytes: Uint8Array) => Parsed<RiskRow> & { readonly date?: string };
    }
  | { readonly holds: 'observatories'; readonly parse: (bytes: Uint8Array) => Parsed<Observatory> }
  | { readonly holds: 'candidates'; readonly parse: (bytes: Uint8Array) => Parsed<NeocpCandidate> }
);

/** Date of the files in KStars 3.6.2. */
const KSTARS_DATE = '2022-11-30';

/** Every kind of file the catalogue takes in; the first whose pattern matches the name without ".gz" is used. */
const FORMATS: readonly Format[] = [
  {
    name: 'Notable near-Earth asteroids (JPL SBDB)',
    service: 'JPL',
    fileName: /^notable-neas.*\.csv$/i,
    holds: 'bodies',
    date: '2026-07',
    preference: 3,
    parse: parseNotable,
  },
  {
    name: 'Orbits before an impact (JPL Horizons)',
    service: 'JPL',
    fileName: /^impactor-orbits.*\.csv$/i,
    holds: 'bodies',
    date: '2024-01',
    preference: 3,
    parse: parseNotable,
  },
  {
    name: 'JPL SBDB asteroids (KStars)',
    service: 'JPL',
    fileName: /^asteroids.*\.dat$/i,
    holds: 'bodies',
    date: KSTARS_DATE,
    preference: 3,
    parse: parseSbdb,
  },
  {
    name: 'JPL SBDB comets (KStars)',
    service: 'JPL',
    fileName: /^comets.*\.dat$/i,
    holds: 'bodies',
    date: KSTARS_DATE,
    preference: 3,
    parse: parseSbdb,
  },
  {
    name: 'ESA NEOCC orbit files',
    service: 'ESA',
    fileName: /\.(?:ke|eq)[01]$/i,
    holds: 'bodies',
    preference: 5,
    perObject: true,
    parse: parseNeoccOrbit,
  },
  {
    name: 'JPL SBDB orbit',
    service: 'JPL',
    fileName: /^sbdb-orbit-.*\.json$/i,
    holds: 'bodies',
    preference: 5,
    parse: parseSbdbLookup,
  },
  {
    name: 'ESA NEOCC catalogue',
    service: 'ESA',
    fileName: /neo_kc.*\.cat$/i,
    holds: 'bodies',
    preference: 4,
    parse: parseNeoccCatalogue,
  },
  {
    name: 'JPL SBDB query',
    service: 'JPL',
    fileName: /sbdb.*\.(?:csv|json)$/i,
    holds: 'bodies',
    preference: 3,
    parse: parseSbdb,
  },
  {
    name: 'MPC NEA extended',
    service: 'MPC',
    fileName: /nea_extended.*\.json$/i,
    holds: 'bodies',
    preference: 2,
    parse: parseMpcExtended,
  },
  {
    name: 'MPC NEA.txt',
    service: 'MPC',
    fileName: /NEA.*\.txt$/,
    holds: 'bodies',
    preference: 1,
    parse: parseMpcFixedWidth,
  },
  {
    name: 'JPL ELEMENTS.COMET',
    service: 'JPL',
    fileName: /ELEMENTS\.COMET/i,
    holds: 'bodies',
    preference: 2,
    parse: parseJplComets,
  },
  {
    name: 'MPC CometEls',
    service: 'MPC',
    fileName: /cometels.*\.json$/i,
    holds: 'bodies',
    preference: 1,
    parse: parseMpcComets,
  },
  {
    name: 'JPL Sentry',
    service: 'JPL',
    fileName: /sentry.*\.(?:csv|json)$/i,
    holds: 'risks',
    parse: parseSentry,
  },
  {
    name: 'ESA NEOCC risk list',
    service: 'ESA',
    fileName: /risk_list/i,
    holds: 'risks',
    parse: parseNeoccRisks,
  },
  {
    name: 'MPC observatory codes',
    service: 'MPC',
    fileName: /ObsCodes.*\.html?$/i,
    holds: 'observatories',
    parse: parseMpcObservatories,
  },
  { name: 'MPC NEOCP', service: 'MPC', fileName: /neocp.*\.json$/i, holds: 'candidates', parse: parseNeocp },
];

/** The format of a file, or nothing where its name is of no known kind. */
export function formatOf(fileName: string): Format | undefined {
  const plain = baseName(fileName);
  return FORMATS.find((format) => format.fileName.test(plain));
}

/** Name of a file without folders and without ".gz". */
export function baseName(fileName: string): string {
  return (fileName.split(/[/\\]/).at(-1) ?? fileName).replace(/\.gz$/i, '');
}
