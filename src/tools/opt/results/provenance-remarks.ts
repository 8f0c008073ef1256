import type { ObjectTable, Provenance } from '#contract/calculation.ts';
import { calendarText } from './cell-text.ts';
import type { Remarks } from './download/text-table.ts';

/** Where the orbit of one object comes from. */
export function orbitRemarks({ provenance, database }: ObjectTable): Remarks {
  if (provenance === undefined) return [['Orbit', `${database}, no details known`]];
  return [
    ['Orbit solution', provenance.source],
    [
      'Epoch of the elements',
      `${provenance.epoch.toFixed(1)} TDB, ${calendarText(provenance.epoch).slice(0, 10)}`,
    ],
    ['Orbit catalogue', provenance.catalogueDate],
  ];
}

/** What all numbers of a calculation have in common. */
export function commonRemarks(provenance: Provenance): Remarks {
  return [
    ['Observer', provenance.observer],
    ['Force model', provenance.forceModel],
    ['Ephemeris of the planets', provenance.ephemeris],
    ['Catalogue', provenance.catalogueDate],
    ['Calculated at', provenance.calculatedAt],
    ['Software', provenance.software],
  ];
}
