import type { ListedObject } from '#contract/asteroid.ts';
import type { OrbitRecord } from '#contract/nov/keplerian.ts';
import { modifiedUtcOfTdb } from '#contract/nov/modified-date.ts';
import { USER_DEFINED_SLOPE } from '#contract/user-defined/user-defined-ranges.ts';
import { modulo } from '#engine/modulo.ts';
import { ELEMENT_DECIMALS, type FieldId } from './editor-fields.ts';
import { type EditorForm, emptyForm, filledForm, type FormRules, settledForm } from './editor-form.ts';
import { plainText } from './editor-values.ts';
import { objectKind, objectTitle } from '../objects/listed-object.ts';
import { copyName } from '../objects/user-defined-names.ts';

/** Unconfirmed objects cannot be copied: their orbits change from day to day. */
export function canCopy(object: ListedObject): boolean {
  return objectKind(object) !== 'NEOCP';
}

/** Whether an orbit fits the elliptical form. */
export function isElliptical({ e }: Pick<OrbitRecord, 'e'>): boolean {
  return e < 1;
}

/** Remark about an object whose orbit is open and does not fit the elliptical form. */
export function openOrbitMessage(object: ListedObject): string {
  return `Object ${objectTitle(object)} has a hyperbolic orbit and cannot be copied.`;
}

type CopiedElements = Pick<OrbitRecord, 'epoch' | 'e' | 'i' | 'ma' | 'om' | 'q' | 'w'> &
  Partial<Pick<OrbitRecord, 'a' | 'aphelion' | 'mag' | 'g'>>;

/** The elliptical form filled with the elements of an object of the catalogue, under a new name. */
export function copiedForm(object: ListedObject, record: CopiedElements, rules: FormRules): EditorForm {
  const texts = copiedValues(record).map(
    ([id, value]) => [id, value === undefined ? '' : rounded(value)] as const,
  );
  const named = filledForm(emptyForm('ELLIPTICAL'), [
    ['objectName', copyName(object.name, rules.names)],
    ...texts,
  ]);
  return settledForm(named, rules);
}

/** The fields of an ellipse for the elements of an object of the catalogue. */
export function copiedValues(record: CopiedElements): readonly (readonly [FieldId, number | undefined])[] {
  const {
    epoch,
    e,
    i,
    om,
    w,
    ma,
    q,
    a = q / (1 - e),
    aphelion = a * (1 + e),
    mag,
    g = USER_DEFINED_SLOPE,
  } = record;
  return [
    ['referenceEpoch', modifiedUtcOfTdb(epoch)],
    ['perihelionDistance', q],
    ['aphelionDistance', aphelion],
    ['inclination', i],
    ['rightAscension', angleWithinTurn(om)],
    ['perihelionArgument', angleWithinTurn(w)],
    ['meanAnomaly', ma === undefined ? undefined : angleWithinTurn(ma)],
    ['absoluteMagnitude', mag],
    ['slopeParameter', g],
  ];
}

/** A value rounded to the decimals of its field, where typed decimals are cut off. */
function rounded(value: number): string {
  return plainText(Number(value.toFixed(ELEMENT_DECIMALS)));
}

/** An angle in [0, 360). */
export function angleWithinTurn(degrees: number): number {
  return degrees >= 0 && degrees < 360 ? degrees : modulo(degrees, 360);
}
