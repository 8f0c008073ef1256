import type { ListedObject } from '#contract/asteroid.ts';
import type { CalculationResult } from '#contract/opt/calculation.ts';
import type { FilteredObject, FilteringResult } from '#contract/opt/filtering.ts';
import { GEOCENTRIC } from '#machines/planning/observatory.ts';
import type { Plan } from '#machines/planning/plan.ts';
import { GREENWICH, timeFrame } from '#machines/planning/time-frame.ts';

/** A near-Earth asteroid of the list, with what a test changes. */
export function listedObject(designator: string, changes: Partial<ListedObject> = {}): ListedObject {
  return {
    name: designator,
    designator,
    code: 'NEO',
    sourceType: { name: 'ESA/PDO' },
    bodyType: { name: 'Asteroid' },
    orbitType: 'Apollo',
    database: 'ESA/PDO',
    pha: false,
    risk: false,
    comet: false,
    nea: true,
    neocp: false,
    impacted: false,
    ...changes,
  };
}

/** An object of the main belt. */
export function nonNea(designator: string): ListedObject {
  return listedObject(designator, { code: 'non-NEO', filename: 'non-NEA', nea: false, orbitType: 'N/A' });
}

/** A row of the filtering table. */
export function filteredObject(designator: string, changes: Partial<FilteredObject> = {}): FilteredObject {
  return { ...listedObject(designator), filters: [], ...changes };
}

/** This many rows, named `A1`, `A2` and so on from `first`. */
export function filteredObjects(count: number, first = 1): FilteredObject[] {
  return Array.from({ length: count }, (_, index) => filteredObject(`A${first + index}`));
}

/** A page of filtered objects. */
export function page(rows: FilteredObject[], totalResults: number, token = 'list-1'): FilteringResult {
  return { token, totalResults, object: { data: rows } };
}

/** Where the numbers of a fake calculation come from. */
export const PROVENANCE = {
  forceModel: 'full',
  ephemeris: 'test',
  catalogueDate: '2026-01-01',
  observer: 'Geocentric',
  software: 'test',
  calculatedAt: '2026-01-01T00:00:00Z',
} as const;

/** Results of which some objects are done. */
export function result(processed: number, selected: number): CalculationResult {
  return {
    object: { fields: ['JD_UTC'], units: ['d'], data: [] },
    sunmoon: { fields: ['JD_UTC'], units: ['d'], data: [] },
    processed,
    selected,
    provenance: PROVENANCE,
  };
}

/** A plan from the geocentre for the first week of 2026. */
export function plan(names: readonly string[] = []): Plan {
  const frame = timeFrame({ start: '2026-01-01', end: '2026-01-08' }, '2026-01-01', GREENWICH);
  if (frame === undefined) throw new Error('the fake time frame is not valid');
  return { timeFrame: frame, observatory: GEOCENTRIC, names };
}
