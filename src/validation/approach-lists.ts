import { DEGREE, MINUTES_PER_DAY, MJD_ORIGIN } from '#engine/constants.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { NonGravitational, Orbit } from '#engine/orbit/orbit.ts';
import { INVERSE_SQUARE, WATER_ICE } from '#engine/orbit/radial-law.ts';
import type { Case } from './comparison.ts';
import { namedObject } from './named-object.ts';
import type { References } from './references.ts';

/** An approach of a list: Julian date TDB, id of the body, au. */
export type ListedApproach = { readonly day: number; readonly body: string; readonly au: number };

/** An object with its orbit and the approaches of a list that is made from the same solution. */
export type ApproachList = Pick<Case, 'name' | 'object' | 'provisional'> & {
  readonly orbit: Orbit;
  readonly listed: readonly ListedApproach[];
};

const FOLDER = 'cases/close_approaches';

type LookupRow = readonly [number, string, string, number, number, number, number, number, string];

type Lookup = {
  readonly object: string;
  readonly elements: Readonly<Record<'epoch_jd_tdb' | 'e' | 'q' | 'i' | 'om' | 'w' | 'tp', number>>;
  readonly nongrav: Readonly<Partial<Record<'A1' | 'A2' | 'A3' | 'DT', number>>>;
  readonly rows: readonly LookupRow[];
};

const BODIES: Readonly<Record<string, string>> = { Juptr: 'jupiter', Merc: 'mercury', Satrn: 'saturn' };

/** What the SBDB lists for Apophis within 0.2 au at an instant that is known to a minute. */
export function apophisByJpl(references: References): ApproachList {
  return lookupList(
    references,
    'sbdb_apophis',
    INVERSE_SQUARE,
    ([, , , au, , , , , sigma]) => au <= 0.2 && sigma === '< 00:01',
  );
}

/** 67P: Jupiter in 2018 and the Earth in 2021. */
export function comet67P(references: References): ApproachList {
  return lookupList(references, 'sbdb_67P', WATER_ICE, ([, date]) => /^2018|^2021/.test(date));
}

function lookupList(
  references: References,
  file: string,
  law: typeof INVERSE_SQUARE,
  isCompared: (row: LookupRow) => boolean,
): ApproachList {
  const { object, elements, nongrav, rows } = references.caseAt<Lookup>(`${FOLDER}/${file}.json`);
  const { epoch_jd_tdb: epoch, tp } = elements;
  const orbit = elementsToOrbit({
    epoch: { scale: 'TDB', day: epoch, offset: 0 },
    perihelionDistance: elements.q,
    eccentricity: elements.e,
    inclination: elements.i * DEGREE,
    node: elements.om * DEGREE,
    argumentOfPerihelion: elements.w * DEGREE,
    perihelionTime: { scale: 'TDB', day: Math.floor(tp), offset: tp - Math.floor(tp) },
  });
  return {
    ...namedObject(object),
    orbit: { ...orbit, nonGravitational: terms(nongrav, law) },
    listed: rows
      .filter(isCompared)
      .map(([day, , body, au]) => ({ day, body: BODIES[body] ?? body.toLowerCase(), au })),
  };
}

type NeoccFile = {
  readonly elements: Readonly<Record<string, number>>;
  readonly nongrav: Readonly<Record<string, number>>;
  readonly rows: readonly (readonly [number, string, string, number, number, number, number])[];
};

/**
 * What the NEOCC lists for Apophis at an instant that is known to a minute. The file calls its instants UTC, but all are TDB: read as UTC
 * each is off by just the difference of both.
 */
export function apophisByEsa(references: References): ApproachList {
  const { elements, nongrav, rows } = references.caseAt<NeoccFile>(`${FOLDER}/neocc_99942.json`);
  const orbit = orbitOfElements([
    MJD_ORIGIN + elements.epoch_mjd_tdt,
    elements.e,
    elements.a_au,
    elements.i_deg,
    elements.node_deg,
    elements.argperi_deg,
    elements.M_deg,
  ]);
  const force = terms({ A2: nongrav['yarkovsky_1e-10_au_d2'] * 1e-10 }, INVERSE_SQUARE);
  return {
    ...namedObject('99942 Apophis'),
    orbit: { ...orbit, nonGravitational: force },
    listed: rows
      .filter(([, , , , , , sigma]) => sigma < 1 / MINUTES_PER_DAY)
      .map(([day, , , au]) => ({ day, body: 'earth', au })),
  };
}

/** Designation, epoch, e, a, i, node, argument, M, H, G, A1, A2, condition code, two-body mark, approaches. */
export type ApproachesRow = readonly [
  ...elements: readonly [string, number, number, number, number, number, number, number, number],
  slope: number | null,
  a1: number | null,
  a2: number | null,
  code: string,
  mark: string,
  approaches: readonly (readonly [number, number, number, number, number, string])[],
];

/** JPL's list of approaches to the Earth in 2020, each with the elements of the same solution. */
export function rowsOf2020(references: References): readonly ApproachesRow[] {
  return references.caseAt<{ readonly rows: readonly ApproachesRow[] }>(`${FOLDER}/cad2020_matched.json`)
    .rows;
}

export function orbitOfMany([, epoch, e, a, i, node, argument, anomaly, , , a1, a2]: ApproachesRow): Orbit {
  const orbit = orbitOfElements([epoch, e, a, i, node, argument, anomaly]);
  return { ...orbit, nonGravitational: terms({ A1: a1 ?? 0, A2: a2 ?? 0 }, INVERSE_SQUARE) };
}

/** Approaches of 2020 under 0.05 au whose instant is known to a minute. */
export function manyIn2020(references: References): ApproachList[] {
  return rowsOf2020(references).flatMap((row) => {
    const [name] = row;
    const listed = row[14]
      .filter(([, au, , , , sigma]) => au < 0.05 && (sigma === '< 00:01' || sigma === '00:01'))
      .map(([day, au]) => ({ day, body: 'earth', au }));
    return listed.length === 0 ? [] : [{ name, object: name, orbit: orbitOfMany(row), listed }];
  });
}

/** Designation, epoch, e, a, i, node, argument, M, H; day, date and distance of an approach. */
type ApproachRow = readonly [
  ...elements: readonly [string, number, number, number, number, number, number, number, number],
  day: number,
  date: string,
  au: number,
];

/** Approaches to the Earth from 2026 to 2033. */
export function fewFrom2026(references: References): ApproachList[] {
  const { rows } = references.caseAt<{ readonly rows: readonly ApproachRow[] }>(
    `${FOLDER}/perigee2026_matched.json`,
  );
  return rows.map(([name, epoch, e, a, i, node, argument, anomaly, , day, , au]) => ({
    ...namedObject(name),
    orbit: orbitOfElements([epoch, e, a, i, node, argument, anomaly]),
    listed: [{ day, body: 'earth', au }],
  }));
}

type ElementNumbers = readonly [number, number, number, number, number, number, number];

/** @param elements epoch, e, a, i, node, argument, M: Julian date TDB, au, degrees. */
function orbitOfElements([epoch, e, a, i, node, argument, anomaly]: ElementNumbers): Orbit {
  const day = Math.floor(epoch * 2) / 2;
  return elementsToOrbit({
    epoch: { scale: 'TDB', day, offset: epoch - day },
    perihelionDistance: a * (1 - e),
    eccentricity: e,
    inclination: i * DEGREE,
    node: node * DEGREE,
    argumentOfPerihelion: argument * DEGREE,
    meanAnomaly: anomaly * DEGREE,
  });
}

function terms(
  { A1 = 0, A2 = 0, A3 = 0, DT }: Lookup['nongrav'],
  law: typeof INVERSE_SQUARE,
): NonGravitational {
  return { a1: A1, a2: A2, a3: A3, ...law, ...(DT === undefined ? {} : { delay: DT }) };
}
