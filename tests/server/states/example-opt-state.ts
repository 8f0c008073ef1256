import type { OptState } from '#contract/opt/opt-state.ts';

/** A small state of observation planning: one object at Mt. Lemmon, nothing filtered or calculated. */
export function exampleOptState(): OptState {
  const observatory = {
    code: 'G96',
    name: 'Mt. Lemmon Survey',
    latitude: 32.44,
    longitude: 249.21,
    alt: 2789,
  };
  return {
    version: 1,
    tool: 'opt',
    setup: {
      current: {
        selectedObservatory: observatory,
        selectedTimeFrame: {
          start: '2026-01-10',
          end: '2026-01-17',
          timezone: { name: 'GMT -07:00', offsetMinutes: -420 },
        },
        objectSource: 'filtering',
        userDefinedObjects: [],
        finalAsteroidsList: [],
      },
      recentObservatory: observatory,
    },
    filtering: {
      filters: {
        options: { database: ['JPL'], bodyType: [], orbitType: [], risk: [], pha: [] },
        ranges: {},
        minimums: {
          observationArc: { limited: false, min: 0, absent: true },
          nrOfDaysUnobserved: { limited: false, min: 0, absent: true },
        },
      },
      timeStep: { step: 1, unit: 'd' },
      selected: [],
      reach: 250,
    },
    columns: {
      choice: 'default',
      own: [],
      onlyObservable: false,
      onlyAtNight: true,
      calendarDates: true,
      sexagesimal: false,
      clock: 'utc',
      aside: { calendarDates: false, sexagesimal: false, clock: 'utc' },
      limits: {},
      files: { csvRemarks: true },
    },
  };
}
