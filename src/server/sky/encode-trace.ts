import type { StarCatalogue } from '#catalogue/stars/star-catalogue.ts';
import { TRACE_INDEX } from '#contract/scd/trace-columns.ts';
import type { FineRow, TraceResponse } from '#contract/scd/trace.ts';
import { arcCosine } from '#engine/angles.ts';
import { DEGREE } from '#engine/constants.ts';
import { nameOfBody } from '#engine/ephemeris/body.ts';
import { itemAt, pairsIn } from '#engine/numbers-in.ts';
import {
  type Column,
  EPHEMERIS_COLUMNS,
  EPHEMERIS_INDEX,
  type EphemerisColumnKey,
  SUN_MOON_INDEX,
} from '#engine/observe/columns.ts';
import { type EphemerisTable, type RowCloud, type Table, tableValue } from '#engine/observe/table.ts';
import { roundedToParts } from '#engine/rounded.ts';
import { type DarkSky, moonIlluminance, moonlight } from '#engine/sky/moonlight.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { utcFromTdbDay } from '#engine/time/scales.ts';
import { objectTable, provenanceOf } from '../calculations/encode-calculation.ts';
import { encodeTable } from '../http/encode-table.ts';
import { rowsOfTrace } from './fine-epochs.ts';
import { pickRows } from './pick-rows.ts';
import { starlitRows, STARLIGHT_RULE } from './starlit-rows.ts';
import type { Sight, Traced } from './traces.ts';
import { placesOf } from './traced-path.ts';

/** Values of a trace that are those of an ephemeris, by its column. */
const EPHEMERIS_VALUES: readonly (readonly [keyof typeof TRACE_INDEX, EphemerisColumnKey])[] = [
  ['julianDate', 'JD_UTC'],
  ['rightAscension', 'AST_RA'],
  ['rightAscensionRate', 'APPMOT_RA'],
  ['declination', 'AST_DEC'],
  ['declinationRate', 'APPMOT_DEC'],
  ['azimuth', 'AST_AZ'],
  ['altitude', 'AST_ALT'],
  ['magnitude', 'MAG'],
  ['airmass', 'AIRM'],
  ['elongation', 'ELON'],
  ['ellipseMajor', 'ERR_A'],
  ['ellipseMinor', 'ERR_B'],
  ['ellipseAngle', 'PA'],
  ['moonElongation', 'MOOEL'],
  ['moonAltitude', 'MOON_ALT'],
  ['sunAltitude', 'SUN_ALT'],
];

/** Columns of the values in {@link EPHEMERIS_VALUES}, and their places in a row of a trace. */
const COLUMNS = EPHEMERIS_VALUES.map(([, key]) => EPHEMERIS_INDEX[key]);
const PLACES = EPHEMERIS_VALUES.map(([value]) => TRACE_INDEX[value]);

/** Numbers of a row. */
const WIDTH = Math.max(...Object.values(TRACE_INDEX)) + 1;

/** Keys and units of the numbers of a row; empty for reserved ones. */
const HEADS = {
  fields: inPlaces(({ key }) => key, 'MOONGLOW', 'MOON_PHASE'),
  units: inPlaces(({ unit }) => unit, 'mag/arcsec2', '%'),
};

/** Parts of a degree to which the places of the fine trail are rounded: 0.4 mas. */
const PLACE_PARTS = 1e7;

/** Digits of moonlight and of the Moon's phase. */
const MOON_PARTS = 1e4;

/** Parts of an arcsecond in which clones are sent. */
const SHIFT_PARTS = 1e3;

/** Facts that all traces of a service have in common. */
export type TraceParts = {
  readonly stars: StarCatalogue;
  /** Name of the planetary ephemeris, and of the program. */
  readonly ephemeris: string;
  readonly software: string;
};

/** A trace as it is sent. */
export function encodeTrace(traced: Traced, sight: Sight, parts: TraceParts): TraceResponse {
  const { stars, ephemeris, software } = parts;
  const { sources, faintLimit, unmovedEpoch } = stars;
  const request = { ...sight, bodies: [traced.body] };
  return {
    object: { ...encodeObject(traced, sight, stars), ...HEADS },
    starlight: { rule: STARLIGHT_RULE, sources: [...sources], faintLimit, unmovedEpoch },
    provenance: provenanceOf({ request, createdAt: traced.computedAt }, ephemeris, software),
  };
}

function encodeObject({ body, outcome, fine, sunMoon }: Traced, { frame, sky }: Sight, stars: StarCatalogue) {
  if (outcome.kind === 'failed')
    return { ...objectTable(body, outcome, [], { frame }), finetrial: [], unmoved: [] };
  const { table } = outcome;
  const places = placesOf(table);
  const chosen = rowsOfTrace(places, fine);
  const picked = pickRows(table, chosen.rows);
  const flags = starlitRows(table, stars);
  return {
    ...objectTable(body, { kind: 'table', table: picked }, [], { frame }),
    data: encodeRows(picked, sunMoon, chosen.firstEpoch, sky),
    ...(picked.clouds === undefined ? {} : { clouds: picked.clouds.map(encodeCloud) }),
    finetrial: places.map(({ jdUtc, ra, dec }, row): FineRow => [
      jdUtc,
      roundedToParts(ra, PLACE_PARTS),
      roundedToParts(dec, PLACE_PARTS),
      flags[row]?.flag ?? null,
    ]),
    unmoved: flags.flatMap(({ isUnmoved }, row) => (isUnmoved === true ? [row] : [])),
    ...impactOf(table),
  };
}

/** @param firstEpoch place of the first row among the epochs of the Sun and Moon. */
function encodeRows(table: EphemerisTable, sunMoon: Table, firstEpoch: number, sky: DarkSky) {
  return encodeTable(table, EPHEMERIS_COLUMNS, COLUMNS).map((values, row) => {
    const full = Array.from<number | null>({ length: WIDTH }).fill(null);
    PLACES.forEach((place, index) => (full[place] = values[index] ?? null));
    const phase = tableValue(sunMoon, firstEpoch + row, SUN_MOON_INDEX.MOON_PHASE);
    const change = phase === undefined ? undefined : moonlightAt(table, row, phase, sky);
    full[TRACE_INDEX.moonlight] = change === undefined ? null : roundedToParts(change, MOON_PARTS);
    full[TRACE_INDEX.moonPhase] = phase === undefined ? null : roundedToParts(phase, MOON_PARTS);
    return full;
  });
}

/**
 * Change of the sky's brightness by moonlight at the object, mag/arcsec²; nothing below the horizon, or where there is none.
 *
 * @param phase illuminated fraction of the Moon, %.
 */
function moonlightAt(table: Table, row: number, phase: number, sky: DarkSky): number | undefined {
  const value = (key: EphemerisColumnKey) => tableValue(table, row, EPHEMERIS_INDEX[key]);
  const [altitude, moonAltitude, separation] = [value('AST_ALT'), value('MOON_ALT'), value('MOOEL')];
  if (altitude === undefined || altitude < 0) return undefined;
  if (moonAltitude === undefined || separation === undefined) return undefined;
  const light = moonIlluminance(arcCosine(phase / 50 - 1), moonAltitude * DEGREE, sky);
  return moonlight(light, separation * DEGREE, altitude * DEGREE, sky);
}

/** The clones of a row as they are sent. */
function encodeCloud({ row, shifts }: RowCloud) {
  const axis = (first: 0 | 1) => pairsIn(shifts).map((shift) => roundedToParts(shift[first], SHIFT_PARTS));
  return { row, east: axis(0), north: axis(1) };
}

/** Where the body ends inside the time frame. */
function impactOf({ impact }: EphemerisTable) {
  if (impact === undefined) return {};
  const utc = utcFromTdbDay(impact.dayTdb);
  return { impact: { body: nameOfBody(impact.body), date: `${isoFromJulianDate(utc)}Z` } };
}

function inPlaces(textOf: (column: Column) => string, moonlightText: string, phaseText: string): string[] {
  const texts = Array.from<string>({ length: WIDTH }).fill('');
  EPHEMERIS_VALUES.forEach(([value, key]) => {
    texts[TRACE_INDEX[value]] = textOf(itemAt(EPHEMERIS_COLUMNS, EPHEMERIS_INDEX[key]));
  });
  texts[TRACE_INDEX.moonlight] = moonlightText;
  texts[TRACE_INDEX.moonPhase] = phaseText;
  return texts;
}
