import { AU_KM } from '#engine/constants.ts';
import { numberText } from '#parts/quantities/number-text.ts';

/** A distance in kilometres: `38 012 km`. @param au of it. */
export function kilometres(au: number): string {
  return `${numberText(au * AU_KM, 0)} km`;
}

/** A diameter with its unit, in kilometres from one on. @param metres of it. */
export function diameterText(metres: number): { readonly value: string; readonly unit: string } {
  if (metres < 1000) return { value: metres.toFixed(1), unit: 'm' };
  const km = metres / 1000;
  return { value: km.toFixed(km < 10 ? 2 : km < 100 ? 1 : 0), unit: 'km' };
}
