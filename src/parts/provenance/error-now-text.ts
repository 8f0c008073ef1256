import { uncertaintyAt } from '#contract/opt/calculation.ts';
import type { OrbitNow } from '#contract/opt/orbit-now.ts';
import { ABSENT, fixedText, numberText } from '../quantities/number-text.ts';
import { basisText } from '../quantities/uncertainty-text.ts';

/** Errors from which on a tenth of an arcsecond means nothing. */
const WHOLE_FROM_ARCSEC = 100;

/** How far the place of an object may be off at the present, with what that rests on. */
export function errorNowRemark({ now, object: { fields, data } }: OrbitNow): readonly [string, string] {
  const [object] = data;
  const label = 'Estimated error now';
  if (object === undefined) return [label, ABSENT];
  if (object.error !== undefined) return [label, object.error];
  const [row = []] = object.data;
  const value = (field: string) => row[fields.indexOf(field)] ?? undefined;
  const [major, minor, angle] = [value('ERR_A'), value('ERR_B'), value('PA')];
  const run = uncertaintyAt(object, 0);
  if (major === undefined || run === undefined || run.basis === 'none') {
    return [label, `unknown${object.uncertainty?.note === undefined ? '' : `: ${object.uncertainty.note}`}`];
  }
  const shape = minor === undefined ? '' : ` × ${arcsecText(minor)}`;
  const turned = angle === undefined ? '' : `, position angle ${fixedText(angle, 0)}°`;
  const at = `${now.slice(0, 10)} ${now.slice(11, 16)} UTC`;
  return [label, `${arcsecText(major)}${shape}${turned}; 1 sigma, ${basisText(run)}, ${at}`];
}

function arcsecText(arcsec: number): string {
  return `${numberText(arcsec, arcsec < WHOLE_FROM_ARCSEC ? 1 : 0)}″`;
}
