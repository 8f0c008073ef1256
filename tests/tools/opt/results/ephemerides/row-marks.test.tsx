import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CalculationResult } from '#contract/opt/calculation.ts';
import type { Calculation } from '#machines/opt/calculation/calculation-rules.ts';
import { NO_THRESHOLDS } from '#machines/opt/charts/thresholds.ts';
import { telescopesMachine } from '#machines/planning/telescopes.ts';
import { calculatedObjects, chosenRows } from '#tools/opt/results/ephemerides/ephemeris-rows.ts';
import { RowMarks } from '#tools/opt/results/ephemerides/row-marks.tsx';
import { RowsOf } from '#tools/opt/results/ephemerides/row-provenance.tsx';
import { PROVENANCE } from '../../../../machines/fakes/objects.ts';

const START = 2_461_372.5;
const CHOICE = { endJulianDate: START + 2, onlyObservable: true, limits: {}, thresholds: NO_THRESHOLDS };

test('the place of an object without observable rows is as certain as it was computed', () => {
  expect(marksAt(-5, 0.7)).not.toContain('off');
  expect(marksAt(-5, 120)).toContain('Its position may be 2′ off');
  expect(marksAt(-5, null)).toContain('How far its position may be off is not known');
});

/** The marks of the only row of an object. @param altitude degrees. @param arcsec 1 sigma of its place. */
function marksAt(altitude: number, arcsec: number | null): string {
  const result: CalculationResult = {
    object: {
      fields: ['JD_UTC', 'AST_ALT', 'ERR_A'],
      units: ['d', 'deg', 'arcsec'],
      data: [
        {
          name: 'Apophis',
          number: '99942',
          designator: '2004 MN4',
          database: 'JPL',
          data: [[START + 1, altitude, arcsec]],
        },
      ],
    },
    sunmoon: { fields: ['JD_UTC', 'SUN_ALT'], units: ['d', 'deg'], data: [[START + 1, -30]] },
    processed: 1,
    selected: 1,
    provenance: PROVENANCE,
  };
  const [row] = calculatedObjects(result, CHOICE).flatMap(chosenRows(CHOICE));
  if (row === undefined) throw new Error('the object has no line');
  const calculation = { request: { query: {} }, result } as unknown as Calculation;
  const telescopes = createActor(telescopesMachine);
  return renderToString(
    <RowsOf calculation={calculation} telescopes={telescopes}>
      <RowMarks row={row} />
    </RowsOf>,
  );
}
