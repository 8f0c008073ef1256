import type { OrbitRecord } from '#contract/nov/keplerian.ts';
import { modifiedUtcOfTdb } from '#contract/nov/modified-date.ts';
import { USER_DEFINED_SLOPE } from '#contract/user-defined/user-defined-ranges.ts';
import { DEFAULT_COMET_SLOPE } from '#engine/photometry/photometry.ts';
import { copiedValues, angleWithinTurn } from '../editor/editor-copy.ts';
import type {
  EllipseDefinition,
  OpenOrbitDefinition,
  OrbitDefinition,
} from '../objects/user-defined-objects.ts';
import {
  cometaryFields,
  forceFields,
  keplerianFields,
  type OwnForce,
} from '../objects/user-defined-query.ts';
import type { OrbitObject } from '../orbits/orbit-object.ts';
import {
  type OrbitKind,
  PARAMETER_FIELDS,
  type ParameterId,
  type BrightnessLaw,
} from './parameter-fields.ts';

/** Parameters of an orbit by their names: au, degrees, magnitudes, Modified Julian Dates UTC. What is not known is left out. */
export type OrbitParameters = Readonly<Partial<Record<Exclude<ParameterId, 'magnitudeLimit'>, number>>>;

/** What a path is calculated from. */
export type ObjectData = {
  readonly kind: OrbitKind;
  readonly parameters: OrbitParameters;
  /** The parameters are sent with the call: those of a user-defined object, or of a catalogue object that the user has changed. */
  readonly isOwn: boolean;
  /** Its magnitude is that of a comet, M1 with the slope K1. */
  readonly isComet: boolean;
  /** Force of a user-defined open orbit. */
  readonly force?: OwnForce | undefined;
  /** m; undefined where it was not measured. */
  readonly diameter: number | undefined;
};

/** An object whose path has been calculated, or is to be. */
export type CalculatedObject = {
  readonly designator: string;
  readonly objectData: ObjectData;
  /** Faintest magnitude that is seen. */
  readonly magnitudeLimit: number;
};

/** The data of an object of the catalogue. */
export function dataOfRecord(record: OrbitRecord): ObjectData {
  const { bodyType, diam, diameterEstimated } = record;
  const isComet = bodyType === 'Comet';
  const complete = isComet ? { g: DEFAULT_COMET_SLOPE, ...record } : record;
  return {
    kind: record.e < 1 ? 'ELLIPTICAL' : 'HYPERBOLIC',
    parameters: knownParameters(record.e < 1 ? copiedValues(complete) : openValues(complete)),
    isOwn: false,
    isComet,
    diameter: diameterEstimated === true ? undefined : diam,
  };
}

/** The data of a user-defined object. */
export function dataOfDefinition(object: OrbitDefinition): ObjectData {
  const values = new Map<string, unknown>(Object.entries(object));
  return {
    kind: object.type,
    parameters: knownParameters(
      PARAMETER_FIELDS[object.type].map(({ id }) => {
        const value = values.get(id);
        return [id, typeof value === 'number' ? value : undefined];
      }),
    ),
    isOwn: true,
    isComet: false,
    ...(object.type === 'HYPERBOLIC' ? knownValues({ force: forceOf(object) }) : {}),
    diameter: object.diam,
  };
}

/** The parameters of an orbit that are sent with the call. */
export function elementFields({ kind, isComet, parameters, force = {} }: ObjectData) {
  const { absoluteMagnitude } = parameters;
  const slopeParameter = isComet ? undefined : parameters.slopeParameter;
  return kind === 'ELLIPTICAL'
    ? {
        kind,
        fields: {
          kep: true,
          ...keplerianFields(complete(kind, parameters) as EllipseDefinition),
          ...knownValues({ kep_mag: absoluteMagnitude, kep_slope: slopeParameter }),
        },
      }
    : {
        kind,
        fields: {
          ...cometaryFields(complete(kind, parameters) as OpenOrbitDefinition),
          ...forceFields(force),
          ...knownValues({ com_mag: absoluteMagnitude, com_slope: slopeParameter }),
        },
      };
}

/** Whether two objects have the same values. */
export function isSameData(one: ObjectData, other: ObjectData): boolean {
  const { slopeG1, slopeG2 } = one.parameters;
  const isSameLaw = slopeG1 === other.parameters.slopeG1 && slopeG2 === other.parameters.slopeG2;
  return isSameLaw && isSameOrbit(one, other);
}

/** Whether they have the same elements, force, H and G. */
export function isSameOrbit(one: ObjectData, other: ObjectData): boolean {
  const same = (id: ParameterId) => id === 'magnitudeLimit' || one.parameters[id] === other.parameters[id];
  const isSameForce = JSON.stringify(one.force) === JSON.stringify(other.force);
  return one.kind === other.kind && isSameForce && PARAMETER_FIELDS[one.kind].every(({ id }) => same(id));
}

/** The law that the brightness of an object follows. */
export function lawOf({ isComet, parameters }: Pick<ObjectData, 'isComet' | 'parameters'>): BrightnessLaw {
  if (isComet) return 'comet';
  return parameters.slopeG1 === undefined || parameters.slopeG2 === undefined ? 'H-G' : 'H-G1-G2';
}

/**
 * What a call carries of the slopes of a brightness beside the elements: those that the fields show, so that the service
 * takes the same ones; of a comet of the catalogue nothing.
 */
export function slopeFields({ isOwn, isComet, parameters }: ObjectData): {
  g?: number;
  g1?: number;
  g2?: number;
  k1?: number;
} {
  const { slopeParameter, slopeG1, slopeG2 } = parameters;
  if (isComet) return isOwn ? knownValues({ k1: slopeParameter }) : {};
  if (slopeG1 !== undefined && slopeG2 !== undefined) return { g1: slopeG1, g2: slopeG2 };
  return isOwn ? {} : knownValues({ g: slopeParameter });
}

/** Whether a row is a user-defined object. */
export function isUserDefined({ source }: OrbitObject): boolean {
  return source.kind === 'user-defined';
}

function forceOf({ a1, a2, a3, nonGravitationalDelay, radialLaw }: OwnForce): OwnForce | undefined {
  const force = knownValues({ a1, a2, a3, nonGravitationalDelay, radialLaw });
  return Object.keys(force).length === 0 ? undefined : force;
}

type Values = readonly (readonly [string, number | undefined])[];

function knownParameters(values: Values): OrbitParameters {
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function openValues({ epoch, q, e, i, om, w, tp, mag, g = USER_DEFINED_SLOPE }: OrbitRecord): Values {
  return [
    ['referenceEpoch', modifiedUtcOfTdb(epoch)],
    ['perihelionDistance', q],
    ['eccentricity', e],
    ['inclination', i],
    ['ascendingNodeLongitude', angleWithinTurn(om)],
    ['perihelionArgument', angleWithinTurn(w)],
    ['pericentrePassage', modifiedUtcOfTdb(tp)],
    ['absoluteMagnitude', mag],
    ['slopeParameter', g],
  ];
}

/** @throws {RangeError} naming a parameter without a value. */
function complete(kind: OrbitKind, parameters: OrbitParameters): unknown {
  for (const { id } of PARAMETER_FIELDS[kind]) {
    if (id !== 'magnitudeLimit' && parameters[id] === undefined)
      throw new RangeError(`the orbit has no ${id}`);
  }
  return parameters;
}

/** What is known of some values. */
function knownValues<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>;
  };
}
