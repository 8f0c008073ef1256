import type { ObjectTable, Provenance } from '#contract/opt/calculation.ts';
import type { OrbitProvenance } from '#contract/nov/keplerian.ts';
import type { PublishedPhotometry } from '#contract/photometry.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import { SOFTWARE } from '../downloads/file-head.ts';
import type { Remarks } from '../downloads/text-table.ts';
import { userDefinedOrbitText } from '../objects/user-defined-elements.ts';
import { calendarDay } from '../quantities/cell-text.ts';
import { arcText } from '../quantities/age-text.ts';
import { uncertaintyRemark } from '../quantities/uncertainty-text.ts';

/** User-defined objects that were calculated, by designator. */
export type UserDefinedOrbits = ReadonlyMap<string, OrbitalObject>;

/** User-defined objects by designator. */
export function userDefinedOrbits(objects: readonly OrbitalObject[] = []): UserDefinedOrbits {
  return new Map(objects.map((object) => [object.designator, object]));
}

/**
 * Where the orbit of one object comes from: a solution of a catalogue, or the elements that the user typed.
 *
 * @param userDefined those among the objects that the user defined.
 */
export function orbitRemarks(object: ObjectTable, userDefined: UserDefinedOrbits): Remarks {
  const uncertainty = uncertaintyRemark(object);
  const law = object.provenance?.photometry;
  return [
    ...solutionRemarks(object, userDefined),
    ...(law === undefined ? [] : [['Brightness', brightnessText(law)] as const]),
    ...(uncertainty === undefined ? [] : [['Uncertainty', uncertainty] as const]),
  ];
}

const ORIGINS: Readonly<Record<PublishedPhotometry['slopeFrom'], string>> = {
  catalogue: 'from the catalogue',
  default: 'assumed, the catalogue has none',
  request: 'as given',
};

function brightnessText(law: PublishedPhotometry): string {
  const origin = ORIGINS[law.slopeFrom];
  switch (law.law) {
    case 'H-G':
      return `H ${law.h}, G ${law.g} (${origin})`;
    case 'H-G1-G2':
      return `H ${law.h}, G1 ${law.g1}, G2 ${law.g2} (${origin})`;
    case 'comet':
      return `M1 ${law.m1}, K1 ${law.k1} (${origin})`;
  }
}

function solutionRemarks(
  { provenance, database, designator }: ObjectTable,
  userDefined: UserDefinedOrbits,
): Remarks {
  const typed = userDefined.get(designator);
  if (typed !== undefined) {
    return [
      ['Orbit', 'User-defined'],
      ['Elements', `${userDefinedOrbitText(typed)}; heliocentric, ecliptic J2000`],
    ];
  }
  if (provenance === undefined) return [['Orbit', `${database}, no details known`]];
  return [
    ['Orbit solution', provenance.source],
    [
      'Epoch of the elements',
      `MJD ${provenance.epoch.toFixed(1)} TDB, ${calendarDay(provenance.epoch + MJD_ORIGIN)}`,
    ],
    ['Orbit catalogue', provenance.catalogueDate],
    ...knowledgeRemarks(provenance),
    ...(provenance.nonGravitational === undefined
      ? []
      : [['Non-gravitational force', provenance.nonGravitational] as const]),
    ...observationRemarks(provenance),
  ];
}

/** How long the object was observed for its solution, and what the MPC makes of that. */
function knowledgeRemarks({
  arcDays,
  uncertaintyParameter,
}: NonNullable<ObjectTable['provenance']>): Remarks {
  return [
    ...(arcDays === undefined ? [] : [['Observed arc', arcText(arcDays)] as const]),
    ...(uncertaintyParameter === undefined
      ? []
      : [['Uncertainty parameter U', String(uncertaintyParameter)] as const]),
  ];
}

/** The date from which the days since the last observation count, and the age of that knowledge. */
function observationRemarks({
  lastObservation,
  observationsTo,
}: NonNullable<ObjectTable['provenance']>): Remarks {
  if (lastObservation === undefined) return [];
  const known = observationsTo === undefined ? '' : `, in the catalogue of ${observationsTo}`;
  return [['Last observation known', `${lastObservation}${known}; there may be later ones`]];
}

/** Where the orbits of several objects come from, a remark for each. */
export function remarkPerOrbit(objects: readonly ObjectTable[], userDefined: UserDefinedOrbits): Remarks {
  return objects.map((object) => [
    `Orbit of ${objectTitle(object)}`,
    orbitRemarks(object, userDefined)
      .map(([label, value]) => `${label} ${value}`)
      .join('; '),
  ]);
}

/** How azimuths, altitudes and hour angles depend on a prediction of how the Earth turns. */
function earthRemarks({ earthOrientation }: Provenance): Remarks {
  return earthOrientation === undefined ? [] : [['Earth orientation', earthOrientation]];
}

/** The common provenance of all numbers of a calculation. */
export function commonRemarks(provenance: Provenance): Remarks {
  return [
    ['Observer', provenance.observer],
    ['Force model', provenance.forceModel],
    ['Ephemeris of the planets', provenance.ephemeris],
    ...earthRemarks(provenance),
    ['Catalogue', provenance.catalogueDate],
    ['Calculated at', provenance.calculatedAt],
    [SOFTWARE, provenance.software],
  ];
}

/** Where the orbit of a path comes from, and how it was propagated. */
export function pathRemarks({
  source,
  catalogueDate,
  forceModel,
  ephemeris,
  software,
}: OrbitProvenance): Remarks {
  return [
    ['Orbit', source],
    ['Orbit catalogue', catalogueDate],
    ...(forceModel === undefined ? [] : [['Force model', forceModel] as const]),
    ...(ephemeris === undefined ? [] : [['Ephemeris of the planets', ephemeris] as const]),
    ...(software === undefined ? [] : [[SOFTWARE, software] as const]),
  ];
}
