import type { Impactor } from '#catalogue/impactor.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { type ListedObject, NON_NEA } from '#contract/asteroid.ts';

/** A body as lists show it. */
export function listedObject(body: SmallBody, impactors: readonly Impactor[]): ListedObject {
  const impactDate =
    body.impactDate ?? impactors.find((impactor) => impactor.designation === body.designation)?.impactDate;
  return {
    ...(body.number === undefined ? {} : { number: body.number }),
    name: body.name ?? body.designation,
    designator: body.designation,
    code: body.nea ? 'NEO' : 'non-NEO',
    sourceType: { name: body.database },
    bodyType: { name: body.bodyType },
    ...(body.objectGroup === 'N/A' ? {} : { objectGroup: { name: body.objectGroup } }),
    orbitType: body.orbitClass,
    database: body.database,
    ...(body.nea ? {} : { filename: NON_NEA }),
    pha: body.pha,
    risk: body.risk !== undefined,
    comet: body.bodyType === 'Comet',
    nea: body.nea,
    neocp: body.database === 'NEOCP',
    ...sizeOf(body),
    impacted: impactDate !== undefined,
    ...(impactDate === undefined ? {} : { impact_date: impactDate }),
  };
}

/** Geometric albedo taken for a body whose own is unknown; diameters from it are estimates. */
const ASSUMED_ALBEDO = 0.14;

/** Diameter of a body of albedo 1 and H = 0, m: 1329 km. Source: Fowler & Chillemi (1992). */
const DIAMETER_SCALE_M = 1_329_000;

function sizeOf(body: SmallBody): Pick<ListedObject, 'diameter' | 'diameterEstimated' | 'magnitude'> {
  const magnitude = body.absoluteMagnitude ?? body.cometMagnitude;
  const brightness = magnitude === undefined ? {} : { magnitude };
  if (body.diameterKm !== undefined) return { diameter: body.diameterKm * 1000, ...brightness };
  if (body.absoluteMagnitude === undefined) return brightness;
  const albedo = body.albedo ?? ASSUMED_ALBEDO;
  const diameter = (DIAMETER_SCALE_M / Math.sqrt(albedo)) * 10 ** (-0.2 * body.absoluteMagnitude);
  return { diameter, diameterEstimated: true, ...brightness };
}
