import {
  COMET_SLOPE_RANGE,
  FIRST_TIMELINE_MJD,
  LAST_MJD,
  PHASE_SLOPES_RANGE,
} from '#contract/user-defined/user-defined-ranges.ts';
import {
  type FieldDefinition,
  FORM_FIELDS,
  type NumberRule,
  type OrbitFieldId,
} from '../editor/editor-fields.ts';

/** Orbits that a path can be calculated of: ellipses, and parabolas or hyperbolas. */
export type OrbitKind = 'ELLIPTICAL' | 'HYPERBOLIC';

/** How the brightness falls: with the phase by one slope parameter or by two, or of a comet with the distance from the Sun. */
export type BrightnessLaw = 'H-G' | 'H-G1-G2' | 'comet';

/** The parameters of an orbit, by the names of the editor's fields; both slopes of the second law; and the faintest magnitude that is seen. */
export type ParameterId = Exclude<OrbitFieldId, 'objectName'> | 'slopeG1' | 'slopeG2' | 'magnitudeLimit';

/** A number of the panel. */
export type ParameterField = Pick<FieldDefinition, 'unit' | 'tooltip'> & {
  readonly id: ParameterId;
  readonly label: string;
  readonly validation: NumberRule;
};

export const DEFAULT_MAGNITUDE_LIMIT = 18;

/** Step of the arrows of every number. */
const STEP = 1;

/** Decimals of dates: 9 s. */
const DATE_DECIMALS = 4;

const SLOPE_DECIMALS = 4;

const DATE: NumberRule = {
  schema: 'number',
  min: FIRST_TIMELINE_MJD,
  max: LAST_MJD,
  step: STEP,
  decimal: DATE_DECIMALS,
};

/** Labels that fit side by side. */
const SHORT_LABELS: Readonly<Partial<Record<ParameterId, string>>> = {
  referenceEpoch: 'Epoch',
  perihelionDistance: 'Perihelion',
  aphelionDistance: 'Aphelion',
  rightAscension: 'Node',
  ascendingNodeLongitude: 'Node',
  perihelionArgument: 'Argument',
  pericentrePassage: 'Passage',
  absoluteMagnitude: 'Magnitude H',
  slopeParameter: 'Slope G',
};

export const LIMIT_FIELD: ParameterField = {
  id: 'magnitudeLimit',
  label: 'Limit',
  unit: 'mag',
  tooltip: 'Faintest magnitude that your telescope shows',
  validation: { schema: 'number', min: -30, max: 32, step: STEP, decimal: 2 },
};

const SLOPES: readonly ParameterField[] = [
  slope('slopeG1', 'Slope G1', 'First slope of the H-G1-G2 law, as published for the object or its type'),
  slope('slopeG2', 'Slope G2', 'Second slope of the H-G1-G2 law, as published for the object or its type'),
];

/** The parameters of each kind of orbit, and the limit, in the order in which they are shown. */
export const PARAMETER_FIELDS: Readonly<Record<OrbitKind, readonly ParameterField[]>> = {
  ELLIPTICAL: fieldsOf('ELLIPTICAL'),
  HYPERBOLIC: fieldsOf('HYPERBOLIC'),
};

const COMET: Readonly<Partial<Record<ParameterId, Partial<ParameterField>>>> = {
  absoluteMagnitude: {
    label: 'Magnitude M1',
    tooltip: 'Total magnitude at 1 au from both the Sun and the Earth',
  },
  slopeParameter: {
    label: 'Slope K1',
    tooltip: 'Magnitudes that the comet fades by while it gets ten times as far from the Sun',
    validation: slopeRule(COMET_SLOPE_RANGE),
  },
};

/** The fields of a kind of orbit with the magnitude and the slopes of a law. */
export function parameterFields(kind: OrbitKind, law: BrightnessLaw): readonly ParameterField[] {
  const fields = PARAMETER_FIELDS[kind];
  switch (law) {
    case 'H-G':
      return fields;
    case 'H-G1-G2':
      return fields.flatMap((field) => (field.id === 'slopeParameter' ? SLOPES : [field]));
    case 'comet':
      return fields.map((field) => ({ ...field, ...COMET[field.id] }));
  }
}

function slopeRule(range: Pick<NumberRule, 'min' | 'max'>): NumberRule {
  return { schema: 'number', ...range, step: STEP, decimal: SLOPE_DECIMALS };
}

function slope(id: 'slopeG1' | 'slopeG2', label: string, tooltip: string): ParameterField {
  return {
    id,
    label,
    unit: '',
    tooltip,
    validation: slopeRule(PHASE_SLOPES_RANGE),
  };
}

function fieldsOf(kind: OrbitKind): readonly ParameterField[] {
  return [...FORM_FIELDS[kind].flatMap(parameterOf), LIMIT_FIELD];
}

function parameterOf({
  id,
  label,
  unit,
  tooltip,
  validation,
}: FieldDefinition<OrbitFieldId>): readonly ParameterField[] {
  if (id === 'objectName' || validation.schema === 'text' || validation.schema === 'choice') return [];
  const isDate = validation.schema === 'date';
  return [
    {
      id,
      label: SHORT_LABELS[id] ?? label,
      unit: isDate ? 'MJD TDB' : unit === 'deg' ? '°' : unit,
      tooltip: isDate ? `${tooltip}, Modified Julian Date TDB` : tooltip,
      validation: isDate ? DATE : { ...validation, step: STEP },
    },
  ];
}
