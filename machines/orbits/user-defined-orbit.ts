import { USER_DEFINED } from '#contract/user-defined/user-defined.ts';
import { DEGREE } from '#engine/constants.ts';
import { deriveElements } from '#engine/orbit/derived-elements.ts';
import type { Conic, Elements } from '#engine/orbit/elements.ts';
import { epochOfModifiedDate, modifiedTdbOfUtc } from '#contract/nov/modified-date.ts';
import type {
  EllipseDefinition,
  OpenOrbitDefinition,
  OrbitDefinition,
} from '../objects/user-defined-objects.ts';
import { ellipseBetween } from '../objects/user-defined-query.ts';
import type { KeplerianOrbit } from './orbit-data.ts';

/** The orbit that was typed: degrees become radians, Modified Julian Dates UTC become epochs in TDB. */
export function userDefinedOrbit(object: OrbitDefinition): KeplerianOrbit {
  const elements = object.type === 'ELLIPTICAL' ? ellipticalElements(object) : openElements(object);
  const derived = deriveElements(elements);
  return {
    elements,
    magnitude: object.absoluteMagnitude,
    diameter: object.diam,
    period: derived.kind === 'ellipse' ? derived.period : undefined,
    provenance: { source: USER_DEFINED, catalogueDate: '' },
  };
}

function ellipticalElements(object: EllipseDefinition): Elements {
  const { perihelionDistance, aphelionDistance, rightAscension, perihelionArgument, meanAnomaly } = object;
  return {
    ...conicOf(object, rightAscension, perihelionArgument),
    perihelionDistance,
    eccentricity: ellipseBetween(perihelionDistance, aphelionDistance).eccentricity,
    meanAnomaly: meanAnomaly * DEGREE,
  };
}

function openElements(object: OpenOrbitDefinition): Elements {
  const { perihelionDistance, eccentricity, ascendingNodeLongitude, perihelionArgument } = object;
  return {
    ...conicOf(object, ascendingNodeLongitude, perihelionArgument),
    perihelionDistance,
    eccentricity,
    perihelionTime: epochOfModifiedDate(modifiedTdbOfUtc(object.pericentrePassage)),
  };
}

function conicOf(
  { referenceEpoch, inclination }: OrbitDefinition,
  nodeDeg: number,
  argumentDeg: number,
): Pick<Conic, 'epoch' | 'inclination' | 'node' | 'argumentOfPerihelion'> {
  return {
    epoch: epochOfModifiedDate(modifiedTdbOfUtc(referenceEpoch)),
    inclination: inclination * DEGREE,
    node: nodeDeg * DEGREE,
    argumentOfPerihelion: argumentDeg * DEGREE,
  };
}
