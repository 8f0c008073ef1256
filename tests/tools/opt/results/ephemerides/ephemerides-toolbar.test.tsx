import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { CalculationResult } from '#contract/opt/calculation.ts';
import type { Calculation } from '#machines/opt/calculation/calculation-rules.ts';
import { columnsMachine } from '#machines/opt/calculation/columns.ts';
import { NO_THRESHOLDS } from '#machines/opt/charts/thresholds.ts';
import { PageProvider } from '#parts/page.tsx';
import { Popups } from '#parts/popups/popups.ts';
import { EphemeridesToolbar } from '#tools/opt/results/ephemerides/ephemerides-toolbar.tsx';
import { calculatedObjects, chosenRows } from '#tools/opt/results/ephemerides/ephemeris-rows.ts';
import { PROVENANCE } from '../../../../machines/fakes/objects.ts';

beforeEach(() => vi.stubGlobal('navigator', { language: 'en-GB' }));

const START = 2_461_372.5;
const NIGHTS = {
  start: '2026-11-28',
  end: '2026-11-29',
  site: { latitude: 51.5, longitude: 0 },
  zone: { offsetMinutes: 0 },
};
const CHOICE = {
  endJulianDate: START + 2,
  onlyObservable: false,
  limits: {},
  thresholds: NO_THRESHOLDS,
  byNight: NIGHTS,
};

test('rows at night are counted without the lines that say why an object has none', () => {
  const below = calculatedObjects(resultAt(-5), CHOICE);
  expect(toolbarOf(below.flatMap(chosenRows(CHOICE)))).toContain('Up at night only: 0 of 1512 rows');
  const up = calculatedObjects(resultAt(40), CHOICE);
  expect(toolbarOf(up.flatMap(chosenRows(CHOICE)))).toContain('Up at night only: 1 of 1512 rows');
});

/** One object at one midnight at Greenwich. @param altitude degrees. */
function resultAt(altitude: number): CalculationResult {
  const data = [[START + 1, altitude]];
  const object = { name: 'Apophis', number: '99942', designator: '2004 MN4', database: 'JPL' as const, data };
  return {
    object: { fields: ['JD_UTC', 'AST_ALT'], units: ['d', 'deg'], data: [object] },
    sunmoon: { fields: ['JD_UTC', 'SUN_ALT'], units: ['d', 'deg'], data: [[START + 1, -30]] },
    processed: 1,
    selected: 1,
    provenance: PROVENANCE,
  };
}

function toolbarOf(all: Parameters<typeof EphemeridesToolbar>[0]['all']): string {
  const columns = createActor(columnsMachine).start();
  const html = renderToString(
    <Popups.Provider>
      <PageProvider clock={{ now: () => 0, realNow: () => 0 }}>
        <EphemeridesToolbar
          columns={columns}
          isByNights
          onConfigureColumns={() => {}}
          calculation={{} as Calculation}
          notation={{ calendarDates: true, sexagesimal: true, zone: undefined }}
          placeClock={undefined}
          calculated={1512}
          visible={all}
          all={all}
          areAllUnfolded={false}
          onUnfoldAll={() => {}}
        />
      </PageProvider>
    </Popups.Provider>,
  );
  return html.replaceAll('<!-- -->', '');
}
