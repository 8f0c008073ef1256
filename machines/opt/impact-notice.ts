import { impactNotice } from '../objects/listed-object.ts';
import type { OptPresent } from './opt-context.ts';

/**
 * What is to be said when an object of the results is picked: that it has hit the Earth or will, else why its table has
 * no more rows; undefined for an object that flies on.
 */
export function impactIn(
  { filtering, calculation }: Pick<OptPresent, 'filtering' | 'calculation'>,
  designator: string,
): string | undefined {
  const row = filtering.context.rows.find((listed) => listed.designator === designator);
  const known = row && impactNotice(row);
  if (known !== undefined) return known;
  const tables = calculation.context.calculation?.result.object.data ?? [];
  return tables.find((table) => table.designator === designator)?.error;
}
