import { isProvisional, namePartsOf } from '#catalogue/designation.ts';
import { designationIn } from '#catalogue/parse/horizons-header.ts';
import type { Case } from './comparison.ts';

/** By what a catalogue has the object of a recorded name, such as `706765 (2010 TK7)`. */
export function namedObject(name: string): Required<Pick<Case, 'object'>> & Pick<Case, 'provisional'> {
  const object = designationIn(name);
  const { designation } = namePartsOf(name);
  const isOther = designation !== object && isProvisional(designation);
  return { object, ...(isOther && { provisional: designation }) };
}
