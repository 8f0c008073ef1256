import type { UserDefinedKind } from '#contract/user-defined/user-defined-object.ts';
import {
  FIRST_TIMELINE_MJD,
  MAX_OBJECT_NAME_LENGTH,
  RADIAL_LAWS,
  USER_DEFINED_RANGES,
} from '#contract/user-defined/user-defined-ranges.ts';

/** The fields that the forms need. */
export type OrbitFieldId =
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

/** The fields of the non-gravitational force of an open orbit. */
export type ForceFieldId = 'a1' | 'a2' | 'a3' | 'nonGravitationalDelay' | 'radialLaw';

/** The fields of all forms together. */
export type FieldId = OrbitFieldId | ForceFieldId;

/** Limits of a number field; further decimals are cut off. */
export type NumberRule = {
  readonly schema: 'number';
  readonly min: number;
  readonly max: number;
  /** Step of the arrows beside the input. */
  readonly step: number;
  /** Decimals that are stored. */
  readonly decimal: number;
};

/** The name of an object, by the rules of `objects/user-defined-names.ts`; longer texts are cut. */
export type NameRule = { readonly schema: 'text'; readonly maxLength: number };

/** A date is typed and shown as `dd/MM/yyyy HH:mm` and stored as a Modified Julian Date; the last one allowed depends on today. */
export type DateRule = { readonly schema: 'date'; readonly min: number };

/** One of a few; the first where none is chosen. */
export type ChoiceRule = {
  readonly schema: 'choice';
  readonly choices: readonly { readonly id: string; readonly title: string }[];
};

/** A field of a form. */
export type FieldDefinition<Id extends FieldId = FieldId> = {
  readonly id: Id;
  readonly label: string;
  /** Empty for texts, dates and numbers without a unit. */
  readonly unit: string;
  readonly tooltip: string;
  readonly type: 'number' | 'text' | 'date' | 'choice';
  readonly validation: NumberRule | NameRule | DateRule | ChoiceRule;
  /** Shown while the value is invalid; `{min}` and `{max}` are replaced by the limits. */
  readonly errorMessage: string;
};

const RANGE_MESSAGE = 'Please provide value within {min} and {max}';
export const UNIQUE_MESSAGE = 'The object name must be unique';

const NAME: FieldDefinition<OrbitFieldId> = {
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

/** Decimals of an acceleration: enough for every digit that is published. */
const ACCELERATION_DECIMALS = 20;
const LAW_TITLES: Readonly<Record<(typeof RADIAL_LAWS)[number], string>> = {
  'water-ice': 'Water ice (Marsden 1973)',
  'carbon-monoxide': 'Carbon monoxide',
  'inverse-square': 'Inverse square',
};

/** The fields that every form needs, in the order in which they are shown. */
export const FORM_FIELDS: Readonly<Record<UserDefinedKind, readonly FieldDefinition<OrbitFieldId>[]>> = {
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

/** The non-gravitational force of an open orbit; each of its fields may be left empty. */
export const FORCE_FIELDS: readonly FieldDefinition<ForceFieldId>[] = [
  acceleration('a1', 'A1, radial', 'Away from the Sun, at 1 au'),
  acceleration('a2', 'A2, transverse', 'Across the line to the Sun, in the sense of the motion, at 1 au'),
  acceleration('a3', 'A3, normal', 'Along the normal of the orbit, at 1 au'),
  {
    id: 'nonGravitationalDelay',
    label: 'Delay DT',
    unit: 'd',
    tooltip: 'Days by which the force lags behind the distance from the Sun',
    type: 'number',
    validation: { schema: 'number', ...USER_DEFINED_RANGES.nonGravitationalDelay, step: 1, decimal: 4 },
    errorMessage: RANGE_MESSAGE,
  },
  {
    id: 'radialLaw',
    label: 'Law g(r)',
    unit: '',
    tooltip: 'How the force fades with the distance from the Sun',
    type: 'choice',
    validation: {
      schema: 'choice',
      choices: RADIAL_LAWS.map((id) => ({ id, title: LAW_TITLES[id] })),
    },
    errorMessage: '',
  },
];

/** Every field of a form, those that may be left empty last. */
export function allFieldsOf(kind: UserDefinedKind): readonly FieldDefinition[] {
  return kind === 'HYPERBOLIC' ? [...FORM_FIELDS.HYPERBOLIC, ...FORCE_FIELDS] : FORM_FIELDS[kind];
}

/** Whether a field may be left empty. */
export function isOptional(id: FieldId): boolean {
  return FORCE_FIELDS.some((field) => field.id === id);
}

/** The definition of a field of a form. @throws {RangeError} for a field of another form. */
export function fieldOf(kind: UserDefinedKind, id: FieldId): FieldDefinition {
  const field = allFieldsOf(kind).find((definition) => definition.id === id);
  if (field === undefined) throw new RangeError(`the form ${kind} has no field ${id}`);
  return field;
}

type RangeName = keyof typeof USER_DEFINED_RANGES;

function number(
  id: OrbitFieldId & (RangeName | 'eccentricity'),
  label: string,
  unit: string,
  tooltip: string,
  range: RangeName = id as RangeName,
): FieldDefinition<OrbitFieldId> {
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

function acceleration(id: ForceFieldId, label: string, tooltip: string): FieldDefinition<ForceFieldId> {
  return {
    id,
    label,
    unit: 'au/d²',
    tooltip,
    type: 'number',
    validation: {
      schema: 'number',
      ...USER_DEFINED_RANGES.nonGravitational,
      step: 1e-9,
      decimal: ACCELERATION_DECIMALS,
    },
    errorMessage: RANGE_MESSAGE,
  };
}

function degrees(id: OrbitFieldId, label: string, tooltip: string): FieldDefinition<OrbitFieldId> {
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

function date(id: OrbitFieldId, label: string, tooltip: string): FieldDefinition<OrbitFieldId> {
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
