import { FIRST_TIMELINE_MJD, LAST_MJD } from '#contract/user-defined-ranges.ts';
import { type FieldDefinition, type FieldId, FORM_FIELDS, type NumberRule } from '../editor/editor-fields.ts';

/** Orbits that a path can be calculated of: ellipses, and parabolas or hyperbolas. */
export type OrbitKind = 'ELLIPTICAL' | 'HYPERBOLIC';

/** The parameters of an orbit, by the names of the editor's fields; and the faintest magnitude that is seen. */
export type ParameterId = Exclude<FieldId, 'objectName'> | 'magnitudeLimit';

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

/** The parameters of each kind of orbit, and the limit, in the order in which they are shown. */
export const PARAMETER_FIELDS: Readonly<Record<OrbitKind, readonly ParameterField[]>> = {
  ELLIPTICAL: fieldsOf('ELLIPTICAL'),
  HYPERBOLIC: fieldsOf('HYPERBOLIC'),
};

function fieldsOf(kind: OrbitKind): readonly ParameterField[] {
  return [...FORM_FIELDS[kind].flatMap(parameterOf), LIMIT_FIELD];
}

function parameterOf({ id, label, unit, tooltip, validation }: FieldDefinition): readonly ParameterField[] {
  if (id === 'objectName' || validation.schema === 'text') return [];
  const isDate = validation.schema === 'date';
  return [
    {
      id,
      label: SHORT_LABELS[id] ?? label,
      unit: isDate ? 'MJD' : unit === 'deg' ? '°' : unit,
      tooltip: isDate ? `${tooltip}, Modified Julian Date UTC` : tooltip,
      validation: isDate ? DATE : { ...validation, step: STEP },
    },
  ];
}
