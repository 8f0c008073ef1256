import type { CalculationResult, ObjectTable, PlotTables } from '#contract/opt/calculation.ts';
import { NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import type { SkySamples } from '#machines/opt/charts/observability.ts';
import { interpolatedSpans } from '#parts/charts/crossing.ts';
import { sharedSpans, type Span } from '#parts/charts/spans.ts';

type Tables = Pick<PlotTables, 'object' | 'sunmoon'>;
type Column = readonly (number | null)[];

/** The Sun and Moon above a site, degrees, at Julian dates UTC; no altitudes at the geocentre. */
export type SunMoonSamples = {
  readonly timestamps: readonly number[];
  readonly sun: Column;
  readonly moon: Column;
};

const sunMoonOf = new WeakMap<Tables['sunmoon'], SunMoonSamples>();

/** The columns of the Sun and Moon; read once for each table. */
export function sunMoonSamples({ sunmoon }: Tables): SunMoonSamples {
  const known = sunMoonOf.get(sunmoon);
  if (known !== undefined) return known;
  const column = (key: string) => columnOf(sunmoon, sunmoon.data, key);
  const samples = {
    timestamps: column('JD_UTC').map((date) => date ?? 0),
    sun: column('SUN_ALT'),
    moon: column('MOON_ALT'),
  };
  sunMoonOf.set(sunmoon, samples);
  return samples;
}

const nightsOf = new WeakMap<SunMoonSamples, readonly Span[]>();
const moonlightOf = new WeakMap<SunMoonSamples, readonly Span[]>();

/** Astronomical nights; none where the Sun has no altitude. Looked for once in each samples. */
export function nights(samples: SunMoonSamples): readonly Span[] {
  const known = nightsOf.get(samples);
  if (known !== undefined) return known;
  const { timestamps, sun } = samples;
  const found = interpolatedSpans(timestamps, sun, (altitude) => NIGHT_SUN_ALTITUDE_DEG - altitude);
  nightsOf.set(samples, found);
  return found;
}

/** When the Moon is above the horizon at night. Looked for once in each samples. */
export function moonlight(samples: SunMoonSamples): readonly Span[] {
  const known = moonlightOf.get(samples);
  if (known !== undefined) return known;
  const { timestamps, moon } = samples;
  const up = interpolatedSpans(timestamps, moon, (altitude) => altitude);
  const shared = sharedSpans(nights(samples), up);
  moonlightOf.set(samples, shared);
  return shared;
}

/** Of an object that has no rows in a table; ever the same, so that what was made of it stays. */
const NO_SAMPLES: SkySamples = { timestamps: [], sun: [], altitude: [] };

const skyOf = new WeakMap<object, SkySamples>();
const joinedOf = new WeakMap<SkySamples, { readonly coarse: SkySamples; readonly joined: SkySamples }>();
const objectsOf = new WeakMap<Tables['object'], ReadonlyMap<string, ObjectTable>>();

/**
 * The sky for one object: every half hour as far as the short-term table reaches, then at the epochs of the calculation.
 *
 * @param shortTerm undefined while it is not there: then the epochs alone.
 */
export function skySamples(
  designator: string,
  result: CalculationResult,
  shortTerm: PlotTables | undefined,
): SkySamples {
  const fine = shortTerm && samplesIn(shortTerm, designator);
  const coarse = samplesIn(result, designator);
  if (fine === undefined || fine.timestamps.length === 0) return coarse;
  const known = joinedOf.get(fine);
  if (known?.coarse === coarse) return known.joined;
  const joined = joinedSamples(fine, coarse);
  joinedOf.set(fine, { coarse, joined });
  return joined;
}

/** The samples of one table, and after its end those of the other. */
function joinedSamples(fine: SkySamples, coarse: SkySamples): SkySamples {
  const end = fine.timestamps.at(-1) ?? 0;
  const from = coarse.timestamps.findIndex((moment) => moment > end);
  if (from < 0) return fine;
  return {
    timestamps: [...fine.timestamps, ...coarse.timestamps.slice(from)],
    sun: [...fine.sun, ...coarse.sun.slice(from)],
    altitude: [...fine.altitude, ...coarse.altitude.slice(from)],
    azimuth: [...(fine.azimuth ?? []), ...(coarse.azimuth ?? []).slice(from)],
  };
}

/** Rows of the object are at the first epochs of the table, all of them unless it hits the Earth. */
function samplesIn(tables: Tables, designator: string): SkySamples {
  const object = objectsIn(tables.object).get(designator);
  if (object === undefined) return NO_SAMPLES;
  const known = skyOf.get(object);
  if (known !== undefined) return known;
  const { timestamps, sun } = sunMoonSamples(tables);
  const dates = columnOf(tables.object, object.data, 'JD_UTC').map((date) => date ?? 0);
  const shift = Math.max(
    0,
    timestamps.findIndex((moment) => Math.abs(moment - (dates[0] ?? 0)) < 1e-6),
  );
  const samples = {
    timestamps: dates,
    sun: dates.map((_, index) => sun[index + shift] ?? null),
    altitude: columnOf(tables.object, object.data, 'AST_ALT'),
    azimuth: columnOf(tables.object, object.data, 'AST_AZ'),
  };
  skyOf.set(object, samples);
  return samples;
}

/** The objects of a table by their designators. */
function objectsIn(table: Tables['object']): ReadonlyMap<string, ObjectTable> {
  const known = objectsOf.get(table);
  if (known !== undefined) return known;
  const objects = new Map(table.data.map((object) => [object.designator, object]));
  objectsOf.set(table, objects);
  return objects;
}

function columnOf(
  { fields }: { readonly fields: readonly string[] },
  rows: readonly (readonly (number | null)[])[],
  key: string,
): Column {
  const place = fields.indexOf(key);
  return rows.map((row) => row[place] ?? null);
}
