import type { CalculationResult, ObjectTable, PlotTables } from '#contract/opt/calculation.ts';
import { NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import { onceFor } from '#machines/kit/once-for.ts';
import type { SkySamples } from '#machines/opt/charts/observability.ts';
import { interpolatedSpans } from '#parts/charts/crossing.ts';
import { sharedSpans, type Span } from '#parts/charts/spans.ts';
import { nightsTest, type SiteNights } from './site-nights.ts';

type Tables = Pick<PlotTables, 'object' | 'sunmoon'>;
type Column = readonly (number | null)[];

/** The Sun and Moon above a site, degrees, at Julian dates UTC; no altitudes at the geocentre. */
export type SunAndMoon = {
  readonly timestamps: readonly number[];
  readonly sun: Column;
  readonly moon: Column;
  /** Astronomical nights; none where the Sun has no altitude. */
  readonly nights: readonly Span[];
  /** When the Moon is above the horizon in them. */
  readonly moonlight: readonly Span[];
};

const sunAndMoonOf = onceFor<SunAndMoon>();
const objectsOf = onceFor<ReadonlyMap<string, ObjectTable>>();
const samplesOf = onceFor<SkySamples>();
const joinedOf = onceFor<(coarse: SkySamples, join: () => SkySamples) => SkySamples>();

/** The Sun and Moon of a calculation; read once for each table. */
export function sunAndMoon({ sunmoon }: Pick<Tables, 'sunmoon'>): SunAndMoon {
  return sunAndMoonOf(sunmoon, () => {
    const { timestamps, column } = columnsOf(sunmoon, sunmoon.data);
    const [sun, moon] = [column('SUN_ALT'), column('MOON_ALT')];
    const nights = interpolatedSpans(timestamps, sun, (altitude) => NIGHT_SUN_ALTITUDE_DEG - altitude);
    const up = interpolatedSpans(timestamps, moon, (altitude) => altitude);
    return { timestamps, sun, moon, nights, moonlight: sharedSpans(nights, up) };
  });
}

/** The rows of an object without any in a table: always the same list, so that what is derived from it is reused. */
const NO_SAMPLES: SkySamples = { timestamps: [], sun: [], altitude: [] };

/**
 * The sky for one object, by which every view says when it is observable: every half hour as far as the short-term table reaches, then at
 * the epochs of the calculation; at these alone where they are closer.
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
  return fine === undefined ? coarse : joinedOf(fine, onceFor)(coarse, () => joinedSamples(fine, coarse));
}

/** The part of a sky in some nights; the whole of it where there are none, as at the geocentre. */
export function skyInNights(sky: SkySamples, nights: SiteNights | undefined): SkySamples {
  if (nights === undefined) return sky;
  const isChosen = nightsTest(nights);
  const inNights = <Value>(values: readonly Value[]) =>
    values.filter((_, index) => isChosen(sky.timestamps[index] ?? 0));
  return {
    timestamps: inNights(sky.timestamps),
    sun: inNights(sky.sun),
    altitude: inNights(sky.altitude),
    azimuth: inNights(sky.azimuth ?? []),
  };
}

/** The samples of one table, and after its end those of the other. */
function joinedSamples(fine: SkySamples, coarse: SkySamples): SkySamples {
  const end = fine.timestamps.at(-1);
  if (end === undefined || spacingOf(coarse) <= spacingOf(fine)) return coarse;
  const from = coarse.timestamps.findIndex((moment) => moment > end);
  if (from < 0) return fine;
  return {
    timestamps: [...fine.timestamps, ...coarse.timestamps.slice(from)],
    sun: [...fine.sun, ...coarse.sun.slice(from)],
    altitude: [...fine.altitude, ...coarse.altitude.slice(from)],
    azimuth: [...(fine.azimuth ?? []), ...(coarse.azimuth ?? []).slice(from)],
  };
}

/** Days from one sample to the next; infinite where there is a single one. */
function spacingOf({ timestamps: [first, second] }: SkySamples): number {
  return first === undefined || second === undefined ? Infinity : second - first;
}

/** Rows of the object are at the first epochs of the table, all of them unless it hits the Earth. */
function samplesIn(tables: Tables, designator: string): SkySamples {
  const objects = objectsOf(
    tables.object,
    () => new Map(tables.object.data.map((each) => [each.designator, each])),
  );
  const object = objects.get(designator);
  if (object === undefined) return NO_SAMPLES;
  return samplesOf(object, () => {
    const { timestamps, column } = columnsOf(tables.object, object.data);
    const { timestamps: epochs, sun } = sunAndMoon(tables);
    const [first = Infinity] = timestamps;
    const shift = Math.max(
      0,
      epochs.findIndex((epoch) => Math.abs(epoch - first) < 1e-6),
    );
    return {
      timestamps,
      sun: timestamps.map((_, index) => sun[index + shift] ?? null),
      altitude: column('AST_ALT'),
      azimuth: column('AST_AZ'),
    };
  });
}

/** The columns of a table, and when its rows are; a row without a date is left out. */
function columnsOf(
  { fields }: { readonly fields: readonly string[] },
  rows: readonly Column[],
): { readonly timestamps: readonly number[]; readonly column: (key: string) => Column } {
  const dated = rows.flatMap((row) => {
    const date = row[fields.indexOf('JD_UTC')] ?? null;
    return date === null ? [] : [{ date, row }];
  });
  return {
    timestamps: dated.map(({ date }) => date),
    column: (key) => {
      const place = fields.indexOf(key);
      return dated.map(({ row }) => row[place] ?? null);
    },
  };
}
