import type { ObjectTable, Provenance } from '#contract/calculation.ts';
import type { OrbitalObject } from '#contract/user-defined-object.ts';
import type { Calculation } from '#machines/opt/calculation-rules.ts';
import { ownOrbitText } from '#parts/objects/own-elements.ts';
import { calendarText } from './cell-text.ts';
import type { Remarks } from './download/text-table.ts';

/** Objects of the visitor's own that were calculated, by designator. */
export type UserDefinedOrbits = ReadonlyMap<string, OrbitalObject>;

/** The visitor's own objects of a calculation. */
export function userDefinedOrbitsOf({
  request: { userDefined = [] },
}: Pick<Calculation, 'request'>): UserDefinedOrbits {
  return new Map(userDefined.map((object) => [object.designator, object]));
}

/** Where the orbit of one object comes from: a solution of a catalogue, or the elements that the visitor typed. */
export function orbitRemarks(
  { provenance, database, designator }: ObjectTable,
  own: UserDefinedOrbits,
): Remarks {
  const typed = own.get(designator);
  if (typed !== undefined) {
    return [
      ['Orbit', 'User-defined'],
      ['Elements', `${ownOrbitText(typed)}; heliocentric, ecliptic J2000`],
    ];
  }
  if (provenance === undefined) return [['Orbit', `${database}, no details known`]];
  return [
    ['Orbit solution', provenance.source],
    [
      'Epoch of the elements',
      `${provenance.epoch.toFixed(1)} TDB, ${calendarText(provenance.epoch).slice(0, 10)}`,
    ],
    ['Orbit catalogue', provenance.catalogueDate],
    ...observationRemarks(provenance),
  ];
}

/** What the days since the last observation count from, and how old that knowledge is. */
function observationRemarks({
  lastObservation,
  observationsTo,
}: NonNullable<ObjectTable['provenance']>): Remarks {
  if (lastObservation === undefined) return [];
  const known = observationsTo === undefined ? '' : `, to the catalogue of ${observationsTo}`;
  return [['Last observation known', `${lastObservation}${known}; there may be later ones`]];
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
