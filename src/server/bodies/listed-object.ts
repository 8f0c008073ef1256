import { diameterOf } from '#catalogue/brightness.ts';
import { defined } from '#catalogue/defined.ts';
import { endOfDay, type Impactor } from '#catalogue/impactor.ts';
import { lostSince } from '#catalogue/lost-comet.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { type ListedObject, NON_NEA } from '#contract/asteroid.ts';

/**
 * A body as lists show it.
 *
 * @param asOfUtc Julian date at which it counts as impacted or not, and as lost: the start of the nights in question, or now.
 */
export function listedObject(body: SmallBody, impactors: readonly Impactor[], asOfUtc: number): ListedObject {
  const impactDate =
    body.impactDate ?? impactors.find((impactor) => impactor.designation === body.designation)?.impactDate;
  return {
    ...(body.number === undefined ? {} : { number: body.number }),
    name: body.name ?? body.designation,
    designator: body.designation,
    code: body.nea ? 'NEO' : 'non-NEO',
    sourceType: { name: body.database },
    bodyType: { name: body.bodyType },
    objectGroup: { name: body.objectGroup },
    orbitType: body.orbitClass,
    database: body.database,
    ...(body.nea ? {} : { filename: NON_NEA }),
    pha: body.pha,
    risk: body.risk !== undefined,
    comet: body.bodyType === 'Comet',
    ...defined({ lost: lostSince(body, asOfUtc) }), // between fields of every object, so that lists fold into tables
    nea: body.nea,
    neocp: body.database === 'NEOCP',
    ...sizeOf(body),
    impacted: impactDate !== undefined && endOfDay(impactDate) <= asOfUtc,
    ...(impactDate === undefined ? {} : { impact_date: impactDate }),
  };
}

/** The entry of an object that has no row in the catalogue: its name alone. */
export function unlistedObject(name: string): ListedObject {
  return {
    name,
    designator: name,
    code: 'non-NEO',
    sourceType: { name: 'N/A' },
    bodyType: { name: 'Unconfirmed' },
    objectGroup: { name: 'N/A' },
    orbitType: 'N/A',
    database: 'JPL',
    pha: false,
    risk: false,
    comet: false,
    nea: false,
    neocp: false,
    impacted: false,
  };
}

/** Digits of an estimated diameter: it may be off by half, and links that hold a whole state carry each digit. */
const ESTIMATED_DIGITS = 5;

function roundedEstimate(metres: number): number {
  return Number(metres.toPrecision(ESTIMATED_DIGITS));
}

function sizeOf(body: SmallBody): Pick<ListedObject, 'diameter' | 'diameterEstimated' | 'magnitude'> {
  const magnitude = body.absoluteMagnitude ?? body.cometMagnitude;
  const diameter = diameterOf(body);
  const isEstimated = diameter?.basis !== 'measured';
  return {
    ...(magnitude === undefined ? {} : { magnitude }),
    ...(diameter === undefined
      ? {}
      : {
          diameter: isEstimated ? roundedEstimate(diameter.km * 1000) : diameter.km * 1000,
          diameterEstimated: isEstimated,
        }),
  };
}
