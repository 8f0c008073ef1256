import type { UserDefinedObject } from '#contract/user-defined/user-defined-object.ts';
import type { UserDefinedKind } from '#contract/user-defined/user-defined-object.ts';
import {
  allFieldsOf,
  type FieldDefinition,
  type FieldId,
  fieldOf,
  isOptional,
  UNIQUE_MESSAGE,
} from './editor-fields.ts';
import {
  plainText,
  rangeText,
  readChoice,
  type ReadValue,
  readDate,
  readNumber,
  readName,
  type ValueFault,
} from './editor-values.ts';
import { defaultName } from '../objects/user-defined-names.ts';

/** A form as it is filled in. Texts of date fields are Modified Julian Dates. */
export type EditorForm = {
  readonly kind: UserDefinedKind;
  readonly texts: Readonly<Partial<Record<FieldId, string>>>;
  /** Fields that were typed in or filled in: only their faults are shown. */
  readonly touched: ReadonlySet<FieldId>;
  /**
   * Fields that the values left in others make meaningless: they read zero and are disabled, while `texts` keeps what
   * returns with other values. A key typed changes none of them, as `0.5` begins with a zero.
   */
  readonly zeros: ReadonlySet<FieldId>;
};

/** What the validity of a form depends on besides its own fields. */
export type FormRules = {
  /** Names of the other user-defined objects. */
  readonly names: readonly string[];
  /** The last date allowed, Modified Julian Date. */
  readonly latestMjd: number;
};

/** Why a field is invalid; the last two concern perihelion and aphelion together. */
export type FieldFault = ValueFault | 'perihelion distance' | 'aphelion distance';

export type FormFaults = ReadonlyMap<FieldId, FieldFault>;

const PERIHELION_MESSAGE = 'Perihelion distance must be less than aphelion distance';
const APHELION_MESSAGE = 'Aphelion distance must be greater than perihelion distance';

/** A form with every field empty. */
export function emptyForm(kind: UserDefinedKind): EditorForm {
  return { kind, texts: {}, touched: new Set(), zeros: new Set() };
}

/** The form of a new object: empty but for a name that is not in use. */
export function newForm(kind: UserDefinedKind, names: readonly string[]): EditorForm {
  return { ...emptyForm(kind), texts: { objectName: defaultName(kind, names) } };
}

/** The form filled with the parameters of an object. */
export function formOf(object: UserDefinedObject): EditorForm {
  const values = new Map<string, unknown>(Object.entries(object));
  return filledForm(
    emptyForm(object.type),
    allFieldsOf(object.type).map(({ id }) => [id, asText(values.get(id))] as const),
  );
}

/** A form in which several fields have been filled in and left. */
export function filledForm(form: EditorForm, entries: readonly (readonly [FieldId, string])[]): EditorForm {
  const texts = { ...form.texts, ...Object.fromEntries(entries) };
  const touched = new Set([...form.touched, ...entries.map(([id]) => id)]);
  return { ...form, texts, touched, zeros: zerosOf(form.kind, texts) };
}

/** The form after typing in a field: texts are cut to their length limit; a disabled field stays as it is. */
export function formAfterTyping(form: EditorForm, id: FieldId, text: string): EditorForm {
  if (form.zeros.has(id)) return form;
  const { validation } = fieldOf(form.kind, id);
  const cut = validation.schema === 'text' ? text.slice(0, validation.maxLength) : text;
  return { ...filledForm(form, [[id, cut]]), zeros: form.zeros };
}

/** The form after leaving a field: a valid value is clamped to its limits and cut to its decimals. */
export function formAfterLeaving(form: EditorForm, id: FieldId, rules: FormRules): EditorForm {
  if (form.zeros.has(id)) return form;
  const read = readField(form, fieldOf(form.kind, id), rules);
  return filledForm(form, [[id, 'fault' in read ? textOf(form, id) : read.text]]);
}

/** The form after leaving all its fields. */
export function settledForm(form: EditorForm, rules: FormRules): EditorForm {
  return allFieldsOf(form.kind).reduce((before, { id }) => formAfterLeaving(before, id, rules), form);
}

/** Whether any field of the form is filled in. */
export function hasValues({ texts }: EditorForm): boolean {
  return Object.values(texts).some((text) => text.trim() !== '');
}

/** The text that a field shows. */
export function textOf({ texts, zeros }: EditorForm, id: FieldId): string {
  return zeros.has(id) ? '0' : (texts[id] ?? '');
}

/** Every fault of a form. */
export function faultsOf(form: EditorForm, rules: FormRules): FormFaults {
  const faults = new Map<FieldId, FieldFault>();
  for (const field of allFieldsOf(form.kind)) {
    const read = readField(form, field, rules);
    const isMissed = 'fault' in read && !(read.fault === 'missing' && isOptional(field.id));
    if (isMissed) faults.set(field.id, read.fault);
  }
  for (const [id, fault] of apsidesFaults(form, faults, rules)) faults.set(id, fault);
  return faults;
}

/** The faults to show: those of fields that were touched. */
export function shownFaults(form: EditorForm, rules: FormRules): FormFaults {
  const faults = faultsOf(form, rules);
  return new Map([...faults].filter(([id]) => form.touched.has(id)));
}

/** The message of a fault; undefined for a missing value, which is marked without words. */
export function faultText(
  kind: UserDefinedKind,
  id: FieldId,
  fault: FieldFault,
  { latestMjd }: Pick<FormRules, 'latestMjd'>,
): string | undefined {
  const { errorMessage, validation } = fieldOf(kind, id);
  switch (fault) {
    case 'missing':
      return undefined;
    case 'not unique':
      return UNIQUE_MESSAGE;
    case 'perihelion distance':
      return PERIHELION_MESSAGE;
    case 'aphelion distance':
      return APHELION_MESSAGE;
    case 'not a number':
    case 'zero':
    case 'out of range':
      return rangeText(errorMessage, validation, latestMjd);
  }
}

/** The values of a form without faults, by field. */
export function valuesOf(form: EditorForm, rules: FormRules): Readonly<Record<string, number | string>> {
  const entries = allFieldsOf(form.kind).flatMap((field) => {
    const read = readField(form, field, rules);
    return 'fault' in read ? [] : [[field.id, read.value] as const];
  });
  return Object.fromEntries(entries);
}

function readField(form: EditorForm, field: FieldDefinition, rules: FormRules): ReadValue<number | string> {
  const text = textOf(form, field.id);
  const { validation } = field;
  switch (validation.schema) {
    case 'number':
      return readNumber(text, validation);
    case 'date':
      return readDate(text, validation, rules.latestMjd);
    case 'text':
      return readName(text, rules.names);
    case 'choice':
      return readChoice(text, validation);
  }
}

/** Perihelion and aphelion are compared once either of them is filled in. */
function apsidesFaults(
  form: EditorForm,
  faults: FormFaults,
  rules: FormRules,
): readonly (readonly [FieldId, FieldFault])[] {
  if (form.kind !== 'ELLIPTICAL') return [];
  const found = [faults.get('perihelionDistance'), faults.get('aphelionDistance')];
  const isMissing = found.includes('missing');
  if (!isMissing && found.some((fault) => fault !== undefined)) return [];
  if (!isMissing) {
    const { perihelionDistance = NaN, aphelionDistance = NaN } = valuesOf(form, rules);
    if (aphelionDistance > perihelionDistance) return [];
  }
  return (['perihelionDistance', 'aphelionDistance'] as const).flatMap((id) => {
    const isOther = faults.has(id) && faults.get(id) !== 'missing';
    const fault = id === 'perihelionDistance' ? 'perihelion distance' : 'aphelion distance';
    return isOther ? [] : [[id, fault] as const];
  });
}

/** What the shape of a flyby makes meaningless: a circle has no pericentre to count an argument from, an orbit in the reference plane no node. */
function zerosOf(kind: UserDefinedKind, texts: EditorForm['texts']): EditorForm['zeros'] {
  const zeros = new Set<FieldId>();
  if (kind !== 'FVT') return zeros;
  if (isZero(texts.eccentricity)) zeros.add('pericentreArgument');
  if (isZero(texts.inclination)) zeros.add('ascendingNodeLongitude');
  return zeros;
}

function isZero(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && Number(text.trim().replace(',', '.')) === 0;
}

/** Smaller numbers, as accelerations are, keep their power of ten and with it every digit. */
const LEAST_PLAIN = 1e-6;

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  return Math.abs(value) < LEAST_PLAIN ? String(value) : plainText(value);
}
