import { expect, test } from 'vitest';
import {
  designatorOf,
  hasOwnDesignator,
  userDefinedObject,
  type UserDefinedKind,
} from '#contract/user-defined/user-defined-object.ts';
import { fieldOf, FORM_FIELDS, type FieldId } from '#machines/editor/editor-fields.ts';
import {
  type EditorForm,
  emptyForm,
  faultsOf,
  faultText,
  formOf,
  hasValues,
  formAfterLeaving,
  newForm,
  shownFaults,
  textOf,
  formAfterTyping,
  valuesOf,
} from '#machines/editor/editor-form.ts';
import { plainText, readNumber, truncated } from '#machines/editor/editor-values.ts';
import { dateOfMjd, msOfMjd, mjdOfMs } from '#machines/kit/julian-date.ts';
import {
  copyName,
  defaultName,
  isUniqueName,
  nameFault,
  nameOf,
} from '#machines/objects/user-defined-names.ts';
import { diameterOf, makeUserDefinedObject } from '#machines/objects/user-defined-object.ts';
import { ellipticalObject, FORCE, hyperbolicObject } from '../fakes/orbits.ts';

const RULES = { names: ['Other'], latestMjd: mjdOfMs(Date.UTC(2126, 11, 31)) };
const ANGLES = { pericentreArgument: '7', ascendingNodeLongitude: '8' };
const RULE = { schema: 'number', min: 0.01, max: 100, step: 0.1, decimal: 2 } as const;

test.each([
  [' 1.50 ', { value: 1.5, text: '1.50' }],
  ['0,5', { value: 0.5, text: '0.5' }],
  ['.5', { value: 0.5, text: '.5' }],
  ['1e1', { value: 10, text: '1e1' }],
  ['101', { value: 100, text: '100' }],
  ['0.001', { value: 0.01, text: '0.01' }],
  ['-3', { value: 0.01, text: '0.01' }],
  ['1.239', { value: 1.23, text: '1.23' }],
  ['', { fault: 'missing' }],
  ['  ', { fault: 'missing' }],
  ['abc', { fault: 'not a number' }],
  ['1.2.3', { fault: 'not a number' }],
  ['Infinity', { fault: 'not a number' }],
  ['0', { fault: 'zero' }],
  ['0.0', { fault: 'zero' }],
])('a typed number %j is read between 0.01 and 100 with 2 decimals', (text, read) => {
  expect(readNumber(text, RULE)).toEqual(read);
});

test('a typed number may be zero where the smallest value is zero, or 1 and more', () => {
  expect(readNumber('0', { ...RULE, min: 0 })).toEqual({ value: 0, text: '0' });
  expect(readNumber('0', { ...RULE, min: 1 })).toEqual({ value: 1, text: '1' });
});

test('a typed number has its decimals cut off towards zero, whatever its size', () => {
  expect(truncated(-1.239, 2)).toBe(-1.23);
  expect(truncated(1.005, 3)).toBe(1.005);
  expect(truncated(1e-9, 4)).toBe(0);
  expect(plainText(1e-7)).toBe('0.0000001');
});

test.each([
  ['ELLIPTICAL', 10],
  ['HYPERBOLIC', 10],
  ['FVT', 7],
] as const)('the fields of the form %s are all defined', (kind, count) => {
  const fields = FORM_FIELDS[kind];
  expect(new Set(fields.map(({ id }) => id)).size).toBe(count);
  for (const { label, tooltip, type, validation, errorMessage } of fields) {
    expect([label, tooltip, errorMessage]).not.toContain('');
    expect(validation.schema).toBe(type);
  }
});

test('fields that belong to another form are refused by name', () => {
  expect(() => fieldOf('FVT', 'meanAnomaly')).toThrow(
    new RangeError('the form FVT has no field meanAnomaly'),
  );
});

test('a form of a new object has a name that is not used, and nothing else', () => {
  const form = newForm('ELLIPTICAL', ['my elliptical object 1', 'My Elliptical Object 3 ']);
  expect(form.texts).toEqual({ objectName: 'my elliptical object 2' });
  expect([hasValues(form), hasValues(emptyForm('ELLIPTICAL'))]).toEqual([true, false]);
});

test('a form has a fault in every empty field, and shows those of fields that were touched', () => {
  const form = formAfterLeaving(emptyForm('FVT'), 'inclination', RULES);
  expect(faultsOf(form, RULES).size).toBe(7);
  expect([...shownFaults(form, RULES)]).toEqual([['inclination', 'missing']]);
  expect(faultText('FVT', 'inclination', 'missing', RULES)).toBeUndefined();
});

test('a form of an open orbit may leave its force out, and has it with every digit and within its limits where it is typed', () => {
  const plain = formOf(hyperbolicObject('comet'));
  expect(faultsOf(plain, RULES).size).toBe(0);
  const typedKeys = String(FORCE.a1)
    .split('')
    .reduce((form, key) => formAfterTyping(form, 'a1', textOf(form, 'a1') + key), plain);
  const forced = formAfterTyping(formAfterLeaving(typedKeys, 'a1', RULES), 'radialLaw', FORCE.radialLaw);
  expect(valuesOf(forced, RULES)).toMatchObject(FORCE);
  const made = makeUserDefinedObject('HYPERBOLIC', valuesOf(forced, RULES));
  if (made.kind !== 'made') throw new TypeError(made.message);
  expect(made.object).toMatchObject(FORCE);
  expect(valuesOf(formOf(made.object), RULES)).toMatchObject(FORCE);

  expect(textOf(formAfterLeaving(formAfterTyping(plain, 'a2', '-1'), 'a2', RULES), 'a2')).toBe('-0.00001');
  expect(faultsOf(formAfterTyping(plain, 'a3', 'none'), RULES).get('a3')).toBe('not a number');
  expect(faultText('HYPERBOLIC', 'a3', 'not a number', RULES)).toBe(
    'Please provide value within -0.00001 and 0.00001',
  );
  expect(faultsOf(formAfterTyping(plain, 'radialLaw', 'dust'), RULES).get('radialLaw')).toBe('out of range');
});

test('a form refuses the name of another object, whatever the case and the blanks', () => {
  expect(faultsOf(elliptical({ objectName: ' oTHER ' }), RULES).get('objectName')).toBe('not unique');
  expect(faultText('ELLIPTICAL', 'objectName', 'not unique', RULES)).toBe('The object name must be unique');
  expect(faultsOf(elliptical({ objectName: 'Another' }), RULES).size).toBe(0);
});

test('a form cuts a name after 200 characters', () => {
  expect(formAfterTyping(emptyForm('FVT'), 'objectName', 'x'.repeat(201)).texts.objectName).toHaveLength(200);
});

test('a form clamps and cuts a field when it is left, not while it is typed', () => {
  const form = formAfterTyping(elliptical({}), 'perihelionDistance', '0.00');
  expect(faultsOf(form, RULES).get('perihelionDistance')).toBe('zero');
  const further = formAfterTyping(form, 'perihelionDistance', '0.001');
  expect(further.texts.perihelionDistance).toBe('0.001');
  expect(formAfterLeaving(further, 'perihelionDistance', RULES).texts.perihelionDistance).toBe('0.01');
});

test('a form says within which limits a value must be', () => {
  expect(faultText('ELLIPTICAL', 'perihelionDistance', 'zero', RULES)).toBe(
    'Please provide value within 0.01 and 100',
  );
  expect(faultText('ELLIPTICAL', 'referenceEpoch', 'out of range', RULES)).toBe(
    'Please provide value within 01/01/1950 00:00 and 31/12/2126 00:00',
  );
});

test.each([
  ['both as they should be', '0.9', '1.1', undefined, undefined],
  ['the aphelion at the perihelion', '1', '1', 'perihelion distance', 'aphelion distance'],
  ['the aphelion inside', '2', '1', 'perihelion distance', 'aphelion distance'],
  ['no aphelion', '1', '', 'perihelion distance', 'aphelion distance'],
  ['neither', '', '', 'perihelion distance', 'aphelion distance'],
  ['a perihelion of zero', '0', '1', 'zero', undefined],
  ['a perihelion of zero and no aphelion', '0', '', 'zero', 'aphelion distance'],
  ['an aphelion clamped to the perihelion', '100', '120', 'perihelion distance', 'aphelion distance'],
])('a form judges perihelion and aphelion together: %s', (_, perihelionDistance, aphelionDistance, q, Q) => {
  const faults = faultsOf(elliptical({ perihelionDistance, aphelionDistance }), RULES);
  expect([faults.get('perihelionDistance'), faults.get('aphelionDistance')]).toEqual([q, Q]);
});

test('a form refuses dates before 1950 and after 100 years', () => {
  const fault = (referenceEpoch: string) =>
    faultsOf(elliptical({ referenceEpoch }), RULES).get('referenceEpoch');
  const { latestMjd } = RULES;
  expect(['33281.9', '33282', `${latestMjd}`, `${latestMjd + 0.1}`, 'x'].map(fault)).toEqual([
    'out of range',
    undefined,
    undefined,
    'out of range',
    'not a number',
  ]);
});

test('a form filled from an object gives that object again', () => {
  for (const object of [ellipticalObject('one'), hyperbolicObject('two')]) {
    const form = formOf(object);
    expect(faultsOf(form, RULES).size).toBe(0);
    const made = makeUserDefinedObject(form.kind, valuesOf(form, RULES));
    expect(made.kind === 'made' && made.object).toEqual({
      ...object,
      diam: expect.closeTo(object.diam, 1),
    });
  }
});

test.each([
  ['a circle in the reference plane', '0', '0', ['pericentreArgument', 'ascendingNodeLongitude']],
  ['a circle', '0', '5', ['pericentreArgument']],
  ['an orbit in the reference plane', '0.5', '0,0', ['ascendingNodeLongitude']],
  ['any other', '1.5', '5', []],
  ['one that is not typed yet', '', '', []],
])('a flyby has angles of no meaning at zero and disabled: %s', (_, eccentricity, inclination, zeros) => {
  const form = filledForm('FVT', { ...ANGLES, eccentricity, inclination });
  expect([...form.zeros]).toEqual(zeros);
  for (const id of zeros as FieldId[]) {
    expect(textOf(form, id)).toBe('0');
    expect(textOf(formAfterTyping(form, id, '9'), id)).toBe('0');
  }
});

test('a flyby typed key by key keeps the angles of a value that begins with a zero', () => {
  const form = typedByKey(typedByKey(filledForm('FVT', ANGLES), 'inclination', '0.5'), 'eccentricity', '0.9');
  expect([textOf(form, 'pericentreArgument'), textOf(form, 'ascendingNodeLongitude')]).toEqual(['7', '8']);
});

test('a flyby gives an angle back with the value that it needs', () => {
  const circle = typedByKey(filledForm('FVT', ANGLES), 'eccentricity', '0');
  expect(textOf(circle, 'pericentreArgument')).toBe('0');
  const passed = formAfterLeaving(circle, 'pericentreArgument', RULES);
  expect(textOf(typedByKey(passed, 'eccentricity', '0.9'), 'pericentreArgument')).toBe('7');
});

test('names make designators of word characters, blanks and hyphens as underscores', () => {
  expect(designatorOf('My obj-1!')).toBe('My_obj_1_synthetic-object');
});

test('names in any writing system are distinguished, and a designator of which a former version left the letters out is still accepted', () => {
  expect(designatorOf('彗星 1')).toBe('彗星_1_synthetic-object');
  expect(nameFault('小惑星', ['彗星'])).toBeUndefined();
  expect(nameFault('Ñandú', ['Ñandu'])).toBeUndefined();
  expect(hasOwnDesignator({ objectName: '彗星 1', designator: '_1_synthetic-object' })).toBe(true);
  expect(hasOwnDesignator({ objectName: '彗星 1', designator: 'other_synthetic-object' })).toBe(false);
});

test('names are refused when they are empty or taken', () => {
  expect(nameFault(nameOf(' '), [])).toBe('missing');
  expect(nameFault('MINE', ['mine'])).toBe('not unique');
});

test('names are not unique when their designators are the same', () => {
  expect(isUniqueName('my obj', ['my-obj'])).toBe(false);
});

test('names of new objects take the first number that is free', () => {
  expect(defaultName('FVT', ['my object 1', 'my object 3'])).toBe('my object 2');
  expect(defaultName('HYPERBOLIC', [])).toBe('my hyperbolic object 1');
});

test('the name of a copy has the next number', () => {
  expect(copyName('Eros', [])).toBe('Eros - copy');
  expect(copyName('Eros', ['Eros - copy'])).toBe('Eros - copy 2');
  expect(copyName('Eros', ['Eros - copy', 'eros - copy 2'])).toBe('Eros - copy 3');
});

test('a diameter follows from the absolute magnitude and an albedo of 0.14', () => {
  expect(diameterOf('ELLIPTICAL', 19.7)).toBeCloseTo(408, 0);
});

test('a diameter is 250 m without a magnitude, 20 m for a flyby', () => {
  expect((['ELLIPTICAL', 'HYPERBOLIC', 'FVT'] as const).map((kind) => diameterOf(kind, undefined))).toEqual([
    250, 250, 20,
  ]);
});

test('a date is stored as Modified Julian Date and shown to the minute', () => {
  expect(mjdOfMs(Date.parse('2025-01-01T12:00Z'))).toBe(60_676.5);
  expect(dateOfMjd(60_676.5)).toBe('01/01/2025 12:00');
  expect(mjdOfMs(msOfMjd(60_676.12345678))).toBe(60_676.12345678);
});

test('an object that does not fit the contract is refused with the value named', () => {
  const made = makeUserDefinedObject('ELLIPTICAL', { objectName: 'x' });
  expect(made).toMatchObject({ kind: 'refused', message: expect.stringContaining('referenceEpoch') });
});

test('a saved object with elements beyond their limits is refused', () => {
  expect(userDefinedObject.safeParse(ellipticalObject('x')).success).toBe(true);
  expect(userDefinedObject.safeParse(ellipticalObject('x', { perihelionDistance: 0 })).success).toBe(false);
  expect(userDefinedObject.safeParse(ellipticalObject('x', { designator: '<b>' })).success).toBe(false);
});

function elliptical(texts: Partial<Record<FieldId, string>>): EditorForm {
  const filled = formOf(ellipticalObject('mine'));
  return { ...filled, texts: { ...filled.texts, ...texts } };
}

function filledForm(kind: UserDefinedKind, texts: Partial<Record<FieldId, string>>): EditorForm {
  const entries = Object.entries(texts) as [FieldId, string][];
  return entries.reduce(
    (form, [id, text]) => formAfterLeaving(formAfterTyping(form, id, text), id, RULES),
    emptyForm(kind),
  );
}

/** The form after each key of a text that replaces what a field had, and leaving the field. */
function typedByKey(form: EditorForm, id: FieldId, text: string): EditorForm {
  const keys = Array.from(text, (_, end) => text.slice(0, end + 1));
  return formAfterLeaving(
    keys.reduce((before, typedSoFar) => formAfterTyping(before, id, typedSoFar), form),
    id,
    RULES,
  );
}

test('a flyby is described without a word of the Sun', () => {
  for (const { label, tooltip } of FORM_FIELDS.FVT) expect(label + tooltip).not.toMatch(/perihelion|Sun/i);
});
