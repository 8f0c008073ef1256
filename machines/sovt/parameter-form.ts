import { modifiedTdbOfUtc, modifiedUtcOfTdb } from '#contract/nov/modified-date.ts';
import { plainText, readNumber } from '../editor/editor-values.ts';
import {
  type CalculatedObject,
  isSameData,
  isSameOrbit,
  lawOf,
  type ObjectData,
  type OrbitParameters,
} from './object-data.ts';
import {
  DEFAULT_MAGNITUDE_LIMIT,
  LIMIT_FIELD,
  type BrightnessLaw,
  type OrbitKind,
  type ParameterField,
  parameterFields,
  type ParameterId,
} from './parameter-fields.ts';

/** The parameters as they are typed. */
export type ParameterForm = {
  readonly kind: OrbitKind;
  readonly law: BrightnessLaw;
  readonly texts: Readonly<Partial<Record<ParameterId, string>>>;
  /** The limit was out of range when its field was left, and is the nearest one allowed. */
  readonly isLimitClamped: boolean;
};

/** Decimals that are shown of values of the catalogue. */
const SHOWN_DECIMALS = 6;

const EMPTY_MESSAGE = 'Please provide a value.';
export const LIMIT_MESSAGE =
  'Please provide your telescope limiting magnitude with any value within -30.0 and 32.0 mag.';

/** A form without an orbit: that of an ellipse, but for the limit. */
export function blankForm(magnitudeLimit = DEFAULT_MAGNITUDE_LIMIT): ParameterForm {
  return {
    kind: 'ELLIPTICAL',
    law: 'H-G',
    texts: { magnitudeLimit: plainText(magnitudeLimit) },
    isLimitClamped: false,
  };
}

/** The form filled with what is known of an orbit. */
export function filledForm(data: ObjectData, magnitudeLimit: number): ParameterForm {
  const { kind, parameters } = data;
  const texts = Object.entries(parameters).map(([id, value]) => [
    id,
    plainText(Number((isDate(id) ? modifiedTdbOfUtc(value) : value).toFixed(SHOWN_DECIMALS))),
  ]);
  return {
    kind,
    law: lawOf(data),
    texts: { ...Object.fromEntries(texts), magnitudeLimit: plainText(magnitudeLimit) },
    isLimitClamped: false,
  };
}

/** The form after typing in a field. */
export function withTypedText(form: ParameterForm, id: ParameterId, text: string): ParameterForm {
  const isLimitClamped = form.isLimitClamped && id !== LIMIT_FIELD.id;
  return { ...form, texts: { ...form.texts, [id]: text }, isLimitClamped };
}

/** The form after leaving a field: a number is clamped to its limits and cut to its decimals, anything else is left alone. */
export function withCheckedField(form: ParameterForm, id: ParameterId): ParameterForm {
  const field = fieldsOfForm(form).find((each) => each.id === id);
  const text = form.texts[id] ?? '';
  const checked = field === undefined ? text : checkedText(field, text);
  if (checked === text) return form;
  const after = withTypedText(form, id, checked);
  return id === LIMIT_FIELD.id && isLimitOutOfRange(form) ? { ...after, isLimitClamped: true } : after;
}

function checkedText({ validation }: ParameterField, text: string): string {
  if (numberIn(text) === undefined) return text;
  const read = readNumber(text, validation);
  return 'fault' in read ? text : read.text;
}

/** What is wrong with a field, in words; undefined where nothing is. */
export function parameterError(form: ParameterForm, id: ParameterId): string | undefined {
  const text = form.texts[id] ?? '';
  if (id === LIMIT_FIELD.id) {
    const isFaulty = limitOf(form) === undefined || isLimitOutOfRange(form) || form.isLimitClamped;
    return isFaulty ? LIMIT_MESSAGE : undefined;
  }
  if (text.trim() === '') return EMPTY_MESSAGE;
  return numberIn(text) === undefined ? 'This is not a number.' : undefined;
}

/** The limiting magnitude, the nearest one allowed for a number out of range; undefined where there is no number. */
export function limitOf({ texts }: ParameterForm): number | undefined {
  const { min, max } = LIMIT_FIELD.validation;
  const limit = numberIn(texts.magnitudeLimit ?? '');
  return limit === undefined ? undefined : Math.min(Math.max(limit, min), max);
}

function isLimitOutOfRange(form: ParameterForm): boolean {
  const limit = limitOf(form);
  return limit !== undefined && limit !== numberIn(form.texts.magnitudeLimit ?? '');
}

/** Whether every parameter of the orbit has a value, 0 included. */
export function hasOrbit(form: ParameterForm): boolean {
  return fieldsOfForm(form).every(
    ({ id }) => id === LIMIT_FIELD.id || numberIn(form.texts[id] ?? '') !== undefined,
  );
}

/** The fields of a form. */
export function fieldsOfForm({ kind, law }: Pick<ParameterForm, 'kind' | 'law'>): readonly ParameterField[] {
  return parameterFields(kind, law);
}

/** The data of an object in the form. @param objectData the data of the object itself. */
export function dataOfForm(form: ParameterForm, objectData: ObjectData): ObjectData {
  const { texts, law } = form;
  const shown = filledForm(objectData, 0).texts;
  const { slopeParameter } = objectData.parameters;
  const typedParameters = Object.fromEntries(
    fieldsOfForm(form).flatMap(({ id }) => {
      if (id === LIMIT_FIELD.id) return [];
      const value =
        texts[id] === shown[id] ? objectData.parameters[id as keyof OrbitParameters] : typedValue(form, id);
      return value === undefined ? [] : [[id, value] as const];
    }),
  );
  const parameters =
    law === 'H-G1-G2' && slopeParameter !== undefined
      ? { slopeParameter, ...typedParameters }
      : typedParameters;
  const data = { ...objectData, parameters };
  return { ...data, isOwn: objectData.isOwn || !isSameOrbit(data, objectData) };
}

/**
 * Whether the path can be calculated: the form is complete, and the limit differs from the last one.
 *
 * @param last what was calculated of the object last.
 */
export function canCalculate(form: ParameterForm, last: CalculatedObject | undefined): boolean {
  const limit = limitOf(form);
  return limit !== undefined && hasOrbit(form) && last?.magnitudeLimit !== limit;
}

/** Whether a path with the limit of the last one can be calculated on another orbit. @param objectData the data of the object itself. */
export function canChangeOrbit(
  form: ParameterForm,
  objectData: ObjectData,
  last: CalculatedObject | undefined,
): boolean {
  if (last === undefined || limitOf(form) !== last.magnitudeLimit || !hasOrbit(form)) return false;
  return !isSameData(last.objectData, dataOfForm(form, objectData));
}

/** Whether the form has another orbit than the object. @param isListed it is one of the catalogue. */
export function isOrbitTyped(form: ParameterForm, objectData: ObjectData, isListed: boolean): boolean {
  const data = dataOfForm(form, objectData);
  return isListed ? data.isOwn : !isSameData(data, objectData);
}

/** A parameter as it is stored: of a date, which is shown and typed in TDB, the Modified Julian Date UTC. */
function typedValue({ texts }: ParameterForm, id: ParameterId): number | undefined {
  const number = numberIn(texts[id] ?? '');
  return number !== undefined && isDate(id) ? modifiedUtcOfTdb(number) : number;
}

function isDate(id: string): boolean {
  return id === 'referenceEpoch' || id === 'pericentrePassage';
}

/** The number in a text, with a dot or a comma before the decimals. */
function numberIn(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return undefined;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : undefined;
}
