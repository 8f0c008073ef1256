import { isProvisional, namePartsOf } from '#catalogue/designation.ts';
import { designationIn } from '#catalogue/parse/horizons-header.ts';
import { labelOf } from '#catalogue/small-body.ts';
import type { Case } from './comparison.ts';

/** The object of a recorded name, such as `706765 (2010 TK7)`: as readers write it, and by what a catalogue has it. */
export function namedObject(
  recorded: string,
): Required<Pick<Case, 'name' | 'object'>> & Pick<Case, 'provisional'> {
  const object = designationIn(recorded);
  const { designation } = namePartsOf(recorded);
  const isOther = designation !== object && isProvisional(designation);
  return { name: titleOf(recorded), object, ...(isOther && { provisional: designation }) };
}

function titleOf(recorded: string): string {
  const parts = namePartsOf(recorded);
  if (parts.number === parts.designation && parts.name === undefined) return `(${parts.number})`;
  return labelOf({ ...parts, bodyType: /^(?:\d+[PDI]|[CPDXAI])\//.test(recorded) ? 'Comet' : 'Asteroid' });
}
