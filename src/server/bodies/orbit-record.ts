import { diameterOf } from '#catalogue/brightness.ts';
import { defined } from '#catalogue/defined.ts';
import { lostSince } from '#catalogue/lost-comet.ts';
import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import type { OrbitProvenance, OrbitRecord } from '#contract/nov/keplerian.ts';
import { modifiedDateOf } from '#contract/nov/modified-date.ts';
import type { SmallObject } from '#contract/nov/small-objects.ts';
import { DEGREE, TURN } from '#engine/constants.ts';
import { deriveElements } from '#engine/orbit/derived-elements.ts';
import type { Elements } from '#engine/orbit/elements.ts';

/**
 * The orbit of a body as it is sent.
 *
 * @throws RangeError when its elements are not those of an orbit.
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
 * @param asOfUtc Julian date at which it counts as lost or not.
 * @throws RangeError when its elements are not those of an orbit.
 */
export function smallObject(body: SmallBody, asOfUtc: number): SmallObject {
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
    lost: lostSince(body, asOfUtc),
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

/**
 * Elements as they are sent: both ways of giving the place on the orbit, and what follows from its size.
 *
 * @throws RangeError when they are not those of an orbit.
 */
export function recordedElements(elements: Elements) {
  const derived = deriveElements(elements);
  const open = derived.kind !== 'ellipse';
  const meanMotion = derived.kind === 'parabola' ? undefined : derived.meanMotion;
  const epoch = modifiedDateOf(elements.epoch);
  const tp = modifiedPerihelionTime(elements, epoch, open, meanMotion);
  if (!Number.isFinite(tp * elements.perihelionDistance)) throw new RangeError('these elements are no orbit');
  const anomaly = meanMotion === undefined ? undefined : (elements.meanAnomaly ?? meanMotion * (epoch - tp));
  return {
    epoch,
    a: derived.kind === 'parabola' ? undefined : derived.semiMajorAxis,
    e: elements.eccentricity,
    i: elements.inclination / DEGREE,
    ma: anomaly === undefined ? undefined : anomaly / DEGREE,
    om: elements.node / DEGREE,
    aphelion: open ? undefined : derived.aphelionDistance,
    q: elements.perihelionDistance,
    w: elements.argumentOfPerihelion / DEGREE,
    n: meanMotion === undefined ? undefined : meanMotion / DEGREE,
    orbitPeriod: open ? undefined : derived.period,
    tp,
  };
}

/** The time of perihelion as it is given, or of the perihelion nearest to the epoch by the mean anomaly. */
function modifiedPerihelionTime(
  { perihelionTime, meanAnomaly }: Elements,
  epoch: number,
  open: boolean,
  meanMotion: number | undefined,
): number {
  if (perihelionTime !== undefined) return modifiedDateOf(perihelionTime);
  if (meanAnomaly === undefined || meanMotion === undefined) {
    throw new RangeError('a parabola needs its time of perihelion');
  }
  const turns = open ? 0 : Math.round(meanAnomaly / TURN);
  return epoch - (meanAnomaly - turns * TURN) / meanMotion;
}

function sizeOf(body: SmallBody): { diam?: number; diameterEstimated?: boolean } {
  const diameter = diameterOf(body);
  if (diameter === undefined) return {};
  return { diam: diameter.km * 1000, diameterEstimated: diameter.basis !== 'measured' };
}
