import type { UserDefinedKind } from '#contract/user-defined-object.ts';
import {
  FIRST_TIMELINE_MJD,
  MAX_OBJECT_NAME_LENGTH,
  USER_DEFINED_RANGES,
} from '#contract/user-defined-ranges.ts';

/** The fields of all forms together. */
export type FieldId =
  | 'objectName'
  | 'referenceEpoch'
  | 'perihelionDistance'
  | 'aphelionDistance'
  | 'eccentricity'
  | 'inclination'
  | 'rightAscension'
  | 'ascendingNodeLongitude'
  | 'perihelionArgument'
  | 'pericentreArgument'
  | 'meanAnomaly'
  | 'pericentreDistance'
  | 'pericentrePassage'
  | 'absoluteMagnitude'
  | 'slopeParameter';

/** Limits of a number field; further decimals are cut off. */
export type NumberRule = {
  readonly schema: 'number';
  readonly min: number;
  readonly max: number;
  /** Step of the arrows beside the input. */
  readonly step: number;
  /** Decimals that are kept. */
  readonly decimal: number;
};

/** The name of an object, by the rules of `objects/user-defined-names.ts`; longer texts are cut. */
export type NameRule = { readonly schema: 'text'; readonly maxLength: number };

/** A date is typed and shown as `dd/MM/yyyy HH:mm` and kept as a Modified Julian Date; the last one allowed depends on today. */
export type DateRule = { readonly schema: 'date'; readonly min: number };

/** A field of a form. */
export type FieldDefinition = {
  readonly id: FieldId;
  readonly label: string;
  /** Empty for texts, dates and numbers without a unit. */
  readonly unit: string;
  readonly tooltip: string;
  readonly type: 'number' | 'text' | 'date';
  readonly validation: NumberRule | NameRule | DateRule;
  /** Shown while the value is invalid; `{min}` and `{max}` are replaced by the limits. */
  readonly errorMessage: string;
};

export const RANGE_MESSAGE = 'Please provide value within {min} and {max}';
export const UNIQUE_MESSAGE = 'The object name must be unique';

const NAME: FieldDefinition = {
  id: 'objectName',
  label: 'Object name',
  unit: '',
  tooltip: 'No two of your objects can have the same name',
  type: 'text',
  validation: { schema: 'text', maxLength: MAX_OBJECT_NAME_LENGTH },
  errorMessage: UNIQUE_MESSAGE,
};

/** Decimals of distances, eccentricities and angles: 15 m at 1 au. */
export const ELEMENT_DECIMALS = 10;
const MAGNITUDE_DECIMALS = 4;

const EPOCH = date('referenceEpoch', 'Reference epoch', 'Moment for which the elements are given');
const INCLINATION = degrees(
  'inclination',
  'Inclination',
  'Angle between the orbit and the ecliptic of J2000',
);
const PERIHELION = number(
  'perihelionDistance',
  'Perihelion distance',
  'au',
  'Smallest distance from the Sun',
);
const PERIHELION_ARGUMENT = degrees(
  'perihelionArgument',
  'Argument of perihelion',
  'From the ascending node to the perihelion, along the orbit',
);
const PASSAGE = date('pericentrePassage', 'Pericentre passage', 'Moment at the closest point of the orbit');
const BRIGHTNESS = [
  number(
    'absoluteMagnitude',
    'Absolute magnitude',
    'mag',
    'H: the brightness at 1 au from both the Sun and the Earth',
  ),
  number('slopeParameter', 'Slope parameter', '', 'G: how the brightness falls with the phase angle'),
];
const NODE = degrees(
  'ascendingNodeLongitude',
  'Longitude of the ascending node',
  'Where the orbit crosses the ecliptic northwards',
);

/** The fields of every form, in the order in which they are shown. */
export const FORM_FIELDS: Readonly<Record<UserDefinedKind, readonly FieldDefinition[]>> = {
  ELLIPTICAL: [
    NAME,
    EPOCH,
    PERIHELION,
    number('aphelionDistance', 'Aphelion distance', 'au', 'Greatest distance from the Sun'),
    INCLINATION,
    degrees('rightAscension', 'Right ascension of the ascending node', NODE.tooltip),
    PERIHELION_ARGUMENT,
    degrees(
      'meanAnomaly',
      'Mean anomaly',
      'Position on the orbit at the epoch, measured by the time since perihelion',
    ),
    ...BRIGHTNESS,
  ],
  HYPERBOLIC: [
    NAME,
    EPOCH,
    PERIHELION,
    number('eccentricity', 'Eccentricity', '', '1 is a parabola, more a hyperbola', 'openEccentricity'),
    INCLINATION,
    NODE,
    PERIHELION_ARGUMENT,
    PASSAGE,
    ...BRIGHTNESS,
  ],
  FVT: [
    NAME,
    number(
      'pericentreDistance',
      'Pericentre distance',
      'au',
      'Smallest distance from the centre of the main body',
    ),
    PASSAGE,
    number('eccentricity', 'Eccentricity', '', 'Greater than 1 for every flyby', 'flybyEccentricity'),
    INCLINATION,
    NODE,
    degrees(
      'pericentreArgument',
      'Argument of pericentre',
      'From the ascending node to the pericentre, along the orbit',
    ),
  ],
};

/** The definition of a field of a form. @throws {RangeError} for a field of another form. */
export function fieldOf(kind: UserDefinedKind, id: FieldId): FieldDefinition {
  const field = FORM_FIELDS[kind].find((definition) => definition.id === id);
  if (field === undefined) throw new RangeError(`the form ${kind} has no field ${id}`);
  return field;
}

type RangeName = keyof typeof USER_DEFINED_RANGES;

function number(
  id: FieldId & (RangeName | 'eccentricity'),
  label: string,
  unit: string,
  tooltip: string,
  range: RangeName = id as RangeName,
): FieldDefinition {
  const decimal =
    id === 'absoluteMagnitude' || id === 'slopeParameter' ? MAGNITUDE_DECIMALS : ELEMENT_DECIMALS;
  return {
    id,
    label,
    unit,
    tooltip,
    type: 'number',
    validation: { schema: 'number', ...USER_DEFINED_RANGES[range], step: 0.1, decimal },
    errorMessage: RANGE_MESSAGE,
  };
}

function degrees(id: FieldId, label: string, tooltip: string): FieldDefinition {
  const range = USER_DEFINED_RANGES[id === 'inclination' ? 'inclination' : 'angle'];
  return {
    id,
    label,
    unit: 'deg',
    tooltip,
    type: 'number',
    validation: { schema: 'number', ...range, step: 0.1, decimal: ELEMENT_DECIMALS },
    errorMessage: RANGE_MESSAGE,
  };
}

function date(id: FieldId, label: string, tooltip: string): FieldDefinition {
  return {
    id,
    label,
    unit: '',
    tooltip,
    type: 'date',
    validation: { schema: 'date', min: FIRST_TIMELINE_MJD },
    errorMessage: RANGE_MESSAGE,
  };
}
