import { diameterOf } from '#catalogue/brightness.ts';
import { defined } from '#catalogue/defined.ts';
import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import type { OrbitProvenance, OrbitRecord } from '#contract/nov/keplerian.ts';
import { modifiedDateOf } from '#contract/nov/modified-date.ts';
import type { SmallObject } from '#contract/nov/small-objects.ts';
import { DEGREE } from '#engine/constants.ts';
import { deriveElements } from '#engine/orbit/derived-elements.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import { stateToElements } from '#engine/orbit/state-to-elements.ts';

/**
 * The orbit of a body as it is sent.
 *
 * @throws RangeError when its elements are no orbit.
 */
export function orbitRecord(body: SmallBody, catalogueDate: string): OrbitRecord {
  const comet = body.cometMagnitude !== undefined;
  return defined({
    catalogueNumber: body.number,
    designator: body.designation,
    object: labelOf(body),
    name: body.name ?? body.designation,
    ...recordedElements(body.elements),
    mag: comet ? body.cometMagnitude : body.absoluteMagnitude,
    g: comet ? body.cometSlope : body.slope,
    ...sizeOf(body),
    taxonomy: body.spectralType,
    bodyType: body.bodyType,
    orbitClass: body.orbitClass,
    database: body.database,
    impactDate: body.impactDate,
    provenance: provenanceOf(body, catalogueDate),
  });
}

/**
 * A body of a group as it is sent.
 *
 * @throws RangeError when its elements are no orbit.
 */
export function smallObject(body: SmallBody): SmallObject {
  const { epoch, a, q, e, i, om, w, ma, tp } = recordedElements(body.elements);
  return defined({
    number: body.number,
    name: body.name ?? body.designation,
    designator: body.designation,
    epoch,
    a,
    q,
    e,
    i,
    om,
    w,
    ma,
    tp,
    diam: sizeOf(body).diam,
    mag: body.cometMagnitude ?? body.absoluteMagnitude,
    orbitType: body.orbitClass,
    pha: body.pha,
    risk: body.risk !== undefined,
  });
}

/** Where the orbit of a body comes from. */
export function provenanceOf(
  { provenance }: Pick<SmallBody, 'provenance'>,
  catalogueDate: string,
): OrbitProvenance {
  return {
    source: [provenance.orbit.name, provenance.solution].filter(Boolean).join(', '),
    catalogueDate: provenance.orbit.date || catalogueDate,
  };
}

/** Both ways of telling the place on the orbit, and what follows from its size. */
function recordedElements(elements: Elements) {
  const derived = deriveElements(elements);
  const { meanAnomaly, perihelionTime } = stateToElements(elementsToOrbit(elements));
  const open = derived.kind !== 'ellipse';
  const anomaly = derived.kind === 'parabola' ? undefined : (elements.meanAnomaly ?? meanAnomaly);
  return {
    epoch: modifiedDateOf(elements.epoch),
    a: derived.kind === 'parabola' ? undefined : derived.semiMajorAxis,
    e: elements.eccentricity,
    i: elements.inclination / DEGREE,
    ma: anomaly === undefined ? undefined : anomaly / DEGREE,
    om: elements.node / DEGREE,
    aphelion: open ? undefined : derived.aphelionDistance,
    q: elements.perihelionDistance,
    w: elements.argumentOfPerihelion / DEGREE,
    n: derived.kind === 'parabola' ? undefined : derived.meanMotion / DEGREE,
    orbitPeriod: open ? undefined : derived.period,
    tp: modifiedDateOf(elements.perihelionTime ?? perihelionTime),
  };
}

function sizeOf(body: SmallBody): { diam?: number; diameterEstimated?: boolean } {
  const diameter = diameterOf(body);
  if (diameter === undefined) return {};
  return { diam: diameter.km * 1000, diameterEstimated: diameter.basis !== 'measured' };
}
